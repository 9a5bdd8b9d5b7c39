import type { MutationPayload } from '../client.ts';
import { Failure } from '../exit.ts';
import { AnnualCaseDocument, SignTrueUpDocument, type SignTrueUpMutation } from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import { inToken } from './money.ts';
import { parseSeconds, requireRow, toInstant, type Work } from './request.ts';

function parseAdjustment(text = ''): bigint {
  if (!/^[+-]?[0-9]{1,77}$/.test(text))
    throw new Failure('usage', 'USAGE', '--adjustment must be a whole number of base units.');
  return BigInt(text.replace(/^\+/, ''));
}

/** A request to sign the true-up of a year, which compares the sum of its reports with the documents. */
export const trueupWork: Work<'TRUEUP'> = {
  kind: 'TRUEUP',
  choices: ['adjustment', 'at'],
  sealed: false,
  async load(gateway, text, choices) {
    const id = parseRowId(text);
    const choice = choices && {
      adjustment: parseAdjustment(choices.adjustment),
      attestationTs: parseSeconds(choices.at, '--at'),
    };
    const annualCase = requireRow((await gateway.ask(AnnualCaseDocument, { id })).annualCase);
    return {
      id,
      state: annualCase.state,
      open: annualCase.state === 'OPEN',
      recipients: [annualCase.attestorKey],
      choice: choice && {
        adjustment: `${choice.adjustment}`,
        attestedAt: toInstant(choice.attestationTs),
      },
      message: { seriesKey: annualCase.seriesKey, year: annualCase.year, ...choice },
      facts: [
        ...(choice === null
          ? []
          : ([['Adjustment, in the token', inToken(choice.adjustment, annualCase.series)]] as const)),
        ['Documents', `${annualCase.documentCount}`],
        ['Opened', annualCase.openedAt],
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
        return (signTrueUp as MutationPayload<SignTrueUpMutation['signTrueUp']>).annualCase?.state ?? null;
      },
    };
  },
};
