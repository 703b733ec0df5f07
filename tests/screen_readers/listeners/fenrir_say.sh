#!/bin/sh
# Fenrir runs this with each utterance: one record "TIME<1F>TEXT<1E>", in one write, even when Fenrir stops it.
trap '' TERM
printf '%s\037%s\036' "$(date +%s.%N)" "$1" >> "$SCREEN_READER_LOG.said"
