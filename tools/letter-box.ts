/**
 * A stand-in for a language model's service: it speaks the chat-completions protocol on the loopback address.
 *
 *   npm run letter-box -- FOLDER                        each request becomes FOLDER/0001.request.md; write the answer
 *                                                       into FOLDER/0001.answer.json
 *   npm run letter-box -- FOLDER --record EXCHANGES     and keeps each exchange; what is kept there is answered at once
 *   npm run letter-box -- --recorded EXCHANGES          answers from what was kept alone; 404 for anything else
 *   npm run letter-box -- … --port 8300 --fault 429:3   every third request is refused: slow, 401, 429, cut, rubbish
 *
 * docs/how-to/play-the-model.md
 */
import { parseArgs } from "node:util";
import { startChatServer, type ChatServerOptions } from "./stand-in/chat-server.ts";
import { parseFault, type Fault } from "./stand-in/fault.ts";
import { LetterBox } from "./stand-in/letter-box.ts";
import { Recorded } from "./stand-in/recorded.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: "string", default: "0" },
    record: { type: "string" },
    recorded: { type: "string" },
    fault: { type: "string", multiple: true, default: [] },
  },
});
const [folder] = positionals;
if ((folder === undefined) === (values.recorded === undefined))
  stop(
    "usage: npm run letter-box -- FOLDER [--record EXCHANGES] | --recorded EXCHANGES  [--port 0] [--fault slow|401|429|cut|rubbish[:N]]",
  );
const faults = values.fault.map(readFault);
const { url } = await startChatServer({
  faults,
  port: readPort(),
  answer: folder === undefined ? fromRecorded(values.recorded ?? "") : fromLetters(folder),
});
console.log(
  [
    url,
    "",
    "PULDA_MODEL_PROVIDER=openai-compatible",
    `PULDA_MODEL_URL=${url}`,
    "PULDA_MODEL=stand-in",
    "PULDA_MODEL_KEY=none",
  ].join("\n"),
);

function fromRecorded(path: string): ChatServerOptions["answer"] {
  const recorded = openRecorded(path);
  return (request) => Promise.resolve(recorded.find(request));
}

function fromLetters(path: string): ChatServerOptions["answer"] {
  const box = new LetterBox(path);
  const recorded = values.record === undefined ? null : openRecorded(values.record);
  return async (request, gone) => {
    const known = recorded?.find(request);
    if (known) return known;
    const { letter, answer } = box.put(request);
    console.log(letter);
    const text = await box.awaitAnswer(answer, gone);
    if (text === null) {
      console.log(`${letter}: nobody waits for it any more`);
      return null;
    }
    const { system, prompt, model } = request;
    recorded?.add({ system, prompt, answer: text, model });
    return { text, model };
  };
}

function openRecorded(path: string): Recorded {
  try {
    return new Recorded(path);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function readFault(text: string): Fault {
  return parseFault(text) ?? stop(`--fault: "${text}" is none of slow, 401, 429, cut, rubbish`);
}

function readPort(): number {
  const port = Number(values.port);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : stop(`--port: "${values.port}" is no port`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
