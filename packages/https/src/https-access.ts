import type { HttpAccess } from "@url1738/http";

/**
 * How an HTTPS URL is accessed: connect, agree on TLS, verify that the certificate is the host's, and ask for the target.
 *
 * @public
 */
export interface HttpsAccess extends Omit<HttpAccess, "protocol"> {
  /** Always `"https"`. */
  protocol: "https";
}
