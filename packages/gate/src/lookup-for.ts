import { isIPv6, type LookupFunction } from "node:net";

/** Makes a `lookup` for the options of sockets from a function that finds the allowed addresses of a host. */
export function lookupFor(addressesOf: (host: string) => Promise<readonly string[]>): LookupFunction {
  return (host, { all = false, family }, callback) => {
    const wanted = Number(`${family ?? 0}`.replace("IPv", ""));
    addressesOf(host).then(
      (addresses) => {
        const found = addresses
          .map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
          .filter((one) => wanted === 0 || one.family === wanted);
        const [first] = found;
        if (first === undefined)
          callback(Object.assign(new Error(`The host "${host}" was not found.`), { code: "ENOTFOUND" }), "", 0);
        else if (all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, "", 0),
    );
  };
}
