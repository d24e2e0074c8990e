import * as sentry from "@sentry/core";
import { expect, test, vi } from "vitest";
import { redactSentry } from "../src/sentry.ts";
import { CANARY, failedRequest } from "./failed-request.ts";
import { expectNone } from "./planted.ts";

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
