import type { MutationPayload } from '../client.ts';
import { Failure } from '../exit.ts';
import { AnnualCaseDocument, SignTrueUpDocument, type SignTrueUpMutation } from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import { inToken } from './money.ts';
import { requireRow, secondsOf, toInstant, type Work } from './request.ts';

function adjustmentOf(text = ''): bigint {
  if (!/^[+-]?[0-9]{1,77}$/.test(text))
    throw new Failure('usage', 'USAGE', '--adjustment must be a whole number of base units.');
  return BigInt(text.replace(/^\+/, ''));
}

/** The true-up of a year: the sum of its reports compared with the documents. */
export const trueupWork: Work<'TRUEUP'> = {
  kind: 'TRUEUP',
  choices: ['adjustment', 'at'],
  sealed: false,
  async load(gateway, text, choices) {
    const id = parseRowId(text);
    const decided = choices && {
      adjustment: adjustmentOf(choices.adjustment),
      attestationTs: secondsOf(choices.at, '--at'),
    };
    const found = requireRow((await gateway.ask(AnnualCaseDocument, { id })).annualCase);
    return {
      id,
      state: found.state,
      open: found.state === 'OPEN',
      addressed: [found.attestorKey],
      choice: decided && {
        adjustment: `${decided.adjustment}`,
        attestedAt: toInstant(decided.attestationTs),
      },
      message: { seriesKey: found.seriesKey, year: found.year, ...decided },
      facts: [
        ...(decided === null
          ? []
          : ([['Adjustment, in the token', inToken(decided.adjustment, found.series)]] as const)),
        ['Documents', `${found.documentCount}`],
        ['Opened', found.openedAt],
      ],
      examine: async () => [],
      async send({ message, signature, idempotencyKey }) {
        const input = {
          idempotencyKey,
          id,
          adjustment: `${message.adjustment}`,
          attestedAt: toInstant(message.attestationTs),
          signature,
        };
        const { signTrueUp } = await gateway.ask(SignTrueUpDocument, { input });
        return (signTrueUp as MutationPayload<SignTrueUpMutation['signTrueUp']>).annualCase?.state ?? 'SIGNED';
      },
    };
  },
};
