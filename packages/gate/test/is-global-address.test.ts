import { isGlobalAddress } from "@url1738/gate";
import { describe, expect, test } from "vitest";

describe("addresses that everybody can reach", () => {
  test.each([
    "8.8.8.8",
    "1.1.1.1",
    "100.63.255.255",
    "100.128.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "192.0.0.9",
    "192.0.0.10",
    "192.0.1.0",
    "223.255.255.255",
    "2001:4860:4860::8888",
    "2606:4700::1111",
    "2001:1::1",
    "2001:20::1",
    "2001:200::1",
  ])("%s", (address) => {
    expect(isGlobalAddress(address)).toBe(true);
  });
});

describe("addresses that not everybody can reach", () => {
  test.each([
    ["0.0.0.0", "this network"],
    ["0.1.2.3", "this network"],
    ["10.0.0.1", "private"],
    ["100.64.0.1", "shared by a carrier's customers"],
    ["127.0.0.1", "loopback"],
    ["127.255.255.254", "loopback"],
    ["169.254.169.254", "metadata"],
    ["172.16.0.1", "private"],
    ["172.31.255.255", "private"],
    ["192.0.0.1", "protocol assignments"],
    ["192.0.2.1", "documentation"],
    ["192.88.99.1", "6to4 relays"],
    ["192.168.1.1", "private"],
    ["198.18.0.1", "benchmarks"],
    ["198.51.100.1", "documentation"],
    ["203.0.113.1", "documentation"],
    ["224.0.0.1", "multicast"],
    ["239.255.255.250", "multicast"],
    ["240.0.0.1", "reserved"],
    ["255.255.255.255", "broadcast"],
    ["::", "unspecified"],
    ["::1", "loopback"],
    ["::8.8.8.8", "compatible"],
    ["::ffff:127.0.0.1", "mapped"],
    ["::ffff:8.8.8.8", "mapped"],
    ["::ffff:0:8.8.8.8", "translated"],
    ["64:ff9b::7f00:1", "NAT64 of loopback"],
    ["64:ff9b::8.8.8.8", "NAT64"],
    ["64:ff9b:1::a00:1", "NAT64 of a network's own"],
    ["100::1", "discarded"],
    ["2001::1", "Teredo"],
    ["2001:2::1", "benchmarks"],
    ["2001:db8::1", "documentation"],
    ["2002:7f00:1::", "6to4 of loopback"],
    ["2002:808:808::1", "6to4"],
    ["3fff::1", "documentation"],
    ["5f00::1", "segment routing"],
    ["fc00::1", "unique local"],
    ["fd00:ec2::254", "metadata"],
    ["fe80::1", "link-local"],
    ["fe80::1%lo", "link-local, with its link"],
    ["2606:4700::1111%lo", "with a link"],
    ["fec0::1", "site-local"],
    ["ff02::1", "multicast"],
    ["host.dom", "no address"],
    ["", "no address"],
  ])("%s: %s", (address) => {
    expect(isGlobalAddress(address)).toBe(false);
  });
});
