"""A speech-dispatcher that speaks to nobody and remembers: enough of its protocol for the real `speechd` client."""

import socket
import threading
from pathlib import Path

REPLIES = {
    "HISTORY": "245-1\r\n245 OK CLIENT ID SENT",
    "CANCEL": "210 OK CANCELED",
    "STOP": "210 OK STOPPED",
    "SET": "208 OK SET",
    "QUIT": "231 HAPPY HACKING",
}


class SpeechService:
    """Listens on a Unix socket; `heard` holds (language, text) of each message, `commands` every line.

    ill_from    the command that is answered with bytes that are no UTF-8, "" for none.
    """

    def __init__(self, path: Path, ill_from: str = "") -> None:
        self._ill_from = ill_from
        self.heard: list[tuple[str, str]] = []
        self.commands: list[str] = []
        self.address = f"unix_socket:{path}"
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(path))
        self._listening.listen()
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._listening.close()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._client, args=(client,), daemon=True).start()

    def _client(self, client: socket.socket) -> None:
        language = ""
        lines = (raw.decode("utf-8", "replace").rstrip("\r\n") for raw in client.makefile("rb"))
        for line in lines:
            self.commands.append(line)
            words = line.split()
            if self._ill_from and words[:1] == [self._ill_from]:
                client.sendall(b"230 \xff\xfe\xe9\r\n")
                continue
            if words[:1] == ["SPEAK"]:
                client.sendall(b"230 OK RECEIVING DATA\r\n")
                self._message(language, lines)
                client.sendall(b"225-1\r\n225 OK MESSAGE QUEUED\r\n")
                continue
            if words[:3] == ["SET", "self", "LANGUAGE"]:
                language = words[3]
            client.sendall(REPLIES.get(words[0] if words else "", "500 ERR INVALID COMMAND").encode() + b"\r\n")

    def _message(self, language: str, lines) -> None:
        text = []
        for line in lines:
            if line == ".":
                break
            text.append(line.removeprefix(".") if line.startswith("..") else line)
        self.heard.append((language, "\n".join(text)))
