import { redact } from "@url1738/redact";
import { useMemo, useState } from "preact/hooks";
import { Field } from "../field.tsx";
import { registryFor } from "../known.ts";
import { Panel } from "../panel.tsx";
import { useSpeech } from "../speech.ts";
import { StudiedText } from "../url/studied-text.tsx";
import { studyOf } from "../url/study.ts";
import { useChoice } from "../url/use-choice.ts";
import { visible } from "../url/visible.ts";
import { useFix } from "./use-fix.ts";

const MALFORMED = "http://host.dom/a b/é";

/** An error with its fix as a button. */
function ErrorClaim() {
  const { say } = useSpeech();
  const [text, setText] = useState(MALFORMED);
  const study = useMemo(() => studyOf(text, false), [text]);
  const choice = useChoice(text, study.pieces);
  const fix = useFix(text, study.error !== undefined);
  return (
    <Panel id="claim-error" heading={say("An error has a place and a fix")}>
      <p class="quiet">{say("Not “invalid URL”: what, where, by which rule, and what to write.")}</p>
      <StudiedText study={study} fix={fix} mend={setText} choice={choice} id="claim-state" />
      {text !== MALFORMED && (
        <button type="button" onClick={() => setText(MALFORMED)}>
          {say("Start again")}
        </button>
      )}
    </Panel>
  );
}

/** A secret that vanishes from a line of a log. */
function SecretClaim() {
  const { say } = useSpeech();
  const [line, setLine] = useState(
    "550 ftp://anna:hunter2@host.dom/: not logged in\nGET /cb?access_token=eyJhbGciOi&state=1",
  );
  return (
    <Panel id="claim-secret" heading={say("A secret stays out of the log")}>
      <p class="quiet">{say("Passwords, tokens and signatures are masked in any text, stream or object.")}</p>
      <Field id="line" label={say("Lines of a log, which you can edit")} rows={4} value={line} change={setLine} />
      <pre class="redacted">
        <output for="line">{redact(line)}</output>
      </pre>
    </Panel>
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
  const { say } = useSpeech();
  const registry = registryFor(false);
  return (
    <Panel id="claim-menu" heading={say("A menu becomes URLs")}>
      <p class="quiet">
        {say("Gopher, FTP, news and WAIS are taken apart as http is, and built from what a server sends.")}
      </p>
      <ul class="menu">
        {menu.map((line) => {
          const [name = "", selector, host, port] = line.split("\t");
          const url = registry.build({ scheme: "gopher", gtype: name.charAt(0), selector, host, port });
          const href = registry.format(url);
          return (
            <li key={line}>
              <code class="quiet">{visible(line)}</code>
              <button type="button" onClick={() => open(href)}>
                <code>{href}</code>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
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
