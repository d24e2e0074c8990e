import { isIPv6, type LookupFunction } from "node:net";
import { allowedAddresses, type GateOptions } from "./allowed-addresses.ts";

/** Makes a `lookup` for the options of sockets that finds only allowed addresses. */
export function lookupFor(options: GateOptions, port?: number): LookupFunction {
  return (host, { all = false, family }, callback) => {
    const wanted = Number(`${family ?? 0}`.replace("IPv", ""));
    allowedAddresses(host, port, options).then(
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
