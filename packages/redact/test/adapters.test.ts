import { Console } from "node:console";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { pino } from "pino";
import { expect, test } from "vitest";
import winston from "winston";
import { redactConsole } from "../src/console.ts";
import { redactSpans } from "../src/opentelemetry.ts";
import { redactPino } from "../src/pino.ts";
import { redactSentry } from "../src/sentry.ts";
import { redactFormat } from "../src/winston.ts";
import { kept } from "./kept.ts";

const CANARY = "CNRY";

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
  span.setAttribute("url.fragment", `access_token=${CANARY}`);
  span.setAttribute("http.request.header.authorization", [`Bearer ${CANARY}`, CANARY]);
  span.setAttribute("http.request.header.accept", ["text/html"]);
  span.setAttribute("http.response.header.set-cookie", [CANARY]);
  span.setAttribute("gen_ai.usage.input_tokens", 12);
  span.addEvent("sent", { "url.full": `https://${CANARY}@h/` });
  span.end();
  const [ended] = exporter.getFinishedSpans();
  expect(ended?.name).toBe("GET");
  expect(ended?.attributes).toEqual({
    "url.full": "https://REDACTED:REDACTED@h/?sig=REDACTED&a=1",
    "url.query": "sig=REDACTED&a=1",
    "url.fragment": "access_token=REDACTED",
    "http.request.header.authorization": ["REDACTED", "REDACTED"],
    "http.request.header.accept": ["text/html"],
    "http.response.header.set-cookie": ["REDACTED"],
    "gen_ai.usage.input_tokens": 12,
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

test("a console writes nothing raw, by whatever method, and keeps the others", () => {
  const { stream, text } = kept();
  const own = new Console(stream, stream);
  const safe = redactConsole(own);
  const secret = `//u:${CANARY}@h`;
  for (const method of [
    "log",
    "debug",
    "info",
    "warn",
    "error",
    "trace",
    "group",
    "groupCollapsed",
    "dirxml",
    "count",
  ] as const)
    safe[method](secret);
  safe.assert(false, secret);
  safe.dir({ secret }, { depth: 0 });
  safe.table([[secret]]);
  safe.time(secret);
  safe.timeLog(secret, secret);
  safe.timeEnd(secret);
  safe.groupEnd();
  expect(text()).not.toContain(CANARY);
  expect(text().match(/\/\/u:\*\*\*@h|secret: '\*\*\*'/g)?.length).toBeGreaterThan(14);
  expect(redactConsole({ log: 5, other: 6 })).toMatchObject({ log: 5, other: 6 });
});

test("Sentry", () => {
  const { beforeSend, beforeSendTransaction, beforeBreadcrumb } = redactSentry();
  const scope = { password: CANARY };
  const event = {
    exception: { values: [{ type: "Error", value: `no ftp://u:${CANARY}@h` }] },
    request: {
      url: `https://${CANARY}@h/`,
      query_string: `token=${CANARY}&a=1` as unknown,
      headers: { "X-API-Key": CANARY, Accept: "a" },
      cookies: { a: CANARY },
    },
    sdkProcessingMetadata: { scope },
  };
  for (const mask of [beforeSend, beforeSendTransaction]) {
    expect(mask(event)).toEqual({
      exception: { values: [{ type: "Error", value: "no ftp://u:***@h" }] },
      request: {
        url: "https://***@h/",
        query_string: "token=***&a=1",
        headers: { "X-API-Key": "***", Accept: "a" },
        cookies: "***",
      },
      sdkProcessingMetadata: { scope },
    });
    expect(mask(event).sdkProcessingMetadata.scope).toBe(scope);
  }
  for (const [given, shown] of [
    [
      [
        ["token", CANARY],
        ["a", "1"],
      ],
      [
        ["token", "***"],
        ["a", "1"],
      ],
    ],
    [
      { token: CANARY, a: "1" },
      { token: "***", a: "1" },
    ],
  ])
    expect(beforeSend({ request: { query_string: given } })).toEqual({ request: { query_string: shown } });
  expect(beforeSend({ message: "m" })).toEqual({ message: "m" });
  expect(
    beforeBreadcrumb({ category: "fetch", data: { url: `?sig=${CANARY}`, "http.query": `?token=${CANARY}` } }),
  ).toEqual({
    ...{ category: "fetch", data: { url: "?sig=***", "http.query": "?token=***" } },
  });
});
