import type { UrlValue } from "@url1738/core";
import { clientError } from "../errors/client-error.ts";
import { KnownSecrets, type Login } from "../errors/secrets.ts";
import { Connection } from "../wire/connection.ts";
import { type Means, reach } from "../wire/reach.ts";
import type { Scope } from "../wire/scope.ts";
import { StreamReader } from "../wire/stream-reader.ts";
import { startTls } from "../wire/tls.ts";
import type { ClientRegistry, Driver, Io, PasswordQuestion, Plan } from "./driver.ts";
import { secretFields } from "./header-fields.ts";
import type { DialogueLine, OpenOptions } from "./options.ts";
import type { ConnectionPlace } from "./places.ts";

/** The answer to a question: a password, or a login if the question names no user; `undefined` for no answer. @public */
export type Answer = string | Login | undefined;

/** Asks the user for a password. @public */
export type AskPassword = (question: PasswordQuestion) => Answer | Promise<Answer>;

/** Everything that belongs to one transfer. */
export interface Transfer {
  readonly url: UrlValue;
  readonly registry: ClientRegistry;
  readonly options: OpenOptions;
  readonly plan: Plan;
  readonly driver: Driver;
  readonly means: Means;
  readonly scope: Scope;
  readonly place?: ConnectionPlace | undefined;
  readonly askPassword: AskPassword | undefined;
}

/** Returns the secrets known before the dialogue: the URL's, the plan's and the caller's. */
function secretsOf({ url, plan, options, place }: Transfer): KnownSecrets {
  const secrets = place?.secrets ?? new KnownSecrets();
  for (const { password } of [url, plan] as readonly { readonly password?: unknown }[])
    if (typeof password === "string") secrets.add(password);
  if (options.login !== undefined) secrets.addLogin(options.login);
  for (const [, value] of secretFields(options.headers ?? {})) secrets.add(value);
  return secrets;
}

/** Returns the ports of the protocol to be spoken: the driver's, or the scheme's default port if the driver names none. */
function ownPorts({ driver, registry, url }: Transfer): readonly number[] {
  if (driver.ports !== undefined) return driver.ports;
  const port = registry.schemes.find(({ name }) => name === url.scheme)?.defaultPort;
  return port === undefined ? [] : [port];
}

/** Makes the tools that the driver of a transfer works with. */
export function createIo(transfer: Transfer): Io {
  const { url, registry, options, means, scope, place, askPassword } = transfer;
  const secrets = secretsOf(transfer);
  const allowedPorts = ownPorts(transfer);
  const tell = (direction: DialogueLine["direction"], line: string) =>
    options.onDialogue?.({ direction, line: secrets.mask(line) });
  return {
    url,
    registry,
    options,
    async connect(to) {
      const { stream, address } = await reach(to, to.address === undefined ? allowedPorts : [], means, scope);
      tell("note", `connected to ${address}, port ${to.port}`);
      return new Connection(stream, { address, port: to.port }, scope, tell);
    },
    keeper: place && {
      reuse() {
        const kept = place.take();
        kept?.connection.join(scope, tell);
        if (kept)
          tell("note", `goes on over the connection to ${kept.connection.address}, port ${kept.connection.port}`);
        return kept;
      },
      keep(connection, memory, farewell) {
        if (scope.isOver || !connection.isIdle) return;
        connection.leave();
        place.give({ connection, memory, farewell });
      },
    },
    async secure(connection, host, like) {
      const { tls } = options;
      await connection.wrap((stream) => startTls(stream, host, typeof tls === "object" ? tls : {}, like?.session));
      tell("note", `the connection to ${host} is protected by TLS`);
    },
    octetsOf: (stream) => new StreamReader(stream, scope).octets(),
    answer: (reading) => scope.waitForAnswer(reading),
    async askPassword(question) {
      // Suspend the deadline: a person may take a while to answer.
      scope.stopDeadline();
      const answer = await scope.waitFor((async () => askPassword?.(question))());
      scope.startDeadline();
      if (answer === undefined) return undefined;
      const login = typeof answer === "string" ? { user: question.user ?? "", password: answer } : answer;
      secrets.addLogin(login);
      return login;
    },
    masked: (text) => secrets.mask(text),
    note: (note) => tell("note", note),
    tell,
    onEnd: (ending) => scope.onEnd(ending),
    fail: (code, message, details) => {
      const errors = details?.errors?.map((error) => secrets.maskedError(error));
      return clientError(code, secrets.masked(message), { scheme: url.scheme, ...details, errors });
    },
  };
}
