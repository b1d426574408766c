/** Nothing that is typed adds a receiver or a header to a mail. */
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { Email } from "@pulda/contract";
import { expect, it } from "vitest";
import { smtpTransport } from "./transport.ts";

const INJECTED = [
  "a@example.com\r\nBcc: b@example.com",
  "a@example.com\nBcc: b@example.com",
  "a@example.com%0aBcc:b@example.com\r",
  "a@example.com, b@example.com",
  "a@example.com;b@example.com",
  "a@example.com b@example.com",
  '"x" <a@example.com>',
  "<a@example.com>",
  "a@example.com>\r\nRCPT TO:<b@example.com",
  "a\u2028b@example.com",
];

it.each(INJECTED)("is no address: %j", (address) => {
  expect(Email.safeParse(address).success).toBe(false);
});

it("and what a mail is given stays in its place when it is sent", async () => {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        lines.push(line);
        if (isData) {
          if (line !== ".") continue;
          isData = false;
        } else if (line === "DATA") {
          isData = true;
          socket.write("354 go on\r\n");
          continue;
        }
        socket.write(line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, "Pulda <no-reply@example.com>");
  await transport.send({
    to: "a@example.com",
    subject: "one\r\nBcc: b@example.com\r\n\r\nanother body",
    text: "first\r\n.\r\nMAIL FROM:<evil@example.com>\r\nRCPT TO:<b@example.com>\r\n",
  });
  transport.close();
  server.close();
  await once(server, "close");

  const end = lines.lastIndexOf(".");
  const commands = [...lines.slice(0, lines.indexOf("DATA")), ...lines.slice(end + 1)];
  expect(commands.filter((line) => line.startsWith("RCPT TO"))).toEqual([
    "RCPT TO:<a@example.com>",
  ]);
  expect(lines.filter((line) => /^Bcc:/i.test(line))).toEqual([]);
  // A line of one dot in a text ends nothing.
  expect(lines.slice(lines.indexOf("DATA") + 1, end)).not.toContain(".");
});
