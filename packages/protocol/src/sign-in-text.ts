import { toChecksumAddress } from '@income-series/protocol/address';
import { parseInstant } from './instant.ts';
import type { SignInMessage } from './sign-in.ts';
import { isAuthority, isUri, PCHAR, SCHEME, URI_CHARACTER } from './uri.ts';

/** The text format of EIP-4361, "ABNF Message Format", with the fields in their fixed order; values are checked in `parse`. */
const TEXT = new RegExp(
  `^(?:(?<scheme>${SCHEME})://)?(?<domain>[^ \\n/]+) wants you to sign in with your Ethereum account:\\n` +
    `(?<address>0x[0-9a-fA-F]{40})\\n\\n(?:(?<statement>(?:${URI_CHARACTER}| )*)\\n)?\\n` +
    'URI: (?<uri>[^\\n]+)\\n' +
    'Version: (?<version>1)\\n' +
    'Chain ID: (?<chainId>[0-9]+)\\n' +
    'Nonce: (?<nonce>[A-Za-z0-9]{8,})\\n' +
    'Issued At: (?<issuedAt>[^\\n]+)' +
    '(?:\\nExpiration Time: (?<expirationTime>[^\\n]+))?' +
    '(?:\\nNot Before: (?<notBefore>[^\\n]+))?' +
    `(?:\\nRequest ID: (?<requestId>${PCHAR}*))?` +
    '(?:\\nResources:(?<resources>(?:\\n- [^\\n]+)*))?$',
);

/** Parses a date-time of RFC 3339, with letters of either case; digits after the millisecond are cut off. */
const instantOf = (time: string): Date | null => parseInstant(time.toUpperCase().replace(/(\.\d{3})\d+/, '$1'));

/** Parses a text by the grammar of EIP-4361; null if it is another text. An `undefined` field is absent from the text. */
function parse(text: string): SignInMessage | null {
  const { domain, address, uri, version, chainId, nonce, issuedAt, ...rest } = TEXT.exec(text)?.groups ?? {};
  if (!domain || !address || !uri || !version || !chainId || !nonce || !issuedAt) return null;
  const times = [issuedAt, rest.expirationTime, rest.notBefore].map((time) =>
    time === undefined ? undefined : instantOf(time),
  );
  const [issued, expirationTime, notBefore] = times;
  const resources = rest.resources?.split('\n- ').slice(1);
  const isValid =
    isAuthority(domain) &&
    toChecksumAddress(address) === address && // as EIP-4361 requires
    Number.isSafeInteger(Number(chainId)) &&
    [uri, ...(resources ?? [])].every(isUri);
  if (!isValid || !issued || expirationTime === null || notBefore === null) return null;
  return {
    scheme: rest.scheme,
    domain,
    address: address.toLowerCase() as SignInMessage['address'],
    statement: rest.statement,
    uri,
    version,
    chainId: Number(chainId),
    nonce,
    issuedAt: issued,
    expirationTime,
    notBefore,
    requestId: rest.requestId,
    resources,
  };
}

const line = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}: ${value}`]);

/** Writes a message as EIP-4361's text. @throws TypeError if EIP-4361 does not allow the value of a field */
function write(message: SignInMessage): string {
  const { scheme, domain, statement, resources } = message;
  const text = [
    `${scheme === undefined ? '' : `${scheme}://`}${domain} wants you to sign in with your Ethereum account:`,
    toChecksumAddress(message.address),
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${message.chainId}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${message.issuedAt.toISOString()}`,
    ...line('Expiration Time', message.expirationTime?.toISOString()),
    ...line('Not Before', message.notBefore?.toISOString()),
    ...line('Request ID', message.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ].join('\n');
  if (parse(text) === null) throw new TypeError('a field of the message is not as EIP-4361 allows');
  return text;
}

/**
 * Parses and writes EIP-4361 texts by the EIP's grammar: any RFC 3986 authority as domain (`localhost`, `gateway`,
 * `[::1]:4000`), times of RFC 3339, an optional statement, and nothing before, between or after the fields. Four kinds of
 * texts are refused although the grammar allows them; docs/protocol.md, section 6, has the reasons.
 */
export const signInText = { parse, write };
