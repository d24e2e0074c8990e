import { Panel } from "../panel.tsx";
import { useSpeech } from "../speech.ts";
import { readingsOf } from "../url/readings.ts";
import type { Study } from "../url/study.ts";
import { tint } from "../url/tint.ts";
import recorded from "./readings.json" with { type: "json" };

const recordedHosts: Readonly<Record<string, { readonly curl: string; readonly python: string }>> = recorded.hosts;

/** The host that each reader finds in a text: the live readers always, curl and Python where their readings have been recorded. */
export function HostReaders({ study }: { readonly study: Study }) {
  const { say } = useSpeech();
  const hosts = recordedHosts[study.text];
  const live = readingsOf(study).map(({ reader, found }) => ({
    reader: reader === "new URL" ? "URL" : `url1738, ${reader}`,
    host: found && (found.host ?? say("none")),
  }));
  const others = hosts && [
    { reader: `curl ${recorded.curl}`, host: hosts.curl },
    { reader: `Python ${recorded.python}, urlsplit`, host: hosts.python },
  ];
  const rows = [...live, ...(others ?? [])];
  const read = new Set(rows.flatMap(({ host }) => host ?? []));
  const isAgreed = read.size === 1 && rows.every(({ host }) => host !== undefined);
  const verdict = () => {
    if (read.size > 1)
      return say("They do not agree. A check made with one and a connection made with another can be deceived.");
    return say(isAgreed ? "They agree." : "Not everyone takes it: those that do read the same host.");
  };
  return (
    <Panel id="readers" heading={say("The host that each one reads")} kind="readers">
      <dl>
        {rows.map(({ reader, host }) => (
          <div key={reader}>
            <dt>{reader}</dt>
            <dd>
              {host === undefined ? (
                <small>{say("refuses the text")}</small>
              ) : (
                <code {...(read.size > 1 && tint([...read].indexOf(host)))}>{host}</code>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {read.size > 0 && (
        <p role="status" class={isAgreed ? "right" : "wrong"}>
          {verdict()}
        </p>
      )}
      <p class="quiet">
        {others === undefined
          ? say("URL is your browser’s, live.")
          : say("URL is your browser’s, live; curl and Python were recorded for the examples.")}
      </p>
    </Panel>
  );
}
