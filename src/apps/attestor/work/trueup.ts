import type { Bytes32 } from '../../../core/hex.ts';
import type { PayloadOf } from '../client.ts';
import { Failure } from '../exit.ts';
import { AnnualCaseDocument, SignTrueUpDocument, type SignTrueUpMutation } from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import { known, secondsOf, take, toInstant, type Work } from './work.ts';

function adjustmentOf(text: string): bigint {
  if (!/^[+-]?[0-9]{1,77}$/.test(text))
    throw new Failure('usage', 'USAGE', '--adjustment must be a whole number of base units.');
  return BigInt(text.replace(/^\+/, ''));
}

/** The true-up of a year: what its reports came to beside what the documents say. */
export const trueupWork: Work<'TRUEUP'> = {
  kind: 'TRUEUP',
  sealed: false,
  async load(gateway, text, choices) {
    const id = parseRowId(text);
    const given = take(choices, ['adjustment', 'at']);
    const adjustment = adjustmentOf(given.adjustment);
    const attestationTs = secondsOf(given.at, '--at');
    const found = known((await gateway.ask(AnnualCaseDocument, { id })).annualCase);
    return {
      id,
      state: found.state,
      open: found.state === 'OPEN',
      addressed: [found.attestorKey],
      choice: { adjustment: `${adjustment}`, attestationTs: toInstant(attestationTs) },
      message: { seriesKey: found.seriesKey as Bytes32, year: found.year, adjustment, attestationTs },
      facts: [
        ['Documents', `${found.documentCount}`],
        ['Opened', found.openedAt],
      ],
      examine: async () => [],
      async send({ signature, idempotencyKey }) {
        const input = {
          idempotencyKey,
          id,
          adjustment: `${adjustment}`,
          attestationTs: toInstant(attestationTs),
          signature,
        };
        const { signTrueUp } = await gateway.ask(SignTrueUpDocument, { input });
        return (signTrueUp as PayloadOf<SignTrueUpMutation['signTrueUp']>).annualCase?.state ?? 'SIGNED';
      },
    };
  },
};
