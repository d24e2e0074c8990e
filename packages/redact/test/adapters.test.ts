import { Console } from "node:console";
import { createTraceState, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { pino } from "pino";
import { expect, test } from "vitest";
import winston from "winston";
import { redactConsole } from "../src/console.ts";
import { redactAttributes, redactSpans } from "../src/opentelemetry.ts";
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

test("pino, with a line that is not JSON", () => {
  const { streamWrite } = redactPino({ replacement: "X" }).hooks;
  expect(streamWrite(`not JSON: ftp://u:${CANARY}@h\n`)).toBe("not JSON: ftp://u:X@h\n");
  expect(streamWrite(`{"token":"${CANARY}"}\n`)).toBe('{"token":"X"}\n');
});

test("winston", () => {
  const { stream, text } = kept();
  const { combine, json, splat } = winston.format;
  const log = winston.createLogger({
    format: combine(splat(), redactFormat<winston.Logform.TransformableInfo>(), json()),
    transports: [new winston.transports.Stream({ stream })],
  });
  log.info(`got ftp://u:${CANARY}@h`, { token: CANARY, deep: { url: `?sig=${CANARY}` } });
  log.info("sent ftp://u:%s@h", CANARY);
  const [got, sent] = text().split("\n");
  expect(JSON.parse(got as string)).toEqual({
    level: "info",
    message: "got ftp://u:***@h",
    token: "***",
    deep: { url: "?sig=***" },
  });
  expect(JSON.parse(sent as string)).toEqual({ level: "info", message: "sent ftp://u:***@h" });
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
  const state = createTraceState(`a=https://u:${CANARY}@h/`);
  const parent = trace.setSpanContext(ROOT_CONTEXT, { ...span.spanContext(), traceState: state });
  provider.getTracer(`https://u:${CANARY}@h/`).startSpan("child", {}, parent).end();
  const [child] = exporter.getFinishedSpans();
  expect(child?.parentSpanContext?.traceState?.serialize()).toBe("a=https://REDACTED:REDACTED@h/");
  expect(child?.instrumentationScope.name).toBe("https://REDACTED:REDACTED@h/");
  expect(child && "duration" in child && child instanceof (span.constructor as never)).toBe(true);
  exporter.reset();
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

test("spans of any kind, without an SDK", () => {
  const context = { traceId: "1", traceState: { size: 1, serialize: () => `a=?token=${CANARY}` } };
  const attributes = { "url.full": `//u:${CANARY}@h`, token: CANARY };
  const resource = { schemaUrl: "x" };
  class Span {
    readonly kind = 3;
    readonly name = `//u:${CANARY}@h`;
    readonly status = { code: 2, message: `?sig=${CANARY}` };
    readonly attributes = attributes;
    readonly events = [{ name: `?jwt=${CANARY}`, time: 5 }, { attributes }];
    readonly links = [{ context: { traceId: "2" }, attributes }, { context }];
    readonly resource = resource;
    readonly instrumentationScope = { name: "y", version: `?token=${CANARY}` };
    readonly #context = context;
    readonly spanContext = () => this.#context;
    kindOf() {
      return this.kind;
    }
  }
  const ended: Span[] = [];
  const processor = { name: "p", onEnd: (span: never) => ended.push(span), ended: () => ended.length };
  const redacting = redactSpans(processor);
  for (const span of [new Span(), new Span()]) redacting.onEnd(span as never);
  expect([redacting.name, redacting.ended(), Object.keys(redacting)]).toEqual(["p", 2, ["onEnd"]]);
  const [span, next] = ended as [Span, Span];
  const masked = { "url.full": "//u:REDACTED@h", token: "REDACTED" };
  expect(span).toBeInstanceOf(Span);
  expect(["kind" in span, "kindOf" in span, "other" in span, span.kindOf(), span.name]).toEqual([
    true,
    true,
    false,
    3,
    "//u:REDACTED@h",
  ]);
  expect([span.status, span.attributes, span.instrumentationScope]).toEqual([
    { code: 2, message: "?sig=REDACTED" },
    masked,
    { name: "y", version: "?token=REDACTED" },
  ]);
  expect(span.events).toEqual([{ name: "?jwt=REDACTED", time: 5 }, { attributes: masked }]);
  expect(span.links[0]).toEqual({ context: { traceId: "2" }, attributes: masked });
  for (const { traceId, traceState } of [span.links[1]?.context as typeof context, span.spanContext()])
    expect([traceId, traceState.size, traceState.serialize()]).toEqual(["1", 1, "a=?token=REDACTED"]);
  expect(Reflect.get(span, "parentSpanContext")).toBeUndefined();
  expect(span.resource).toBe(next.resource);
  expect([span.resource.schemaUrl, Reflect.get(span.resource, "attributes")]).toEqual(["x", {}]);
  Object.assign(resource, { attributes });
  expect(Reflect.get(span.resource, "attributes")).toEqual(masked);
  const replacing = redactSpans(processor, { replacement: "X" });
  replacing.onEnd(new Span() as never);
  expect(ended.at(-1)?.name).toBe("//u:X@h");
});

test("a console", () => {
  const { stream, text } = kept();
  const own = new Console(stream, stream);
  redactConsole(own).log("got %s", `//u:${CANARY}@h`, { token: CANARY });
  redactConsole(own).error(new Error(`?jwt=${CANARY}`));
  expect(text()).toContain("got //u:***@h { token: '***' }");
  expect(text()).not.toContain(CANARY);
});

test.each([
  [["ftp://u:%s@h", "CNRY"], "ftp://u:***@h"],
  [["ftp://u:%%s@h is %s%%", "a"], "ftp://u:***@h is a%"],
  [["//%s:%s@h %d%% of %s, 5% %s", "u", "CNRY", 7, "all"], "//u:***@h 7% of all, 5% %s"],
  [["//u:%i@%s", 17, "h"], "//u:***@h"],
  [["//u:%f@h?token=%s&a=%j", 1.5, "CNRY", { b: 1 }], '//u:***@h?token=***&a={"b":1}'],
  [["https://%s/x", "CNRY@h"], "https://***@h/x"],
  [["https://%o@h/?sig=%O", { a: 1 }, ["CNRY"]], "https://***@h/?sig=***"],
  [["//u:%cCNRY%c@h", "color: red", ""], "//u:***@h"],
  [["%c//u:%s@h", "color: red", "CNRY"], "//u:***@h"],
  [["?token=%s", "CNRY", "//u:CNRY@h", 100], "?token=*** //u:***@h 100"],
  [["?a=%s&token=%s", Symbol("b"), undefined], "?a=Symbol(b)&token=undefined"],
  [["%s//u:CNRY@h%s", "", ""], "//u:***@h"],
  [["//u:CNRY%s@h/%s", "", "b"], "//u:***@h/b"],
  [["//u:CNRY@%s and //v:%s@h", "g", "CNRY"], "//u:***@g and //v:***@h"],
  [["100%"], "100%"],
  [["100%%", 5], "100% 5"],
  [["//u:%s@h is 100%", "CNRY"], "//u:***@h is 100%"],
  [["%j and %s", { token: "CNRY" }, "a"], '{"token":"***"} and a'],
  [["//u:%s@h"], "//u:***@h"],
  [["%s: %o", "a", null], "a: null"],
])("a console formats %j, then masks it", (values, expected) => {
  for (const method of ["log", "warn", "assert", "groupCollapsed"] as const) {
    const { stream, text } = kept();
    const safe = redactConsole(new Console(stream, stream)) as unknown as Record<string, (...all: unknown[]) => void>;
    safe[method]?.(...(method === "assert" ? [false, ...values] : values));
    expect(text().replace(/^Assertion failed: |\n/g, "")).toBe(expected);
  }
});

test("a console takes time proportional to the length of a format", () => {
  const { stream, text } = kept();
  const format = "?token=%s&a=%s ";
  redactConsole(new Console(stream, stream)).log(format.repeat(20_000), ...Array(40_000).fill("b"));
  expect(text()).toBe(`${"?token=***&a=b ".repeat(20_000)}\n`);
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

const revoked = () => {
  const { proxy, revoke } = Proxy.revocable<object>({}, {});
  revoke();
  return proxy;
};
const throws = (): never => {
  throw new Error("Not read.");
};

test.each<[what: string, value: unknown, attributes: unknown, event: unknown]>([
  [
    "a getter that throws",
    Object.defineProperty({ b: "?sig=c4n4ry" }, "a", { get: throws, enumerable: true }),
    { a: "REDACTED", b: "?sig=REDACTED" },
    { a: "***", b: "?sig=***" },
  ],
  ["a revoked proxy", revoked(), "REDACTED", "***"],
  ["a proxy that has no keys", new Proxy({}, { ownKeys: throws }), "REDACTED", "***"],
  ["a revoked proxy in a field", { a: revoked(), b: 1 }, { a: "REDACTED", b: 1 }, { a: "***", b: 1 }],
  ["a list with a revoked proxy", { a: [revoked(), 1] }, { a: ["REDACTED", "REDACTED"] }, { a: "***" }],
  ["a list that throws", { a: new Proxy([1], { get: throws }) }, { a: "REDACTED" }, { a: "***" }],
  [
    "attributes that throw",
    Object.defineProperty({ b: 1 }, "attributes", { get: throws, enumerable: true }),
    { attributes: "REDACTED", b: 1 },
    { attributes: "***", b: 1 },
  ],
  ["revoked attributes", { attributes: revoked() }, { attributes: "REDACTED" }, { attributes: "***" }],
  ["no attributes", { attributes: null }, { attributes: null }, { attributes: null }],
  ["nothing", undefined, undefined, undefined],
  ["null", null, null, null],
])("attributes and events never throw: %s", (_, value, attributes, event) => {
  expect(redactAttributes(value as object)).toEqual(attributes);
  expect(redactSentry().beforeSend(value as object)).toEqual(event);
});

test("an event that is written as a text is masked as one", () => {
  expect(redactSentry().beforeSend({ toJSON: () => "?sig=c4n4ry", sdkProcessingMetadata: 1 })).toBe("?sig=***");
});
