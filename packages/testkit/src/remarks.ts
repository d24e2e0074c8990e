/**
 * Names in IANA's registry of URI schemes, permanent, provisional and historical, that somebody might choose. The list is
 * incomplete: new ones come every month.
 */
const TAKEN = `
  aaa aaas about acap acct afp aim apt attachment bitcoin blob callto cap chrome cid coap coaps content crid cvs data dav dict dns doi
  dtn ed2k example facetime fax feed file filesystem finger fish ftp gemini geo gg git go gopher gtalk h323 hcp http https iax icap im
  imap info ipfs ipn ipp ipps irc irc6 ircs iris jabber jar jms ldap ldaps magnet mailserver mailto maps market matrix message mid
  mms modem msrp mtqp mumble mupdate mvn news nfs ni nih nntp notes oid opaquelocktoken otpauth pack payto pkcs11 platform pop pres
  prospero proxy psyc query redis rediss reload res resource rmi rsync rtmp rtsp rtsps secondlife service session sftp sgn shttp sip
  sips skype smb sms smtp snews snmp soldat spotify ssh steam stun stuns submit svn tag teamspeak tel telnet tftp things thismessage tip
  tn3270 turn turns tv udp unreal upt urn vemmi ventrilo videotex view-source vnc wais webcal ws wss wtai xcon xfire xmpp xri ymsgr`
  .trim()
  .split(/\s+/);

/**
 * Returns remarks on the valid name of a scheme, which its author should read before publishing it. A registry takes the name, and
 * `conformance` does not comment on it.
 *
 * @param definition - The definition of the scheme, or the scheme.
 * @returns A sentence or two for each remark; an empty list if there is nothing to say.
 * @public
 */
export function remarks({ name }: { readonly name: string }): readonly string[] {
  const all: string[] = [];
  if (!/^[a-z]/.test(name))
    all.push(
      `The name "${name}" does not begin with a letter. RFC 1738 allows that, but RFC 3986 and the URL class of browsers do not: most software will not take these URLs for URLs.`,
    );
  if (name.length === 1)
    all.push(`The name "${name}" has one character: where there are drives, software takes "${name}:" for one.`);
  if (name === "x-") all.push('Nothing follows the x- of the name "x-": others who experiment may choose it as well.');
  if (TAKEN.includes(name))
    all.push(
      `The name "${name}" is in IANA's registry of URI schemes. If you do not mean that scheme, choose another name, such as "x-${name}".`,
    );
  return all;
}
