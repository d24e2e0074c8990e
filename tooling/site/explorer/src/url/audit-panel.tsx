import type { Finding } from "@url1738/lint";
import { Panel } from "../panel.tsx";
import { SectionLink } from "../rfc-link.tsx";
import { useSpeech } from "../speech.ts";

const severities = { info: "Note: ", warning: "Warning: ", danger: "Danger: " } as const;

/** Shows the findings in a URL, once they are known. */
export function AuditPanel({ findings }: { readonly findings: readonly Finding[] | undefined }) {
  const { say, fact } = useSpeech();
  return (
    <Panel id="audit" heading={say("What to beware of")}>
      {findings?.length === 0 && <p>{say("Nothing was found.")}</p>}
      <ul class="findings">
        {findings?.map((finding, order) => (
          <li key={order}>
            <b class={finding.severity}>{say(severities[finding.severity])}</b>
            {fact(finding).message} <SectionLink section={finding.section} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
