import { passwordsIn, redact } from "@url1738/redact";
import { findUrls, spansInHit, type UrlHit } from "@url1738/text";
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
  const secrets = useMemo(() => passwordsIn(text), [text]);
  /** Masks a reading of a hit, as the whole text is masked. */
  const masked = ({ start, end }: UrlHit, { text: url, fragment }: Pick<UrlHit, "text" | "fragment">) => {
    const also = spansInHit(text, { start, end, text: url, ...(fragment !== undefined && { fragment }) }, secrets);
    return visible(redact(fragment === undefined ? url : `${url}#${fragment}`, { single: true, also }));
  };
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
            <code>{masked(hit, hit)}</code>{" "}
            <button type="button" onClick={() => study(hit.text)} aria-label={`${say("Study")} ${masked(hit, hit)}`}>
              {say("Study")}
            </button>
            {!hit.ok && <p class="quiet">{fact(hit.error).message}</p>}
            {hit.ok &&
              hit.alternatives?.map((other) => (
                <p key={other.text}>
                  <code>{masked(hit, other)}</code>
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
