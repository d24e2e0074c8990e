import { Console } from "node:console";
import { Writable } from "node:stream";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { pino } from "pino";
import { expect, test } from "vitest";
import winston from "winston";
import { redactConsole } from "../src/console.ts";
import { redactSpans } from "../src/opentelemetry.ts";
import { redactPino } from "../src/pino.ts";
import { redactFormat } from "../src/winston.ts";

const CANARY = "CNRY";

/** Makes a stream that keeps the text written to it. */
function kept(): { readonly stream: Writable; readonly text: () => string } {
  let all = "";
  const stream = new Writable({
    write: (chunk, _, done) => {
      all += chunk;
      done();
    },
  });
  return { stream, text: () => all };
}

test("pino", () => {
  const { stream, text } = kept();
  const log = pino(redactPino(), stream);
  log.info({ url: `ftp://u:${CANARY}@h`, user: { password: CANARY } }, `got ?token=${CANARY}`);
  log.error(new Error(`no //u:${CANARY}@h`));
  log.child({ token: CANARY }).info({ authorization: CANARY }, "as child");
  expect(text()).not.toContain(CANARY);
  const lines = text()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines[0]).toMatchObject({ url: "ftp://u:***@h", user: { password: "***" }, msg: "got ?token=***" });
  expect(lines[1]).toMatchObject({ err: { type: "Error", message: "no //u:***@h" } });
  expect(lines[2]).toMatchObject({ token: "***", authorization: "***", msg: "as child" });
});

test("winston", () => {
  const { stream, text } = kept();
  const { combine, json } = winston.format;
  const log = winston.createLogger({
    format: combine(redactFormat<winston.Logform.TransformableInfo>(), json()),
    transports: [new winston.transports.Stream({ stream })],
  });
  log.info(`got ftp://u:${CANARY}@h`, { token: CANARY, deep: { url: `?sig=${CANARY}` } });
  expect(JSON.parse(text())).toEqual({
    level: "info",
    message: "got ftp://u:***@h",
    token: "***",
    deep: { url: "?sig=***" },
  });
});

test("OpenTelemetry", () => {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [redactSpans(new SimpleSpanProcessor(exporter))] });
  const span = provider.getTracer("test").startSpan("GET");
  span.setAttribute("url.full", `https://u:${CANARY}@h/?sig=${CANARY}&a=1`);
  span.setAttribute("url.query", `sig=${CANARY}&a=1`);
  span.addEvent("sent", { "url.full": `https://${CANARY}@h/` });
  span.end();
  const [ended] = exporter.getFinishedSpans();
  expect(ended?.name).toBe("GET");
  expect(ended?.attributes).toEqual({
    "url.full": "https://REDACTED:REDACTED@h/?sig=REDACTED&a=1",
    "url.query": "sig=REDACTED&a=1",
  });
  expect(ended?.events[0]?.attributes).toEqual({ "url.full": "https://REDACTED@h/" });
});

test("a console", () => {
  const { stream, text } = kept();
  const own = new Console(stream, stream);
  redactConsole(own).log("got %s", `//u:${CANARY}@h`, { token: CANARY });
  redactConsole(own).error(new Error(`?jwt=${CANARY}`));
  expect(text()).toContain("got //u:***@h { token: '***' }");
  expect(text()).not.toContain(CANARY);
});
