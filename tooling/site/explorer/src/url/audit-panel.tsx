import { SectionLink } from "../rfc-link.tsx";
import { Scrolled } from "../scrolled.tsx";
import { useSpeech } from "../words/use-speech.ts";
import { platformReading } from "./platform-reading.ts";
import type { Study } from "./study.ts";
import { visible } from "./visible.ts";

/** Shows the findings in a URL, and the browser's reading of it. */
export function AuditPanel({ study }: { readonly study: Study }) {
  const { say, words } = useSpeech();
  const reading = platformReading(study);
  const cell = (text: string | undefined) =>
    text === undefined ? <i>{words.value.absent}</i> : <code>{visible(text)}</code>;
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">{words.audit.heading}</h2>
      {study.findings.length === 0 && <p>{words.audit.none}</p>}
      <ul class="findings">
        {study.findings.map((finding, order) => (
          <li key={order} class={finding.severity}>
            <b>{words.audit.severities[finding.severity]}</b>: {say(finding).message}{" "}
            <SectionLink section={finding.section} />
          </li>
        ))}
      </ul>
      <h3>{words.audit.platform}</h3>
      {reading === undefined ? (
        <p>{words.audit.refused}</p>
      ) : (
        <Scrolled label={words.audit.platform}>
          <table class="platform">
            <caption>{words.audit.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.audit.part}</th>
                <th scope="col">{words.audit.here}</th>
                <th scope="col">new URL</th>
              </tr>
            </thead>
            <tbody>
              {reading.map(({ part, here, platform, differs }) => (
                <tr key={part} class={differs ? "differs" : undefined}>
                  <th scope="row">{part}</th>
                  <td>{cell(here)}</td>
                  <td>{cell(platform)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      )}
    </section>
  );
}
