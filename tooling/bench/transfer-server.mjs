// Serves files on this machine for measuring transfers: each has as many octets as its name says, over FTP, Gopher and HTTP.
// Prints the URL of their folder for each protocol, as JSON.
import { once } from "node:events";
import { createServer } from "node:net";

const piece = Buffer.alloc(1 << 20);

async function send(socket, count) {
  for (let left = count; left > 0 && !socket.destroyed; left -= piece.length)
    if (!socket.write(left < piece.length ? piece.subarray(0, left) : piece))
      await once(socket, "drain").catch(() => {});
  socket.end();
}

async function listen(serve) {
  const server = createServer({ noDelay: true }, (socket) => {
    socket.on("error", () => {});
    serve(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

const ftp = await listen((control) => {
  const say = (line) => control.write(`${line}\r\n`);
  let data;
  const answers = {
    USER: () => say("230 in"),
    PWD: () => say('257 "/"'),
    TYPE: () => say("200 ok"),
    SIZE: (name) => say(`213 ${name}`),
    QUIT: () => control.end("221 bye\r\n"),
    EPSV: async () => {
      const server = await listen(() => {});
      data = once(server, "connection").then(([socket]) => {
        server.close();
        return socket;
      });
      // If the answer arrives before curl looks for it, curl 7.88 waits for 0.2 s.
      setTimeout(() => say(`229 ok (|||${server.address().port}|)`), 2);
    },
    RETR: async (name) => {
      say(`150 here (${name} bytes)`);
      const socket = await data;
      await send(socket, Number(name));
      await once(socket, "close");
      say("226 done");
    },
  };
  say("220 ready");
  let rest = "";
  control.on("data", (chunk) => {
    const lines = `${rest}${chunk}`.split("\r\n");
    rest = lines.pop();
    for (const line of lines) {
      const [verb, ...words] = line.split(" ");
      (answers[verb] ?? (() => say("250 ok")))(words.join(" "));
    }
  });
});

/** Answers the first line that a client sends; curl sends the end of the line separately. */
const answering = (answer) =>
  listen((socket) => {
    let request = "";
    socket.on("data", function take(chunk) {
      request += chunk;
      if (!request.includes("\n")) return;
      socket.off("data", take).resume();
      answer(socket, request);
    });
  });

const gopher = await answering((socket, selector) => send(socket, Number.parseInt(selector, 10)));

const http = await answering((socket, request) => {
  const count = Number(/^GET \/(\d+)/.exec(request)[1]);
  socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${count}\r\nConnection: close\r\n\r\n`);
  send(socket, count);
});

console.log(
  JSON.stringify({
    FTP: `ftp://127.0.0.1:${ftp.address().port}/`,
    HTTP: `http://127.0.0.1:${http.address().port}/`,
    Gopher: `gopher://127.0.0.1:${gopher.address().port}/9`,
  }),
);
