import { isGlobalAddress } from "@url1738/gate/address";
import { expect, test } from "vitest";

test.each([
  "8.8.8.8",
  "1.1.1.1",
  "2001:4860:4860::8888",
  "2606:4700::1111",
  "2606:4700:0:0:0:0:0:1111",
  "2606:4700::1.1.1.1",
  "2606:4700::ABCD",
  // NAT64 of a public address
  "64:ff9b::808:808",
  "64:ff9b::8.8.8.8",
  "0064:ff9b:0:0:0:0:0808:0808",
])("everybody can reach %s", (address) => {
  expect(isGlobalAddress(address)).toBe(true);
});

test.each([
  ["169.254.169.254", "metadata"],
  ["fd00:ec2::254", "metadata"],
  ["::8.8.8.8", "compatible"],
  ["::ffff:127.0.0.1", "mapped"],
  ["::ffff:8.8.8.8", "mapped"],
  ["0:0:0:0:0:ffff:7f00:1", "mapped"],
  ["::ffff:0:8.8.8.8", "translated"],
  ["64:ff9b::7f00:1", "NAT64 of loopback"],
  ["64:ff9b::a9fe:a9fe", "NAT64 of metadata"],
  ["64:ff9b::10.0.0.1", "NAT64 of a private address"],
  ["64:ff9b:1::808:808", "a network's own NAT64"],
  ["64:ff9b::1:808:808", "outside of NAT64"],
  ["2002:7f00:1::", "6to4 of loopback"],
  ["2002:808:808::1", "6to4"],
  ["fec0::1", "site-local"],
  ["ff02::1", "multicast"],
  ["fe80::1%lo", "link-local, with its link"],
  ["2606:4700::1111%lo", "with a link"],
  ["2130706433", "no address"],
  ["0x7f.1", "no address"],
  ["8.8.8", "no address"],
  ["08.8.8.8", "no address"],
  ["[::1]", "no address"],
  ["[2606:4700::1111]", "no address"],
  ["2606:4700::1111/", "no address"],
  ["2606:4700:::1111", "no address"],
  ["2606:4700::8.8.8", "no address"],
  ["1:2:3:4:5:6:7:8:9", "no address"],
  ["8.8.8.8.", "no address"],
  ["8.8.8.8\n", "no address"],
  ["8.8.8.256", "no address"],
  ["8.8.8.8 ", "no address"],
  ["host.dom", "no address"],
  ["", "no address"],
])("not everybody can reach %s: %s", (address) => {
  expect(isGlobalAddress(address)).toBe(false);
});

test.each([[["8.8.8.8"]], [{}], [null], [undefined], [8]])(
  "not everybody can reach %j, which is not a string",
  (value) => {
    expect(isGlobalAddress(value as never)).toBe(false);
  },
);
