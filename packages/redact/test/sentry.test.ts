import {
  Client,
  type ClientOptions,
  createTransport,
  type Event,
  Scope,
  type SeverityLevel,
  setCurrentClient,
  spanStreamingIntegration,
  startInactiveSpan,
} from "@sentry/core";
import { expect, test } from "vitest";
import { redactSentry } from "../src/sentry.ts";

const CANARY = "CNRY";

/** A client of the SDK, as those of its platforms are. */
class OwnClient extends Client {
  // That of the SDK is protected.
  constructor(options: ClientOptions) {
    super(options);
  }

  eventFromException(thrown: unknown, hint?: { readonly event_id?: string }) {
    const { name: type, message: value } = thrown as Error;
    return Promise.resolve<Event>({ ...hint, exception: { values: [{ type, value }] } });
  }

  eventFromMessage(message: string, level?: SeverityLevel) {
    return Promise.resolve<Event>({ message, ...(level && { level }) });
  }
}

test("the SDK sends nothing raw", async () => {
  const sent: string[] = [];
  const client = new OwnClient({
    dsn: "https://key@sentry.dom/1",
    tracesSampleRate: 1,
    integrations: [spanStreamingIntegration()],
    stackParser: () => [],
    transport: (options) =>
      createTransport(options, ({ body }) => {
        sent.push(typeof body === "string" ? body : new TextDecoder().decode(body));
        return Promise.resolve({ statusCode: 200 });
      }),
    ...redactSentry(),
  });
  client.init();
  const scope = new Scope();
  scope.setClient(client);
  scope.addBreadcrumb({ category: "fetch", data: { url: `https://h.dom/?sig=${CANARY}`, status: 200 } });
  scope.setExtra("headers", { "X-API-Key": CANARY, accept: "a" });
  scope.setContext("login", { password: CANARY, user: "anna" });
  scope.setTag("origin", `https://${CANARY}@h.dom/`);
  client.captureException(new Error(`no ftp://anna:${CANARY}@h.dom/`), {}, scope);
  client.captureMessage(`got ?token=${CANARY}`, "info", {}, scope);
  setCurrentClient(client);
  startInactiveSpan({
    name: `GET /?token=${CANARY}`,
    // The SDK copies other names than URLs into the header of its message, which none of its options can change.
    attributes: {
      "sentry.segment.name.source": "url",
      "url.full": `//u:${CANARY}@h`,
      "url.query": `sig=${CANARY}`,
      "http.request.header.cookie": CANARY,
    },
  }).end();
  await client.flush(2000);
  expect(sent).toHaveLength(3);
  const all = sent.join("");
  expect(all).not.toContain(CANARY);
  for (const shown of [
    '"value":"no ftp://anna:***@h.dom/"',
    '"message":"got ?token=***"',
    '"url":"https://h.dom/?sig=***","status":200',
    '"X-API-Key":"***","accept":"a"',
    '"password":"***","user":"anna"',
    '"origin":"https://***@h.dom/"',
    '"name":"GET /?token=***"',
    '"//u:***@h"',
    '"sig=***"',
  ])
    expect(all).toContain(shown);
});
