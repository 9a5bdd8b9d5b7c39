/** What no log line may hold. Names are compared without case, dashes and underscores: `income_salt` is `incomeSalt`. */

/** Private figures, salts and terms. */
export const PRIVATE_KEYS = [
  'incomeSalt',
  'priorSalt',
  'termsSalt',
  'priorIncomeYtd',
  'theta',
  'rWad',
  'shareRate',
  'ratePerUnitWad',
  'opening',
  'priorOpening',
  'tier3Opening',
  'deviceSecret',
] as const;

/** Whatever lets its bearer act as somebody else, or open what is sealed; and where people get their mail. */
const CREDENTIAL_KEYS = [
  'authorization',
  'cookie',
  'setCookie',
  'token',
  'accessToken',
  'sessionToken',
  'jwt',
  'signature',
  'signatures',
  'signatureA',
  'signatureB',
  'attestorSignature',
  'trueupSignature',
  'fxFallbackSig',
  'password',
  'secret',
  'privateKey',
  'mnemonic',
  'sessionKeys',
  'vaultKeys',
  'cursorKey',
  'cursorKeys',
  'emailCodeKey',
  'emailCode',
  'webhookSecret',
  'relayerKey',
  'keeperKey',
  'solanaKeeperKey',
  'xIdentitySignature',
  'backup',
  'databaseUrl',
  'databaseDirectUrl',
  'directUrl',
  'databaseReadUrls',
  'readUrls',
  'connectionString',
  'rpcUrl',
  'evmRpcUrl',
  'solanaRpcUrl',
  'smtpUrl',
  'email',
] as const;

const plain = (key: string) => key.replace(/[-_]/g, '').toLowerCase();
const NAMES: ReadonlySet<string> = new Set([...PRIVATE_KEYS, ...CREDENTIAL_KEYS].map(plain));

export const REDACTED = '[redacted]';

/** How the names of sealed columns end, whichever record they are of. */
const SEALED = ['ciphertext', 'encrypted'];

export const isSensitive = (key: string): boolean => {
  const name = plain(key);
  return NAMES.has(name) || SEALED.some((end) => name.endsWith(end));
};

// `theta: 1`, `theta=1`, `"theta":"1"` and the same inside a string inside a string, whatever the number of backslashes.
const spelling = (name: string) => name.split('').join('[-_]?');
const spelled = [...[...NAMES].map(spelling), ...SEALED.map((end) => `[\\w-]{0,40}${spelling(end)}`)].join('|');
const ASSIGNED = new RegExp(`(?<![A-Za-z0-9])(?:${spelled})[\\\\"'\`]*\\s*[:=]`, 'i');
const BEARER = /\b(bearer|basic)\s+[\w+/=.~-]+/gi;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const URL_LOGIN = /:\/\/[^\s/@]+@/g;
/** As in a text, or as in a URL (RFC 3986, section 2.1). */
const MAIL_ADDRESS = /[\w.+-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;
/** 65 bytes and more, by whatever name: a signature that anyone could use, or calldata with one in it. */
const LONG_HEX = /0x[0-9a-f]{130,}/gi;
/**
 * 75 bytes and more in base64: a transaction of Solana, which has signatures in it, or a document. A signature that names such a
 * transaction has 88 characters in base58 at the most, and stays.
 */
const LONG_BASE64 = /[A-Za-z0-9+/]{100,}={0,2}/g;

/** Short and of one word, a name or a path: nothing of the above is. */
const PLAIN_WORD = /^[\w/-]{0,99}$/;

/**
 * A text without its credentials. Where a sensitive name is given a value, the text ends there: no parser decides how
 * far the value reaches.
 */
export function scrubText(text: string): string {
  if (PLAIN_WORD.test(text)) return text;
  const found = ASSIGNED.exec(text);
  const kept = found === null ? text : `${text.slice(0, found.index + found[0].length)} ${REDACTED}`;
  return kept
    .replace(BEARER, `$1 ${REDACTED}`)
    .replace(JWT, REDACTED) // before its parts are
    .replace(LONG_HEX, REDACTED)
    .replace(LONG_BASE64, REDACTED)
    .replace(URL_LOGIN, `://${REDACTED}@`)
    .replace(MAIL_ADDRESS, REDACTED);
}

/** What a foreign error's message says, without what it says it about: quoted texts, numbers, hex and URLs go. */
export function messageSkeleton(message: string): string {
  const [line = ''] = message.trim().split('\n');
  return scrubText(
    line
      .slice(0, 300)
      .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, 'URL')
      .replace(/"[^"]*"?|`[^`]*`?|(?<!\w)'[^']*'?/g, '"…"')
      .replace(/0x[0-9a-f]+|\d[\d.,_]*/gi, '#'),
  );
}
