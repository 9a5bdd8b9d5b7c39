import { type AskProvider, type IncomeReport, termsCommitment } from '@income-series/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memory as values } from '../../device/memory-database.ts';
import { device } from '../../device/memory-node.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { requireReport, requireTerms } from './report-terms.ts';

// Node has no IndexedDB.
vi.mock('../../device/database.ts', () => import('../../device/memory-database.ts'));
vi.mock('../../device/solana-node.ts', () => import('../../device/memory-node.ts'));

const CHAIN = 'evm:1';
const SERIES = `0x${'5e'.repeat(32)}` as const;
const [HUB, EVIL] = ['a3', 'ee'].map((byte) => `0x${byte.repeat(20)}`);
const terms = { theta: 6_000_000n, r: 5n, termsSalt: 7n, currencyCode: 978, indexingRule: 0 } as const;
const OWN = termsCommitment(terms);
/** The lie by which the payment is the whole income times figures that the gateway knows. */
const LIE = termsCommitment({ ...terms, theta: 0n });

/** A node on which the hub has the terms of the series, and a contract of the gateway has those of its lie. */
const node: AskProvider = async (method, [call]) => {
  if (method === 'eth_chainId') return '0x1';
  const words = Array.from({ length: 24 }, () => '11'.repeat(32));
  words[14] = ((call as { readonly to: string }).to === HUB ? OWN : LIE).slice(2);
  return `0x${words.join('')}`;
};
const AWAY: AskProvider = () => Promise.reject(new Error('away'));
const personWith = (askNode: AskProvider | null) => ({ wallet: { chain: CHAIN, askNode } }) as unknown as PersonSession;
const placeAt = (verifyingContract: string | undefined) => ({
  chain: CHAIN,
  seriesKey: SERIES,
  domain: { chainId: 1, verifyingContract },
});
const pin = (name: string, value: string | undefined) =>
  values.set(`pin ${name}`, { value, since: '2027-01-01T00:00:00.000Z' });
const errorOf = (step: Promise<unknown>) => step.catch((error: unknown) => error as Error);

beforeEach(() => {
  values.clear();
  device.node = null;
});

describe('the terms that a gateway names for a proof', () => {
  it('are those of the chain at the hub that this browser saw first, whichever the gateway names', async () => {
    pin(`hub ${CHAIN}`, HUB);
    for (const place of [placeAt(HUB), placeAt(EVIL), placeAt(undefined)]) {
      expect(await requireTerms(personWith(node), place, OWN)).toBe('node');
      const error = await errorOf(requireTerms(personWith(node), place, LIE));
      expect(error).toMatchObject({ name: 'TermsError', message: expect.stringContaining('as your own node says') });
    }
  });

  it('are refused if the chain has others, also where the person or this browser knew them', async () => {
    pin(`hub ${CHAIN}`, HUB);
    pin(`terms ${SERIES} ${CHAIN}`, LIE);
    expect(await errorOf(requireTerms(personWith(node), placeAt(HUB), LIE))).toMatchObject({ name: 'TermsError' });
  });

  it('are known from then on once the own node said them', async () => {
    pin(`hub ${CHAIN}`, HUB);
    await requireTerms(personWith(node), placeAt(HUB), OWN);
    for (const person of [personWith(null), personWith(AWAY)])
      expect(await requireTerms(person, placeAt(HUB), OWN)).toBe('kept');
    expect(await errorOf(requireTerms(personWith(null), placeAt(HUB), LIE))).toMatchObject({
      name: 'UncheckedTermsError',
      isChanged: true,
    });
  });

  it.each<[string, PersonSession, string | undefined]>([
    ['no node', personWith(null), HUB],
    ['no wallet', { wallet: null } as unknown as PersonSession, HUB],
    ['no contract that it knew', personWith(node), EVIL],
    ['no contract at all', personWith(node), undefined],
  ])('are compared by the person on a device with %s', async (_, person, contract) => {
    const error = await errorOf(requireTerms(person, placeAt(contract), LIE));
    expect(error).toMatchObject({ name: 'UncheckedTermsError', isChanged: false });
    await (error as unknown as { accept(): Promise<void> }).accept();
    expect(await requireTerms(person, placeAt(contract), LIE)).toBe('kept');
  });

  it('are not taken while the own node does not answer', async () => {
    pin(`hub ${CHAIN}`, HUB);
    expect(await errorOf(requireTerms(personWith(AWAY), placeAt(HUB), OWN))).toMatchObject({
      name: 'TermsError',
      message: expect.stringContaining('nothing was proven or sent'),
    });
  });
});

describe('a proven report', () => {
  const series = { chain: CHAIN, key: SERIES, reportBasis: { domain: placeAt(HUB).domain } };
  const report = (commitment: string) =>
    ({ seriesKey: SERIES, period: 20273, signals: [`${BigInt(commitment)}`] }) as unknown as IncomeReport;
  beforeEach(() => void pin(`hub ${CHAIN}`, HUB));

  it('leaves the device by the terms of its series', async () => {
    await expect(requireReport(personWith(node), series, '2027-Q3', report(OWN))).resolves.toBeUndefined();
  });

  it.each<[string, object, string, string]>([
    ['other terms', series, '2027-Q3', LIE],
    ['another series', { ...series, key: `0x${'5f'.repeat(32)}` }, '2027-Q3', OWN],
    ['another quarter', series, '2027-Q2', OWN],
  ])('stays on the device if it is of %s', async (_, of, period, commitment) => {
    const step = requireReport(personWith(node), of as typeof series, period, report(commitment));
    expect(await errorOf(step)).toMatchObject({ name: 'TermsError' });
  });
});
