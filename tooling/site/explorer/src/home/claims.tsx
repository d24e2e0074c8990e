import { redact } from "@url1738/redact";
import { useMemo, useState } from "preact/hooks";
import { registryFor } from "../known.ts";
import { StudiedText } from "../url/studied-text.tsx";
import { studyOf } from "../url/study.ts";
import { visible } from "../url/visible.ts";
import { useFix } from "./use-fix.ts";
import { useHomeWords } from "./use-home-words.ts";

const MALFORMED = "http://host.dom/a b/é";

/** An error with its fix as a button. */
function ErrorClaim() {
  const home = useHomeWords();
  const [text, setText] = useState(MALFORMED);
  const [chosen, choose] = useState(0);
  const study = useMemo(() => studyOf(text, false), [text]);
  const fix = useFix(text, study.error !== undefined);
  const [heading, note] = home.error;
  return (
    <section aria-labelledby="claim-error">
      <h2 id="claim-error">{heading}</h2>
      <p class="hint">{note}</p>
      <StudiedText study={study} fix={fix} mend={setText} chosen={chosen} choose={choose} id="claim-state" />
      {text !== MALFORMED && (
        <button type="button" onClick={() => setText(MALFORMED)}>
          {home.again}
        </button>
      )}
    </section>
  );
}

/** A secret that vanishes from a line of a log. */
function SecretClaim() {
  const home = useHomeWords();
  const [line, setLine] = useState(
    "550 ftp://anna:hunter2@host.dom/: not logged in\nGET /cb?access_token=eyJhbGciOi&state=1",
  );
  const [heading, note, label] = home.secret;
  return (
    <section aria-labelledby="claim-secret">
      <h2 id="claim-secret">{heading}</h2>
      <p class="hint">{note}</p>
      <textarea
        id="line"
        rows={4}
        aria-label={label}
        spellcheck={false}
        value={line}
        onInput={({ currentTarget }) => setLine(currentTarget.value)}
      />
      <pre class="redacted">
        <output for="line">{redact(line)}</output>
      </pre>
    </section>
  );
}

/** A menu of a Gopher server, as RFC 1436 sends it: type and name, selector, host, port. */
const menu = [
  "0About this server\t/about.txt\thost.dom\t70",
  "1Café\t/100%\thost.dom\t70",
  "7Search\t/find\tx.dom\t7070",
];

/** The lines of a menu, and the URLs that they become. */
function MenuClaim({ open }: { readonly open: (url: string) => void }) {
  const home = useHomeWords();
  const registry = registryFor(false);
  const [heading, note] = home.menu;
  return (
    <section aria-labelledby="claim-menu">
      <h2 id="claim-menu">{heading}</h2>
      <p class="hint">{note}</p>
      <ul class="menu">
        {menu.map((line) => {
          const [name = "", selector, host, port] = line.split("\t");
          const url = registry.build({ scheme: "gopher", gtype: name.charAt(0), selector, host, port });
          const href = registry.format(url);
          return (
            <li key={line}>
              <code class="octets">{visible(line)}</code>
              <button type="button" onClick={() => open(href)}>
                <code>{href}</code>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Three claims, each with a demonstration. */
export function Claims({ open }: { readonly open: (url: string) => void }) {
  return (
    <div class="columns claims">
      <ErrorClaim />
      <SecretClaim />
      <MenuClaim open={open} />
    </div>
  );
}
