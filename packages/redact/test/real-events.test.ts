import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { createTraceState, SpanStatusCode, type TraceState } from "@opentelemetry/api";
import {
  BasicTracerProvider,
  ConsoleSpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  type SpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import * as sentry from "@sentry/core";
import axios from "axios";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import winston from "winston";
import { redactValue } from "../src/index.ts";
import { redactSpans } from "../src/opentelemetry.ts";
import { redactPino } from "../src/pino.ts";
import { redactSentry } from "../src/sentry.ts";
import { redactFormat } from "../src/winston.ts";
import { kept } from "./kept.ts";
import { forms, planted } from "./planted.ts";

const CANARY = "CNRY0";

/** Returns everything that is printed of a value, whoever prints it. */
function printed(value: unknown): string {
  const inspected = inspect(value, { depth: Infinity, showHidden: true, maxStringLength: null, maxArrayLength: null });
  const seen = new Set<unknown>();
  const once = (_: string, item: unknown) => {
    if (typeof item !== "object" || item === null) return item;
    if (seen.has(item)) return "seen";
    seen.add(item);
    return item;
  };
  return inspected + JSON.stringify(value, once);
}

/** Puts a secret in each text and each key of an event in turn, in each form, and expects none of them in what is made of the event. */
function expectNone(event: unknown, mask: (event: never) => unknown): void {
  for (const form of forms)
    for (const where of ["texts", "keys"] as const) {
      const { copy, paths } = planted(event, form, where);
      expect(paths.length).toBeGreaterThan(2);
      const shown = printed(mask(copy as never)).matchAll(/CNRY(\d+)/g);
      expect([...new Set(Array.from(shown, ([, count]) => paths[Number(count) - 1]))], form(where)).toEqual([]);
    }
}

/** Returns the error of a request with a secret in each of its parts. */
async function failedRequest(): Promise<Error> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(500, { "Set-Cookie": `sid=${CANARY}`, "X-Api-Key": CANARY });
      response.end(JSON.stringify({ error: "no", access_token: CANARY }));
    });
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  try {
    const data = { user: "anna", password: CANARY };
    const headers = { Authorization: `Bearer ${CANARY}`, "X-Api-Key": CANARY };
    await axios.post(`http://localhost:${port}/login?sig=${CANARY}`, data, {
      headers,
      params: { token: CANARY },
      proxy: false,
    });
  } catch (error) {
    return error as Error;
  } finally {
    server.close();
  }
  throw new Error("The request has not failed");
}

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

/** A client of the SDK, as those of its platforms are. */
class OwnClient extends sentry.Client {
  // That of the SDK is protected.
  constructor(options: sentry.ClientOptions) {
    super(options);
  }

  eventFromException(thrown: unknown, hint?: sentry.EventHint) {
    return Promise.resolve(sentry.eventFromUnknownInput(this, this.getOptions().stackParser, thrown, hint));
  }

  eventFromMessage(message: string, level?: sentry.SeverityLevel, hint?: sentry.EventHint) {
    return Promise.resolve(sentry.eventFromMessage(this.getOptions().stackParser, message, level, hint));
  }
}

/** Reports requests that failed, and returns what was sent. */
async function report(traceLifecycle: "static" | "stream", options: Partial<sentry.ClientOptions>): Promise<string> {
  const sent: string[] = [];
  const client = new OwnClient({
    dsn: "https://key@sentry.dom/1",
    tracesSampleRate: 1,
    traceLifecycle,
    stackParser: sentry.createStackParser([0, (line) => ({ filename: line })]),
    integrations: [
      sentry.requestDataIntegration({
        include: { cookies: true, data: true, headers: true, query_string: true, url: true },
      }),
      sentry.linkedErrorsIntegration(),
      sentry.extraErrorDataIntegration({ depth: 5 }),
      ...(traceLifecycle === "stream" ? [sentry.spanStreamingIntegration()] : []),
    ],
    transport: (made) =>
      sentry.createTransport(made, ({ body }) => {
        sent.push(typeof body === "string" ? body : new TextDecoder().decode(body));
        return Promise.resolve({ statusCode: 200 });
      }),
    ...options,
  });
  sentry.setCurrentClient(client);
  client.init();
  // The SDK reports an error once.
  const error = await failedRequest();
  sentry.withIsolationScope((scope) => {
    scope.setSDKProcessingMetadata({
      normalizedRequest: {
        method: "POST",
        url: `https://h.dom/login?token=${CANARY}`,
        data: `{"credentials":{"key":"${CANARY}"}}`,
        query_string: `sig=${CANARY}`,
        headers: { cookie: CANARY, "x-api-key": CANARY, accept: "a" },
        cookies: { sid: CANARY },
      },
    });
    scope.setExtra("argv", ["node", "--token", CANARY]);
    scope.setContext("login", { password: CANARY, user: "anna" });
    scope.setTag("origin", `https://${CANARY}@h.dom/`);
    sentry.addBreadcrumb({ category: "fetch", data: { url: "https://h.dom/", "url.query": `sig=${CANARY}` } });
    sentry.addBreadcrumb({ category: "http", data: { "http.query": `token=${CANARY}` }, message: `?jwt=${CANARY}` });
    sentry.captureException(error);
    sentry.captureException(
      new AggregateError([new Error(`no //u:${CANARY}@h`)], `?token=${CANARY}`, { cause: error }),
    );
    sentry.captureMessage(`got ?token=${CANARY}`, "info");
    // The SDK copies other names than URLs into the header of its message, which none of its options can change.
    const attributes = {
      "sentry.segment.name.source": "url" as const,
      "sentry.source": "url",
      "url.query": `sig=${CANARY}`,
    };
    sentry.startSpan({ name: `GET /?token=${CANARY}`, attributes }, (span) => {
      span.addLink({ context: span.spanContext(), attributes: { "url.full": `//u:${CANARY}@h` } });
      sentry
        .startInactiveSpan({ name: `POST //u:${CANARY}@h`, attributes: { "http.request.header.cookie": CANARY } })
        .end();
    });
    sentry.logger.info(`got ?token=${CANARY}`, { password: CANARY, "url.query": `sig=${CANARY}` });
    sentry.metrics.count("logins", 1, { attributes: { "url.full": `//u:${CANARY}@h` } });
  });
  await client.flush();
  return sent.join("\n");
}

test("Sentry keeps its own of an event", () => {
  const own = { scope: { password: CANARY } };
  expect(redactSentry().beforeSend({ sdkProcessingMetadata: own }).sdkProcessingMetadata).toBe(own);
  expect(redactSentry().beforeSend({ message: "m" })).toEqual({ message: "m" });
});

test.each(["static", "stream"] as const)("Sentry, %s", async (lifecycle) => {
  // The SDK warns of hooks that a lifecycle does not call.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const raw: [hook: keyof ReturnType<typeof redactSentry>, event: unknown][] = [];
  const hooks = redactSentry();
  const names = Object.keys(hooks) as (keyof typeof hooks)[];
  const keepAs = (name: keyof typeof hooks) => (event: object) => {
    raw.push([name, structuredClone({ ...event, sdkProcessingMetadata: undefined })]);
    return event;
  };
  const keep = Object.fromEntries(names.map((name) => [name, keepAs(name)]));
  expect(await report(lifecycle, keep)).toContain(CANARY);
  const sent = await report(lifecycle, hooks);
  expect(sent).not.toContain(CANARY);
  for (const shown of [
    '"query_string":"sig=***"',
    '"x-api-key":"***","accept":"a"',
    "Request failed with status code 500",
  ])
    expect(sent).toContain(shown);
  const isUsed = (name: string) => name !== (lifecycle === "static" ? "beforeSendSpan" : "beforeSendTransaction");
  expect([...new Set(raw.map(([name]) => name))].sort()).toEqual(names.filter(isUsed).sort());
  for (const [name, event] of raw) expectNone(event, hooks[name]);
});
