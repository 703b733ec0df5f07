"""Talk: a conversation, typed text in and utterances out."""
