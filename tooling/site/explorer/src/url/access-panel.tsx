import { type UrlValue, urlErrorOf } from "@url1738/core";
import { useState } from "preact/hooks";
import type { Access } from "url1738";
import { registryFor } from "../known.ts";
import { useSpeech } from "../words/use-speech.ts";
import { dialogueOf } from "./dialogue.ts";

/** Asks for a fact that a URL does not contain. */
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
  const { say, words } = useSpeech();
  const [context, setContext] = useState<Context>({ email: "", newsServer: "", guess: "i" });
  const { steps, error } = accessOf(url, isGeneric, context);
  const said = error && say(error);
  const field = (name: "email" | "newsServer", hint: string) => (
    <label>
      <span>{words.access[name]}</span>
      <input
        type="text"
        name={name}
        autocomplete="off"
        spellcheck={false}
        placeholder={hint}
        value={context[name]}
        onInput={({ currentTarget }) => setContext({ ...context, [name]: currentTarget.value })}
      />
    </label>
  );
  const fields: Readonly<Record<string, unknown>> = { ...url };
  const isGuessed =
    url.scheme === "ftp" && fields.type === undefined && !["", undefined].includes(fields.name as string);
  return (
    <section aria-labelledby="access">
      <h2 id="access">{words.access.heading}</h2>
      <div class="context">
        {url.scheme === "ftp" && fields.user === undefined && field("email", "anonymous@")}
        {url.scheme === "news" && field("newsServer", "news.host.dom")}
        {isGuessed && (
          <label>
            <span>{words.access.guess}</span>
            <select
              name="guess"
              value={context.guess}
              onChange={({ currentTarget }) => setContext({ ...context, guess: currentTarget.value as "i" | "a" })}
            >
              <option value="i">{words.access.binary}</option>
              <option value="a">{words.access.asText}</option>
            </select>
          </label>
        )}
      </div>
      {said !== undefined && (
        <p class="refused">
          {said.message} {said.hint}
        </p>
      )}
      {steps !== undefined && (
        <ol class="dialogue">
          {dialogueOf(steps, words).map(({ kind, text }, order) => (
            <li key={order} class={kind}>
              {kind === "sent" ? <code>{text}</code> : text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
