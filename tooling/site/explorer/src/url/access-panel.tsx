import { type UrlValue, urlErrorOf } from "@url1738/core";
import { useState } from "preact/hooks";
import type { Access } from "url1738";
import { dialogueOf } from "../../../../../packages/cli/src/output/dialogue.ts";
import { Field } from "../field.tsx";
import type { Text } from "../french.ts";
import { registryFor } from "../known.ts";
import { Panel } from "../panel.tsx";
import { useSpeech } from "../speech.ts";

/** The facts that a URL does not contain; empty if nobody has told them. */
interface Context {
  readonly email: string;
  readonly newsServer: string;
  readonly guess: "i" | "a";
}

function accessOf(url: UrlValue, isGeneric: boolean, { email, newsServer, guess }: Context) {
  try {
    const context = {
      guessType: () => guess,
      ...(email === "" ? {} : { email }),
      ...(newsServer === "" ? {} : { newsServer }),
    };
    return { steps: registryFor(isGeneric).access(url as never, context as never) as unknown as Access };
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return { error };
  }
}

/** Shows the way to a resource, line by line, with fields for the facts that the URL does not contain. */
export function AccessPanel({ url, isGeneric }: { readonly url: UrlValue; readonly isGeneric: boolean }) {
  const { say, fact } = useSpeech();
  const [context, setContext] = useState<Context>({ email: "", newsServer: "", guess: "i" });
  const { steps, error } = accessOf(url, isGeneric, context);
  const said = error && fact(error);
  const { scheme, user, name, type } = url as UrlValue & Readonly<Record<string, unknown>>;
  const field = (id: "email" | "newsServer", label: Text, placeholder: string) => (
    <Field
      id={id}
      label={say(label)}
      placeholder={placeholder}
      value={context[id]}
      change={(text) => setContext({ ...context, [id]: text })}
    />
  );
  return (
    <Panel id="access" heading={say("How it is reached")}>
      {scheme === "ftp" && user === undefined && field("email", "Your e-mail address, for anonymous FTP", "anonymous@")}
      {scheme === "news" && field("newsServer", "Your news server", "news.host.dom")}
      {scheme === "ftp" && type === undefined && Boolean(name) && (
        <label>
          {say("A file without a type code is")}{" "}
          <select
            name="guess"
            value={context.guess}
            onChange={({ currentTarget }) => setContext({ ...context, guess: currentTarget.value as "i" | "a" })}
          >
            <option value="i">{say("binary")}</option>
            <option value="a">{say("text")}</option>
          </select>
        </label>
      )}
      {said !== undefined && (
        <p class="wrong">
          {said.message} {said.hint}
        </p>
      )}
      {steps !== undefined && (
        <ol class="dialogue">
          {dialogueOf(steps).map((line, order) =>
            typeof line === "object" && "note" in line ? (
              <li key={order} class="quiet">
                {say(line.note, line.params)}
              </li>
            ) : (
              <li key={order}>
                <code>{typeof line === "string" ? line : `${line.label} ${line.value}`}</code>
              </li>
            ),
          )}
        </ol>
      )}
    </Panel>
  );
}
