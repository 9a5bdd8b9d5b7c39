import { type EnvelopeColumn, MAX_ENVELOPE_BYTES } from '../core/envelope/index.ts';
import type { AccessDeclaration } from './access/index.ts';
import { SEALED_TEXT } from './cost.ts';

interface EnvelopeFieldSaid extends Pick<AccessDeclaration, 'readers' | 'deletion'> {
  readonly description?: string;
}

/**
 * A field of a column that `TakeEnvelope` fills, for `t.expose` or `t.field`: answered as it is stored, after the check, at a
 * cost by the size that the column takes.
 *
 *     reason: t.expose('ciphertext', envelopeField(REASON, { readers: ['attestor'], deletion: 'decision + retention' })),
 */
export const envelopeField = (
  { table, column, maxBytes }: EnvelopeColumn,
  { description, ...access }: EnvelopeFieldSaid,
) => ({
  type: 'Envelope' as const,
  nullable: true as const,
  complexity: Math.max(1, Math.floor((SEALED_TEXT * maxBytes) / MAX_ENVELOPE_BYTES)),
  ...(description === undefined ? {} : { description }),
  access: { ...access, storedIn: `${table}.${column}`, class: 'e2e' } as const,
});
