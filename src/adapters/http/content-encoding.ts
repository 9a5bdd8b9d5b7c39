import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@income-series/protocol/errors/app-error';

/** The header of a refusal that says which codings a body may have (RFC 9110, section 12.5.3). */
export const ACCEPTED_ENCODING = { 'accept-encoding': 'identity' } as const;

const TRANSFER_CODED = 'The request body has a transfer-encoding beside `chunked`, and the service decodes none.';

const hasOnly = (form: RegExp, codings: string): boolean =>
  codings.split(',').every((coding) => form.test(coding.trim()));

/**
 * Requires that a body has no coding, before it is read: a small compressed body may decode to a very large one, and without decoding
 * its bytes mean nothing. Node.js decodes the transfer coding `chunked`, and passes the bytes of others on.
 * @throws CONTENT_ENCODING_REFUSED
 */
export function requireIdentityEncoding({
  'content-encoding': codings = '',
  'transfer-encoding': transfer = '',
}: IncomingHttpHeaders): void {
  if (!hasOnly(/^(identity)?$/i, codings)) throw new AppError('CONTENT_ENCODING_REFUSED');
  if (!hasOnly(/^(chunked)?$/i, transfer)) throw new AppError('CONTENT_ENCODING_REFUSED', { message: TRANSFER_CODED });
}
