import { useEffect, useMemo, useState } from "preact/hooks";
import { spellFragment } from "../fragment.ts";
import { StudiedText } from "../url/studied-text.tsx";
import { studyOf } from "../url/study.ts";
import { UrlField } from "../url/url-field.tsx";
import { Claims } from "./claims.tsx";
import { HostReaders } from "./host-readers.tsx";
import { PackageMap } from "./package-map.tsx";
import recorded from "./readings.json" with { type: "json" };
import { useFix } from "./use-fix.ts";
import { HomeWordsProvider, useChosenHomeWords } from "./use-home-words.ts";

/** The URLs that the home page offers: some with more than one host, and one that everybody reads in the same way. */
const samples = Object.keys(recorded.hosts);

/** The home page: a URL taken apart while it is typed, next to other readings; then the claims, how to install it, and the map. */
export function Home() {
  const home = useChosenHomeWords();
  useEffect(() => {
    document.title = `url1738 – ${home.title}`;
  }, [home]);
  const [text, setText] = useState(samples[0] ?? "");
  const [choice, setChoice] = useState({ text, order: -1 });
  const study = useMemo(() => studyOf(text, false), [text]);
  const fix = useFix(text, text !== "" && study.error !== undefined);
  const host = study.pieces.findLastIndex(({ component }) => component === "host");
  const chosen = choice.text === text ? choice.order : Math.max(0, host);
  return (
    <HomeWordsProvider value={home}>
      <h1>{home.heading}</h1>
      <p class="lead">{home.lead}</p>
      <div class="hero">
        <div>
          <UrlField study={study} change={setText} />
          <p class="samples">
            <span>{home.samples}</span>
            {samples.map((sample) => (
              <button key={sample} type="button" aria-pressed={sample === text} onClick={() => setText(sample)}>
                <code>{sample}</code>
              </button>
            ))}
          </p>
          <StudiedText
            study={study}
            fix={fix}
            mend={setText}
            chosen={chosen}
            choose={(order) => setChoice({ text, order })}
          />
          <p>
            <a href={`explorer/${spellFragment({ tab: "url", value: text, isGeneric: false })}`}>{home.more}</a>
          </p>
        </div>
        <HostReaders study={study} />
      </div>
      <Claims open={setText} />
      <section aria-labelledby="install">
        <h2 id="install">{home.install}</h2>
        <pre class="install">
          <code>npm install url1738</code>
        </pre>
        <p class="hint">{home.installNote}</p>
      </section>
      <PackageMap />
    </HomeWordsProvider>
  );
}
