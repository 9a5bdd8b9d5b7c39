import type { EvmAddress } from '@income-series/protocol/hex';
import { type Period, periodAt, periodEnd, reportWindow } from '@income-series/protocol/period';
import { PAUSE_COOLDOWN } from '@income-series/protocol/policy';
import { isWithinFxBound } from '../../../src/domains/reporting/rules.ts';
import { approval, pauseOf, requestPause, signMessage } from '../../contracts/support/attest.ts';
import { ATTESTOR, activeSeries, ISSUER, until } from '../../contracts/support/raise.ts';
import { changed, quarterAhead, reportArgs } from '../../contracts/support/report.ts';
import { endPause, type PausePast, pauseRefusal } from '../../models/pause.ts';
import { kind } from './kind.ts';

interface Window {
  opensAt: string;
  lateAt: string;
  closesAt: string;
}

export const periodWindow = kind<{ period: Period }, Window>({
  core: ({ period }) => {
    const { opensAt, closesAt, lateUntil } = reportWindow(period);
    return { opensAt: `${opensAt}`, lateAt: `${closesAt}`, closesAt: `${lateUntil}` };
  },
  async chain(chains, { period }) {
    const { world } = await chains.plain();
    const [opensAt, lateAt, closesAt] = await world.read('hub', 'periodWindow', [period]);
    return { opensAt: `${opensAt}`, lateAt: `${lateAt}`, closesAt: `${closesAt}` };
  },
});

/** One a vector: a feed may not step from one vector's rate to the next one's. */
let currencies = 700;

/** Which of these rates may stand in for the feed's last. */
export const fxBound = kind<{ last: string; rates: readonly string[] }, { accepted: readonly boolean[] }>({
  core: ({ last, rates }) => ({ accepted: rates.map((rate) => isWithinFxBound(BigInt(rate), BigInt(last))) }),
  async chain(chains, { last, rates }) {
    const { world, wallets } = await chains.plain();
    const currencyCode = ++currencies;
    await world.send(world.owner, 'fxFeed', 'publish', [currencyCode, BigInt(last)]);
    const period = await quarterAhead(world);
    const term = { firstPeriod: period, lastPeriod: period };
    const { seriesKey } = await activeSeries(world, [[wallets[0] as EvmAddress, 5n]], { currencyCode, ...term });
    await until(world, periodEnd(period));
    const args = await reportArgs(world, seriesKey, period, { payment: 1n });
    const accepted: boolean[] = [];
    for (const text of rates) {
      const rate = BigInt(text);
      const fxFallbackSig = await signMessage(world, ATTESTOR, 'FX', { seriesKey, period, rate });
      const signals = (all: (typeof args)[3]) => all.with(2, rate) as unknown as typeof all;
      const sending = changed(args, { signals, fxFallbackSig });
      const answer = await world.refusal(world.account(ISSUER), 'hub', 'submitReport', sending);
      if (answer !== 'ACCEPTED' && answer !== 'FX_OUT_OF_BOUND') throw new Error(answer);
      accepted.push(answer === 'ACCEPTED');
    }
    return { accepted };
  },
});

interface PauseInput {
  /** Lengths of the pauses before, in seconds: each ran to its end, and the next came a cooldown after it. */
  before: readonly string[];
  /** Seconds from the last one's end to the approval. */
  after: string;
  length: string;
}
interface PauseOutput {
  used: string;
  refusal: string | null;
}

export const pause = kind<PauseInput, PauseOutput>({
  core: ({ before, after, length }) => {
    let past: PausePast = { used: 0n, lastEndedAt: 0n };
    let time = 1_800_000_000n;
    for (const each of before) {
      const pauseEnd = time + BigInt(each);
      past = endPause(past, { startedAt: time, pauseEnd }, pauseEnd);
      time = pauseEnd + PAUSE_COOLDOWN;
    }
    const now = before.length === 0 ? time : past.lastEndedAt + BigInt(after);
    return { used: `${past.used}`, refusal: pauseRefusal(past, now, now + BigInt(length)) };
  },
  async chain(chains, { before, after, length }) {
    const { world, wallets } = await chains.plain();
    const lastPeriod = periodAt(await world.anvil.clock.now()) + 50;
    const { seriesKey } = await activeSeries(world, [[wallets[0] as EvmAddress, 5n]], { lastPeriod });
    let time = (await world.anvil.clock.now()) + 100n;
    for (const each of before) {
      await requestPause(world, seriesKey);
      const signed = await approval(world, seriesKey, time + BigInt(each));
      await world.anvil.rpc('evm_setNextBlockTimestamp', Number(time));
      await world.send(world.collector, 'hardship', 'approvePause', signed);
      await until(world, time + BigInt(each));
      await world.send(world.collector, 'hardship', 'endPause', [seriesKey]);
      time += BigInt(each) + PAUSE_COOLDOWN;
    }
    await requestPause(world, seriesKey);
    const { used, lastEndedAt } = await pauseOf(world, seriesKey);
    if (before.length > 0) await until(world, lastEndedAt + BigInt(after));
    const signed = await approval(world, seriesKey, (await world.anvil.clock.now()) + BigInt(length));
    const answer = await world.refusal(world.collector, 'hardship', 'approvePause', signed);
    return { used: `${used}`, refusal: answer === 'ACCEPTED' ? null : answer };
  },
});
