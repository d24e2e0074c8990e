import { redact } from "@url1738/redact";
import { findUrls } from "@url1738/text";
import { useMemo } from "preact/hooks";
import { registryFor } from "../known.ts";
import { visible } from "../url/visible.ts";
import { useSpeech } from "../words/use-speech.ts";

/** The URLs in a text, and the text without its secrets. */
export function TextTab(props: {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly study: (url: string) => void;
}) {
  const { say, words } = useSpeech();
  const { text, change, study } = props;
  const hits = useMemo(
    () => [...findUrls(registryFor(false), text, { prefix: true, bare: true, broken: true, quoted: true })],
    [text],
  );
  const masked = (found: string) => visible(redact(found, { single: true }));
  const redacted = useMemo(() => redact(text), [text]);
  return (
    <>
      <div class="field">
        <label for="text">{words.text.label}</label>
        <textarea
          id="text"
          rows={6}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      </div>
      <p role="status">{words.text.found(hits.length)}</p>
      <ol class="hits">
        {hits.map((hit) => (
          <li key={hit.start}>
            <code>{masked(hit.text)}</code>
            {hit.fragment !== undefined && <code>{masked(`#${hit.fragment}`)}</code>}{" "}
            <button
              type="button"
              onClick={() => study(hit.text)}
              aria-label={`${words.text.study} ${masked(hit.text)}`}
            >
              {words.text.study}
            </button>
            {!hit.ok && <p class="hint">{say(hit.error).message}</p>}
            {hit.ok &&
              hit.alternatives?.map((other) => (
                <p key={other.text}>
                  <code>{masked(other.text)}</code>
                </p>
              ))}
          </li>
        ))}
      </ol>
      <section aria-labelledby="redacted">
        <h2 id="redacted">{words.text.redacted}</h2>
        <pre class="redacted">
          <output for="text">{redacted}</output>
        </pre>
      </section>
    </>
  );
}
