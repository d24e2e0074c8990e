import { SectionLink } from "../rfc-link.tsx";
import { useSpeech } from "../words/use-speech.ts";
import type { Study } from "./study.ts";

/** Shows the findings in a URL. */
export function AuditPanel({ study }: { readonly study: Study }) {
  const { say, words } = useSpeech();
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">{words.audit.heading}</h2>
      {study.findings.length === 0 ? (
        <p>{words.audit.none}</p>
      ) : (
        <ul class="findings">
          {study.findings.map((finding, order) => (
            <li key={order} class={finding.severity}>
              <b>{words.audit.severities[finding.severity]}</b>
              {words.colon} {say(finding).message} <SectionLink section={finding.section} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
