import { isPublicHost } from "@url1738/gate/address";
import { expect, test } from "vitest";

test.each([
  "host.dom",
  "host.dom.",
  "HOST.DOM",
  "xn--bcher-kva.dom",
  "bücher.dom",
  "my-local.dom",
  "local.dom",
  "8.8.8.8",
  "134744072",
  "0x8.8.8.8",
  "[2606:4700::1111]",
  "2606:4700::1111",
  "[64:ff9b::8.8.8.8]",
])("everybody may reach %s", (host) => {
  expect(isPublicHost(host)).toBe(true);
});

test.each([
  ["localhost", "this machine"],
  ["LocalHost.", "this machine"],
  ["a.localhost", "this machine"],
  ["127.0.0.1", "loopback"],
  ["127.1", "loopback"],
  ["2130706433", "loopback"],
  ["0x7f.1", "loopback"],
  ["0177.0.0.1", "loopback"],
  ["127.0.0.1.", "loopback"],
  ["%31%32%37.0.0.1", "loopback"],
  ["１２７。0。0。1", "loopback"],
  ["[::1]", "loopback"],
  ["::1", "loopback"],
  ["[::ffff:8.8.8.8]", "mapped"],
  ["metadata.google.internal", "a network's own name"],
  ["printer.local", "a network's own name"],
  ["router.lan", "a network's own name"],
  ["nas.home.arpa", "a network's own name"],
  ["intranet", "a name without a dot"],
  ["x.onion", "a reserved name"],
  ["x.test", "a reserved name"],
  ["host..dom", "no host"],
  ["host.dom:80", "no host"],
  ["host.dom:", "no host"],
  ["[2606:4700::1111]:80", "no host"],
  ["[2606:4700::1111", "no host"],
  ["user@host.dom", "no host"],
  ["host.dom/path", "no host"],
  ["host.dom\\path", "no host"],
  ["host.dom?", "no host"],
  ["host.dom#", "no host"],
  ["ho st.dom", "no host"],
  ["256.256.256.256", "no host"],
  ["1.2.3.4.5", "no host"],
  ["", "no host"],
])("not everybody can reach %s: %s", (host) => {
  expect(isPublicHost(host)).toBe(false);
});

test("something that is no string is no host", () => {
  for (const host of [undefined, null, 8, {}, ["8.8.8.8"]]) expect(isPublicHost(host as never)).toBe(false);
});
