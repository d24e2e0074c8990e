import { inspect } from "node:util";
import { createTraceState, SpanStatusCode, type TraceState } from "@opentelemetry/api";
import {
  BasicTracerProvider,
  ConsoleSpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  type SpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import winston from "winston";
import { redactValue } from "../src/index.ts";
import { redactSpans } from "../src/opentelemetry.ts";
import { redactPino } from "../src/pino.ts";
import { redactFormat } from "../src/winston.ts";
import { CANARY, failedRequest } from "./failed-request.ts";
import { kept } from "./kept.ts";
import { expectNone, forms, printed } from "./planted.ts";

const error = await failedRequest();
const chain = new AggregateError([error, new Error(`no //u:${CANARY}@h`)], `?token=${CANARY}`, { cause: error });

test("an error of axios", () => {
  expect(inspect(error, { depth: 5 })).toContain(CANARY);
  const shown = printed(redactValue([error, chain]));
  expect(shown).not.toContain(CANARY);
  expect(shown).toMatch(/Request failed with status code 500.*"method":"post"/s);
  // Without toJSON, as loggers copy it.
  const { config, request, response } = error as unknown as Record<string, unknown>;
  const fields = redactValue({ config, request, response });
  expect(printed(fields)).not.toContain(CANARY);
  expect(fields).toMatchObject({
    config: { method: "post", headers: { Authorization: "***" }, data: '{"user":"anna","password":"***"}' },
    request: {
      _header: expect.stringMatching(/^POST \/login\?sig=\*\*\*&token=\*\*\* .*\r\nAuthorization: \*\*\*\r\n/s),
    },
    response: { status: 500, data: { error: "no", access_token: "***" } },
  });
  expectNone({ config, request, response }, redactValue);
});

test("pino", () => {
  const raw: unknown[] = [];
  const streamWrite = (line: string) => {
    raw.push(JSON.parse(line));
    return line;
  };
  const log = (options: pino.LoggerOptions) => {
    const { stream, text } = kept();
    const logger = pino({ ...options, name: "shop" }, stream);
    logger.error(error);
    logger.error({ err: chain, req: { url: `/?token=${CANARY}`, rawHeaders: ["Cookie", CANARY, "Accept", "a"] } });
    logger
      .child({ login: { password: CANARY } })
      .info({ body: `{"credentials":{"key":"${CANARY}"}}` }, "%s got", "anna");
    logger.info(
      { url: { query: `code=1&sig=${CANARY}` }, argv: ["node", "--token", CANARY] },
      `curl -u anna:${CANARY} h`,
    );
    return text();
  };
  expect(log({ hooks: { streamWrite } })).toContain(CANARY);
  expect(log(redactPino())).not.toContain(CANARY);
  expect(raw).toHaveLength(4);
  for (const line of raw) expectNone(line, (event) => redactPino().hooks.streamWrite(`${JSON.stringify(event)}\n`));
});

test("winston", () => {
  const raw: unknown[] = [];
  const { combine, errors, json, splat } = winston.format;
  const log = (format: {
    transform: (info: winston.Logform.TransformableInfo) => winston.Logform.TransformableInfo;
  }) => {
    const { stream, text } = kept();
    const logger = winston.createLogger({
      defaultMeta: { service: "shop", apiKey: CANARY },
      format: combine(errors({ stack: true }), splat(), format, json()),
      transports: [new winston.transports.Stream({ stream })],
    });
    logger.error(new Error(`no //u:${CANARY}@h`));
    logger.warn(`got ?sig=${CANARY}`, { body: `{"password":"${CANARY}"}`, headers: [["Cookie", CANARY]] });
    logger.info("for %s: %j", "anna", { token: CANARY });
    return text();
  };
  const keep = (info: winston.Logform.TransformableInfo) => {
    raw.push(info);
    return info;
  };
  expect(log({ transform: keep })).toContain(CANARY);
  const shown = log(redactFormat());
  expect(shown).not.toContain(CANARY);
  expect(shown).toContain('for anna: {\\"token\\":\\"***\\"}');
  for (const info of raw) expectNone(info, redactFormat().transform);
});

test("OpenTelemetry", () => {
  const raw: ReadableSpan[] = [];
  const keep: SpanProcessor = {
    onStart: () => {},
    onEnd: (span) => raw.push(span),
    forceFlush: () => Promise.resolve(),
    shutdown: () => Promise.resolve(),
  };
  const provider = new BasicTracerProvider({ spanProcessors: [keep] });
  const linked = { traceId: "1".repeat(32), spanId: "2".repeat(16), traceFlags: 1 };
  /** Writes a span with a text in each place for one. */
  const write = (text: string, traceState?: TraceState) => {
    const link = {
      context: { ...linked, ...(traceState && { traceState }) },
      attributes: { "url.full": text },
    };
    const tracer = provider.getTracer(text, text);
    const span = tracer.startSpan(text, { links: [link], attributes: { "url.query": text, "db.query.text": text } });
    span.setAttribute(text, 1);
    span.setAttribute("process.command_args", ["node", text]);
    span.addEvent(text, { "exception.message": text, "exception.stacktrace": text });
    span.setStatus({ code: SpanStatusCode.ERROR, message: text });
    span.end();
    const [written] = raw.splice(0);
    if (written === undefined) throw new Error("No span has ended");
    written.resource.attributes["service.name"] = text;
    return written;
  };
  const dir = vi.spyOn(console, "dir").mockImplementation(() => {});
  const exporter = new SimpleSpanProcessor(new ConsoleSpanExporter());
  const exported = (span: ReadableSpan) => {
    dir.mockClear();
    redactSpans(exporter).onEnd(span as never);
    return dir.mock.calls[0]?.[0] as Record<string, unknown>;
  };
  for (const form of forms) {
    const span = write(form(CANARY), createTraceState(`a=${form(CANARY)}`));
    expect(printed(exported(span)), form(CANARY)).not.toContain(CANARY);
    const passed: ReadableSpan[] = [];
    redactSpans({ ...keep, onEnd: (each) => passed.push(each) }).onEnd(span as never);
    expect(printed(passed)).not.toContain(CANARY);
    expect(passed[0]?.links[0]?.context.traceState?.serialize() ?? CANARY).not.toContain(CANARY);
  }
  const plain = write("GET");
  exporter.onEnd(plain);
  const before: unknown = dir.mock.lastCall?.[0];
  expect(exported(plain)).toEqual(before);
  const resources: unknown[] = [];
  const collect = redactSpans({ ...keep, onEnd: (span: ReadableSpan) => resources.push(span.resource) });
  for (let count = 0; count < 2; count++) collect.onEnd(plain as never);
  expect(resources[0]).toBe(resources[1]);
  dir.mockRestore();
});
