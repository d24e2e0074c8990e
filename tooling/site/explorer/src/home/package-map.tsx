import type { Text } from "../french.ts";
import { Panel } from "../panel.tsx";
import { useSpeech } from "../speech.ts";

/** People's goals, and the packages for them. */
export const goals: readonly (readonly [goal: Text, packages: string])[] = [
  ["Take apart and build", "ftp http https gopher mailto news nntp telnet wais file prospero core relative url1738"],
  [
    "Read connection strings and other schemes of today",
    "postgresql mongodb redis mysql sqlserver amqp ws mail data tel urn ssh",
  ],
  ["Explain and repair", "lint fr"],
  ["Find in texts", "text"],
  ["Mask secrets", "redact"],
  ["Fetch, through a gate", "client gate"],
  ["On the command line", "cli"],
  ["Define a scheme of your own", "create-scheme prove testkit compile rfc3986 derive"],
];

/** The packages, by people's goals. */
export function PackageMap() {
  const { say } = useSpeech();
  return (
    <Panel id="map" heading={say("The map")}>
      <dl class="map">
        {goals.map(([goal, packages]) => (
          <div key={goal}>
            <dt>{say(goal)}</dt>
            <dd>
              {packages.split(" ").map((name) => (
                <a key={name} href={`packages/${name}/`}>
                  {name}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
