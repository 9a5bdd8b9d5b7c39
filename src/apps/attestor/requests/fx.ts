import { parseUnits, WAD_DECIMALS } from '../../../core/amounts.ts';
import type { PayloadOf } from '../client.ts';
import { Failure } from '../exit.ts';
import { FxFallbackDocument, SignFxFallbackDocument, type SignFxFallbackMutation } from '../generated/operations.ts';
import { parseWord } from '../ids.ts';
import { known, type Work } from './request.ts';

function rateOf(text = ''): bigint {
  const rate = parseUnits(text, WAD_DECIMALS);
  if (rate === null || rate === 0n)
    throw new Failure('usage', 'USAGE', '--rate must be a positive decimal like 0.0102.');
  return rate;
}

/** A rate in the feed's stead, for one period of one series. */
export const fxWork: Work<'FX'> = {
  kind: 'FX',
  choices: ['rate'],
  sealed: false,
  async load(gateway, id, choices) {
    const rate = choices && rateOf(choices.rate);
    const seriesKey = parseWord(id, 'The series key');
    const found = known((await gateway.ask(FxFallbackDocument, { seriesKey })).fxFallback);
    const { period } = found;
    return {
      id: seriesKey,
      state: found.state,
      open: found.state === 'REQUESTED',
      addressed: null,
      choice: rate === null ? null : { rate: `${rate}` },
      message: { seriesKey, period, ...(rate === null ? {} : { rate }) },
      facts: [['Requested', found.requestedAt]],
      examine: async () => [],
      async send({ key, message, signature, idempotencyKey }) {
        const input = { idempotencyKey, seriesKey, period, rate: `${message.rate}`, key, signature };
        const { signFxFallback } = await gateway.ask(SignFxFallbackDocument, { input });
        return (signFxFallback as PayloadOf<SignFxFallbackMutation['signFxFallback']>).fxFallback?.state ?? 'SIGNED';
      },
    };
  },
};
