import { useMemo, useState } from "preact/hooks";
import { spellFragment } from "../fragment.ts";
import { Panel } from "../panel.tsx";
import { useSpeech } from "../speech.ts";
import { StudiedText } from "../url/studied-text.tsx";
import { studyOf } from "../url/study.ts";
import { UrlField } from "../url/url-field.tsx";
import { useChoice } from "../url/use-choice.ts";
import { useRedact } from "../use-redact.ts";
import { Claims } from "./claims.tsx";
import { HostReaders } from "./host-readers.tsx";
import { PackageMap } from "./package-map.tsx";
import recorded from "./readings.json" with { type: "json" };
import { useFix } from "./use-fix.ts";

/** The URLs that the home page offers: some with more than one host, and one that everybody reads in the same way. */
const samples = Object.keys(recorded.hosts);

/** The home page: a URL taken apart while it is typed, next to other readings; then the claims, how to install it, and the map. */
export function Home() {
  const { say } = useSpeech();
  const [text, setText] = useState(samples[0] ?? "");
  const study = useMemo(() => studyOf(text, false), [text]);
  const fix = useFix(text, text !== "" && study.error !== undefined);
  const choice = useChoice(text, study.pieces);
  const isSample = samples.includes(text);
  const redact = useRedact(!isSample);
  const mask = isSample ? String : redact;
  return (
    <>
      <h1>{say("Which host does this URL name?")}</h1>
      <p class="lead">
        {say(
          "It depends on who reads it. url1738 is a family of small TypeScript packages that give every URL one meaning, by today’s RFCs or RFC 1738, and say of every error where it is and what to write instead.",
        )}
      </p>
      <div class="hero">
        <div>
          <UrlField study={study} change={setText} />
          <p class="samples">
            <span>{say("Try")}</span>
            {samples.map((sample) => (
              <button key={sample} type="button" aria-pressed={sample === text} onClick={() => setText(sample)}>
                <code>{sample}</code>
              </button>
            ))}
          </p>
          <StudiedText study={study} fix={fix} mend={setText} choice={choice} />
          <p>
            <a
              {...(mask && { href: `explorer/${spellFragment({ tab: "url", value: text, isGeneric: false }, mask)}` })}
            >
              {say("See everything about it in the explorer")}
            </a>
          </p>
        </div>
        <HostReaders study={study} />
      </div>
      <Claims open={setText} />
      <Panel id="install" heading={say("Install it")}>
        <pre class="install">
          <code>npm install url1738</code>
        </pre>
        <p class="quiet">
          {say(
            "All schemes in one registry, for Node, browsers, Deno and Bun. Every scheme is a small package of its own as well.",
          )}
        </p>
      </Panel>
      <PackageMap />
    </>
  );
}
