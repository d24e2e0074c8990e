import { isPublicHost } from "@url1738/gate/address";
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Field } from "../field.tsx";
import { registryFor } from "../known.ts";
import { Panel } from "../panel.tsx";
import { useSpeech } from "../speech.ts";
import { StudiedText } from "../url/studied-text.tsx";
import { studyOf } from "../url/study.ts";
import { useChoice } from "../url/use-choice.ts";
import { visible } from "../url/visible.ts";
import { useRedact } from "../use-redact.ts";
import { useFix } from "./use-fix.ts";

/** A claim: its demonstration, and the command that installs what it shows. */
function Claim(props: {
  readonly id: string;
  readonly heading: string;
  readonly install: string;
  readonly children: ComponentChildren;
}) {
  const { id, heading, install, children } = props;
  return (
    <Panel id={id} heading={heading}>
      {children}
      <pre class="install">
        <code>{install}</code>
      </pre>
    </Panel>
  );
}

const MALFORMED = "http://host.dom/a b/é";

/** An error with its fix as a button. */
function ErrorClaim() {
  const { say } = useSpeech();
  const [text, setText] = useState(MALFORMED);
  const study = useMemo(() => studyOf(text, false), [text]);
  const choice = useChoice(text, study.pieces);
  const fix = useFix(text, study.error !== undefined);
  return (
    <Claim id="claim-error" heading={say("An error has a place and a fix")} install="npm install url1738 @url1738/lint">
      <p class="quiet">{say("Not “invalid URL”: what, where, by which rule, and what to write.")}</p>
      <StudiedText study={study} fix={fix} mend={setText} choice={choice} id="claim-state" />
      {text !== MALFORMED && (
        <button type="button" onClick={() => setText(MALFORMED)}>
          {say("Start again")}
        </button>
      )}
    </Claim>
  );
}

/** Lines of a log, and what `redact` makes of them: it is loaded for other lines. */
export const log = "550 ftp://anna:hunter2@host.dom/: not logged in\nGET /cb?access_token=eyJhbGciOi&state=1";
export const masked = "550 ftp://anna:***@host.dom/: not logged in\nGET /cb?access_token=***&state=1";

/** A secret that vanishes from a line of a log. */
function SecretClaim() {
  const { say } = useSpeech();
  const [line, setLine] = useState(log);
  const redact = useRedact(line !== log);
  return (
    <Claim id="claim-secret" heading={say("A secret stays out of the log")} install="npm install @url1738/redact">
      <p class="quiet">{say("Passwords, tokens and signatures are masked in any text, stream or object.")}</p>
      <Field id="line" label={say("Lines of a log, which you can edit")} rows={4} value={line} change={setLine} />
      <pre class="redacted">
        <output for="line">{line === log ? masked : redact?.(line)}</output>
      </pre>
    </Claim>
  );
}

/** A host, and whether the gate refuses it. */
function GateClaim() {
  const { say } = useSpeech();
  const [host, setHost] = useState("169.254.169.254");
  const isPublic = isPublicHost(host);
  return (
    <Claim id="claim-gate" heading={say("A request stays out of your network")} install="npm install @url1738/gate">
      <p class="quiet">{say("The gate asks about the address of every connection, also after a redirect.")}</p>
      <Field id="host" label={say("A host, which you can edit")} value={host} change={setHost} />
      <p role="status" class={isPublic ? "right" : "wrong"}>
        {say(
          isPublic
            ? "It looks public: the gate asks again when it knows the address."
            : "Not everybody can reach it: the gate refuses.",
        )}
      </p>
    </Claim>
  );
}

/** A command, and its output, as in the README, whose tests run it. */
export const command = `$ npx @url1738/cli check 'https://host.dom:8o80/a b'
error[unexpected]: "o" is not allowed here in the port: expected a digit, "#", "/" or "?".
  | https://host.dom:8o80/a b
  |                   ^
  = RFC 3986, section 3.2.3: expected digit, path, "?", "#"
help: Write "080" instead of "o80".`;

function CommandClaim() {
  const { say } = useSpeech();
  return (
    <Claim id="claim-command" heading={say("Without installing anything")} install="npx @url1738/cli help">
      <p class="quiet">{say("The command checks, repairs, fetches and masks, line by line.")}</p>
      <pre class="terminal">{command}</pre>
    </Claim>
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
    <Claim id="claim-menu" heading={say("A menu becomes URLs")} install="npm install url1738 @url1738/client">
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
    </Claim>
  );
}

/** The claims, each with a demonstration. */
export function Claims({ open }: { readonly open: (url: string) => void }) {
  return (
    <div class="columns claims">
      <ErrorClaim />
      <SecretClaim />
      <GateClaim />
      <CommandClaim />
      <MenuClaim open={open} />
    </div>
  );
}
