import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../core/errors/app-error.ts';

/** The header of a refusal that says which codings a body may have (RFC 9110, section 12.5.3). */
export const ACCEPTED_ENCODING = { 'accept-encoding': 'identity' } as const;

/**
 * Requires that a body has no coding, before it is read: a small compressed body may decode to a very large one, and without decoding
 * its bytes mean nothing. @throws CONTENT_ENCODING_REFUSED
 */
export function requireIdentityEncoding({ 'content-encoding': codings = '' }: IncomingHttpHeaders): void {
  const isIdentity = codings.split(',').every((coding) => /^(identity)?$/i.test(coding.trim()));
  if (!isIdentity) throw new AppError('CONTENT_ENCODING_REFUSED');
}
