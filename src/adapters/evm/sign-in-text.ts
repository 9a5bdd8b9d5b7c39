import { createSiweMessage, parseSiweMessage } from 'viem/siwe';
import type { SignInMessage, SignInText } from '../../domains/account/index.ts';

/**
 * EIP-4361 text. viem's parser finds the fields anywhere in a text; writing them again and comparing with the whole
 * original makes the reading strict, so that nothing a person signed was overlooked. Times may be in any RFC 3339 form.
 */
export const signInText: SignInText = {
  parse(text) {
    try {
      const fields = parseSiweMessage(text);
      const { domain, address, uri, version, chainId, nonce, issuedAt } = fields;
      if (!domain || !address || !uri || !version || !chainId || !nonce || !issuedAt) return null;
      const whole = createSiweMessage({ ...fields, domain, address, uri, version, chainId, nonce, issuedAt });
      if (whole !== sameTimes(text)) return null;
      const message: SignInMessage = {
        scheme: fields.scheme,
        domain,
        address: address.toLowerCase() as SignInMessage['address'],
        statement: fields.statement,
        uri,
        version,
        chainId,
        nonce,
        issuedAt,
        expirationTime: fields.expirationTime,
        notBefore: fields.notBefore,
      };
      return message;
    } catch {
      return null; // a field that EIP-4361 does not allow, a time that is none
    }
  },

  write: ({ version: _, ...message }) => createSiweMessage({ ...message, version: '1' }),
};

/** The text with its times in the one form the writer uses. */
const sameTimes = (text: string): string =>
  text.replace(
    /^(Issued At|Expiration Time|Not Before): (.+)$/gm,
    (_line, label: string, time: string) => `${label}: ${new Date(time).toISOString()}`,
  );
