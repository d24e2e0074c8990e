import { isGlobalAddress } from "@url1738/gate";
import { expect, test } from "vitest";

test.each(["8.8.8.8", "1.1.1.1", "2001:4860:4860::8888", "2606:4700::1111", "2606:4700:0:0:0:0:0:1111"])(
  "everybody can reach %s",
  (address) => {
    expect(isGlobalAddress(address)).toBe(true);
  },
);

test.each([
  ["169.254.169.254", "metadata"],
  ["fd00:ec2::254", "metadata"],
  ["::8.8.8.8", "compatible"],
  ["::ffff:127.0.0.1", "mapped"],
  ["::ffff:8.8.8.8", "mapped"],
  ["0:0:0:0:0:ffff:7f00:1", "mapped"],
  ["::ffff:0:8.8.8.8", "translated"],
  ["64:ff9b::7f00:1", "NAT64 of loopback"],
  ["64:ff9b::8.8.8.8", "NAT64"],
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
  ["8.8.8.8 ", "no address"],
  ["host.dom", "no address"],
  ["", "no address"],
])("not everybody can reach %s: %s", (address) => {
  expect(isGlobalAddress(address)).toBe(false);
});
