import { readingsOf } from "../url/readings.ts";
import type { Study } from "../url/study.ts";
import { useSpeech } from "../words/use-speech.ts";
import recorded from "./readings.json" with { type: "json" };
import { useHomeWords } from "./use-home-words.ts";

const recordedHosts: Readonly<Record<string, { readonly curl: string; readonly python: string }>> = recorded.hosts;

/** The host that each reader finds in a text: the live readers always, curl and Python where their readings have been recorded. */
export function HostReaders({ study }: { readonly study: Study }) {
  const { words } = useSpeech();
  const home = useHomeWords();
  const hosts = recordedHosts[study.text];
  const live = readingsOf(study).map(({ reader, found }) => ({
    reader: reader === "new URL" ? "URL" : `url1738, ${reader}`,
    host: found && (found.host ?? words.value.absent),
  }));
  const others = hosts && [
    { reader: `curl ${recorded.curl}`, host: hosts.curl },
    { reader: `Python ${recorded.python}, urlsplit`, host: hosts.python },
  ];
  const rows = [...live, ...(others ?? [])];
  const read = new Set(rows.flatMap(({ host }) => host ?? []));
  const isRefused = rows.some(({ host }) => host === undefined);
  const verdict = read.size > 1 ? home.differ : isRefused ? home.refused : home.agree;
  return (
    <section class="readers" aria-labelledby="readers">
      <h2 id="readers">{home.readers}</h2>
      <dl>
        {rows.map(({ reader, host }) => (
          <div key={reader}>
            <dt>{reader}</dt>
            <dd>
              {host === undefined ? (
                <i class="untold">{home.refuses}</i>
              ) : (
                <code data-host={read.size < 2 ? undefined : [...read].indexOf(host)}>{host}</code>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {read.size > 0 && (
        <p role="status" class={verdict === home.agree ? "right" : "wrong"}>
          {verdict}
        </p>
      )}
      <p class="hint">{others === undefined ? home.readersNote : home.recordedNote}</p>
    </section>
  );
}
