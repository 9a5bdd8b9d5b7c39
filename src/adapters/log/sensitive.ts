// Names and texts that no log line may contain. Names are compared without case, dashes and underscores: `income_salt` is
// `incomeSalt`.

/** The names of private figures, salts and terms. */
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

/** The names of credentials and keys, and of mail addresses. */
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

const normalizeName = (key: string) => key.replace(/[-_]/g, '').toLowerCase();
const NAMES: ReadonlySet<string> = new Set([...PRIVATE_KEYS, ...CREDENTIAL_KEYS].map(normalizeName));

export const REDACTED = '[redacted]';

/** The endings of the names of sealed columns. */
const SEALED = ['ciphertext', 'encrypted'];

export const isSensitive = (key: string): boolean => {
  const name = normalizeName(key);
  return NAMES.has(name) || SEALED.some((end) => name.endsWith(end));
};

// Matches `theta: 1`, `theta=1`, `"theta":"1"`, also within nested strings with any number of backslashes.
const spellingPattern = (name: string) => name.split('').join('[-_]?');
const spellings = [
  ...[...NAMES].map(spellingPattern),
  ...SEALED.map((end) => `[\\w-]{0,40}${spellingPattern(end)}`),
].join('|');
const ASSIGNED = new RegExp(`(?<![A-Za-z0-9])(?:${spellings})[\\\\"'\`]*\\s*[:=]`, 'i');
const BEARER = /\b(bearer|basic)\s+[\w+/=.~-]+/gi;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const URL_LOGIN = /:\/\/[^\s/@]+@/g;
/** Matches a mail address in a text or, percent-encoded, in a URL (RFC 3986, section 2.1). */
const MAIL_ADDRESS = /[\w.+-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;
/** Matches 65 or more bytes in hex: a signature that anyone could use, or calldata with one. */
const LONG_HEX = /0x[0-9a-f]{130,}/gi;
/**
 * Matches 75 or more bytes in base64: a Solana transaction with its signatures, or a document. A transaction's id, at most 88
 * characters in base58, does not match.
 */
const LONG_BASE64 = /[A-Za-z0-9+/]{100,}={0,2}/g;

/** Matches a short word, name or path, which contains nothing of the above. */
const PLAIN_WORD = /^[\w/-]{0,99}$/;

/**
 * Removes credentials from a text. After a sensitive name with a value, the rest of the text is cut off, because no parser
 * knows where the value ends.
 */
export function scrubText(text: string): string {
  if (PLAIN_WORD.test(text)) return text;
  const assignment = ASSIGNED.exec(text);
  const head = assignment === null ? text : `${text.slice(0, assignment.index + assignment[0].length)} ${REDACTED}`;
  return head
    .replace(BEARER, `$1 ${REDACTED}`)
    .replace(JWT, REDACTED) // before LONG_BASE64, which matches its parts
    .replace(LONG_HEX, REDACTED)
    .replace(LONG_BASE64, REDACTED)
    .replace(URL_LOGIN, `://${REDACTED}@`)
    .replace(MAIL_ADDRESS, REDACTED);
}

/** The message of a foreign error without quoted texts, numbers, hex and URLs. */
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
