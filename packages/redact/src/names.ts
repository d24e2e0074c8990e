/** The parameters whose values are secrets: the one list, which errors, values, texts and objects go by. */
export const NAMES: string =
  "password passwd pwd secret client_secret token access_token refresh_token id_token auth_token private_token job_token jwt auth " +
  "sessionid api_key apikey api-key sig signature AWSAccessKeyId X-Amz-Signature X-Amz-Credential X-Amz-Security-Token " +
  "X-Goog-Signature X-Goog-Credential";

/** The headers whose values are secrets. */
export const HEADERS: RegExp = /(?:^|[^\w-])(?:(?:proxy-)?authorization|(?:set-)?cookie)$/i;

/** The same, as the keys of an object. */
export const HEADER_NAMES: readonly string[] = ["authorization", "proxy-authorization", "cookie", "set-cookie"];

/** Returns all names in lower case. @param more - Names in addition to those of the list. */
export function namesWith(more: readonly string[]): ReadonlySet<string> {
  return new Set([...NAMES.split(" "), ...more].map((name) => name.toLowerCase()));
}
