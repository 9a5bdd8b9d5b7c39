import { type EnvelopeColumn, MAX_ENVELOPE_BYTES } from '@income-series/protocol/envelope';
import type { AccessDeclaration } from './access/index.ts';
import { SEALED_TEXT } from './cost.ts';

interface EnvelopeFieldOptions extends Pick<AccessDeclaration, 'readers' | 'deletion'> {
  readonly description?: string;
}

/**
 * The options of a field that returns a sealed envelope as it is stored, for `t.expose` or `t.field`. The field's cost grows
 * with the greatest size that the column accepts.
 *
 *     reason: t.expose('ciphertext', envelopeField(REASON, { readers: ['attestor'], deletion: 'decision + retention' })),
 */
export const envelopeField = (
  { table, column, maxBytes }: EnvelopeColumn,
  { description, ...access }: EnvelopeFieldOptions,
) => ({
  type: 'Envelope' as const,
  nullable: true as const,
  complexity: Math.max(1, Math.floor((SEALED_TEXT * maxBytes) / MAX_ENVELOPE_BYTES)),
  ...(description === undefined ? {} : { description }),
  access: { ...access, storedIn: `${table}.${column}`, class: 'e2e' } as const,
});
