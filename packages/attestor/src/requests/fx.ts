import { formatWad, parseUnits, WAD_DECIMALS } from '@income-series/protocol/amounts';
import { type Period, periodEnd, readPeriod } from '@income-series/protocol/period';
import { BPS, FX_FALLBACK_BOUND_BPS } from '@income-series/protocol/policy';
import type { MutationPayload } from '../client.ts';
import { Failure } from '../exit.ts';
import {
  FxBasisDocument,
  FxFallbackDocument,
  SignFxFallbackDocument,
  type SignFxFallbackMutation,
} from '../generated/operations.ts';
import { parseWord } from '../ids.ts';
import type { Facts } from '../signing/present.ts';
import { rateUnit } from './money.ts';
import { requireRow, toInstant, type Work } from './request.ts';

function parseRate(text = ''): bigint {
  const rate = parseUnits(text, WAD_DECIMALS);
  if (rate === null || rate === 0n)
    throw new Failure('usage', 'USAGE', '--rate must be a positive decimal like 10200.5.');
  return rate;
}

interface Basis {
  readonly fxRate: string;
  readonly fxUpdatedAt: string;
  readonly fxStale: boolean;
}

/** Facts about the rate to sign: the quarter's end, the feed's last rate before it, and the bounds that the contract accepts. */
function rateFacts(period: Period, { fxRate, fxUpdatedAt, fxStale }: Basis): Facts {
  const feedRate = BigInt(fxRate); // the feed's last rate before the quarter's end, if the quarter has none
  const end: [string, string] = ['Quarter’s end', toInstant(periodEnd(period))];
  if (!fxStale) return [end, ['Rate', `there is one: ${formatWad(feedRate)}`]];
  if (feedRate === 0n) return [end, ['Feed’s last rate before', 'none: no rate can be signed']];
  const least = (feedRate * (BPS - FX_FALLBACK_BOUND_BPS) + BPS - 1n) / BPS;
  const most = (feedRate * (BPS + FX_FALLBACK_BOUND_BPS)) / BPS;
  return [
    end,
    ['Feed’s last rate before', `${formatWad(feedRate)}, of ${fxUpdatedAt}`],
    ['May be signed', `${formatWad(least)} to ${formatWad(most)}`],
  ];
}

/** A request for the exchange rate of a quarter's end, for one series, because the feed has none. */
export const fxWork: Work<'FX'> = {
  kind: 'FX',
  choices: ['rate'],
  sealed: false,
  async load(gateway, id, choices, chain) {
    const rate = choices && parseRate(choices.rate);
    const seriesKey = parseWord(id, 'The series key');
    const fallback = requireRow((await gateway.ask(FxFallbackDocument, { seriesKey, chain })).fxFallback);
    const period = requireRow(readPeriod(fallback.period));
    const periodInput = { seriesKey, chain, period: fallback.period };
    const { reportBasis, ...money } = requireRow((await gateway.ask(FxBasisDocument, periodInput)).series);
    const basis = requireRow(reportBasis);
    return {
      id: seriesKey,
      state: fallback.state,
      open: fallback.state === 'REQUESTED',
      recipients: null,
      choice: rate === null ? null : { rate: `${rate}` },
      message: { seriesKey, period, ...(rate === null ? {} : { rate }) },
      facts: [['Requested', fallback.requestedAt], ['Rates are', rateUnit(money)], ...rateFacts(period, basis)],
      examine: async () => [],
      async send({ key, message, signature, idempotencyKey }) {
        const input = { idempotencyKey, ...periodInput, rate: `${message.rate}`, key, signature };
        const { signFxFallback } = await gateway.ask(SignFxFallbackDocument, { input });
        return (signFxFallback as MutationPayload<SignFxFallbackMutation['signFxFallback']>).fxFallback?.state ?? null;
      },
    };
  },
};
