import { redact } from "@url1738/redact";
import { findUrls } from "@url1738/text";
import { useMemo } from "preact/hooks";
import { Field } from "../field.tsx";
import { registryFor } from "../known.ts";
import { Panel } from "../panel.tsx";
import { useSpeech } from "../speech.ts";
import { visible } from "../url/visible.ts";

/** The URLs in a text, and the text without its secrets. */
export function TextTab(props: {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly study: (url: string) => void;
}) {
  const { say, fact } = useSpeech();
  const { text, change, study } = props;
  const hits = useMemo(
    () => [...findUrls(registryFor(false), text, { prefix: true, bare: true, broken: true, quoted: true })],
    [text],
  );
  const masked = (found: string) => visible(redact(found, { single: true }));
  const redacted = useMemo(() => redact(text), [text]);
  return (
    <>
      <Field id="text" label={say("Text with URLs in it")} rows={6} value={text} change={change} />
      <p role="status">
        {hits.length === 1 ? say("One URL was found") : say("{count} URLs were found", { count: hits.length })}
      </p>
      <ol class="hits">
        {hits.map((hit) => (
          <li key={hit.start}>
            <code>{masked(hit.text)}</code>
            {hit.fragment !== undefined && <code>{masked(`#${hit.fragment}`)}</code>}{" "}
            <button type="button" onClick={() => study(hit.text)} aria-label={`${say("Study")} ${masked(hit.text)}`}>
              {say("Study")}
            </button>
            {!hit.ok && <p class="quiet">{fact(hit.error).message}</p>}
            {hit.ok &&
              hit.alternatives?.map((other) => (
                <p key={other.text}>
                  <code>{masked(other.text)}</code>
                </p>
              ))}
          </li>
        ))}
      </ol>
      <Panel id="redacted" heading={say("The text without its secrets")}>
        <pre class="redacted">
          <output for="text">{redacted}</output>
        </pre>
      </Panel>
    </>
  );
}
