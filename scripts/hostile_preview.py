"""Talks to `formwork preview --edit` as its page does."""
import json, signal, socket, subprocess

SECONDS = 20
HANDSHAKE = (
    "GET /{path}socket/1/0 HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")


def edit(command, folder, identifier, name, value):
    """Sets an attribute of an object in the first document of a folder, and returns the answer to the page."""
    process = subprocess.Popen([command, "preview", "--no-open", "--edit", folder], stdout=subprocess.PIPE)
    try:
        host, path = process.stdout.readline().decode().strip().removeprefix("http://").split("/", 1)
        with socket.create_connection(host.split(":"), timeout=SECONDS) as connection, connection.makefile("rb") as answers:
            connection.sendall(HANDSHAKE.format(path=path, host=host).encode())
            while answers.readline() not in (b"\r\n", b""):
                pass
            heard(answers)
            request = json.dumps({"number": 1, "version": 1, "edit": "set", "id": identifier, "name": name, "value": value}).encode()
            # A message in one frame, with a mask of zeros.
            connection.sendall(bytes([0x81, 0x80 | 126]) + len(request).to_bytes(2, "big") + bytes(4) + request)
            while (answer := heard(answers))["kind"] != "edit":
                pass
            return answer
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()
        process.stdout.close()


def heard(answers):
    """Returns the next message."""
    length = answers.read(2)[1] & 127
    if length > 125:
        length = int.from_bytes(answers.read(2 if length == 126 else 8), "big")
    return json.loads(answers.read(length))
