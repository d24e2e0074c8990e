import { Panel } from "../panel.tsx";
import { RuleLink } from "../rfc-link.tsx";
import { useSpeech } from "../speech.ts";
import { octetsInHex } from "./octets-in-hex.ts";
import type { Piece } from "./pieces.ts";
import { visible } from "./visible.ts";

/** The lines of the grammar from which a piece derives, from the whole URL inwards, and its octets. */
export function Derivation({ piece, text }: { readonly piece: Piece; readonly text: string }) {
  const { say } = useSpeech();
  return (
    <Panel id="derivation" heading={say("Where this piece comes from")}>
      <dl class="facts">
        <dt>{say("Piece")}</dt>
        <dd>
          <code>{visible(piece.text) || say("empty")}</code> {piece.path ?? piece.component}
        </dd>
        <dt>{say("Octets as written")}</dt>
        <dd>
          <code class="quiet">{octetsInHex(piece.text)}</code>
        </dd>
      </dl>
      {piece.rules.length === 0 && <p>{say("No URL continues like this.")}</p>}
      <ol class="lines">
        {piece.rules.map((rule, depth) => (
          <li key={depth}>
            <RuleLink text={text} rule={rule} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
