import { describe, expect, it } from 'vitest';
import type { AttestorWorkQuery } from '../generated/operations.ts';
import { workOf } from './work.ts';

const [OWN, OTHER] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`];
const idOf = (type: string, natural: string) => btoa(`${type}:${natural}`);
const ROW = '0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000';
const SERIES_KEY = `0x${'ab'.repeat(32)}`;
const series = {
  key: SERIES_KEY,
  chain: 'evm:10143',
  title: 'A',
  periods: { nodes: [{ period: '2027-Q1', closesAt: '2027-05-01T00:00:00Z', lateEndsAt: '2027-06-01T00:00:00Z' }] },
};
const list = (...nodes: readonly object[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } });
const report = (id: string, attestorKey: string) => ({
  id,
  seriesKey: SERIES_KEY,
  attestorKey,
  period: '2027-Q1',
  openedAt: '2027-04-02T00:00:00Z',
  documentCount: 1,
  series,
});
const data = (parts: object) =>
  ({ viewer: { account: { id: 'a', signerKeys: [{ id: 'k', key: OWN }] } }, ...parts }) as unknown as AttestorWorkQuery;

describe('the work of an attestor', () => {
  it('is what is addressed to the own keys, the oldest first, with deadlines and commands', () => {
    const rate = { id: 'f', seriesKey: SERIES_KEY, period: '2027-Q1', requestedAt: '2027-04-01T00:00:00Z' };
    const cases = list(report(idOf('Tier3Case', ROW), OWN), report(idOf('Tier3Case', ROW), OTHER));
    const solana = { ...series, chain: 'solana:abc' };
    const work = workOf(data({ tier3Cases: cases, fxFallbacks: list({ ...rate, series: solana }) }));
    expect(work.map(({ kind, dueAt, deadlineAt }) => [kind, dueAt, deadlineAt])).toEqual([
      ['fx', '2027-05-01T00:00:00Z', '2027-06-01T00:00:00Z'],
      ['report', '2027-05-01T00:00:00Z', '2027-06-01T00:00:00Z'],
    ]);
    const commands = work.map((one) =>
      one.commands.map(({ command }) => command.replace('income-series attestor ', '')),
    );
    expect(commands).toEqual([
      [`show fx ${SERIES_KEY} --config solana.json`, `sign fx ${SERIES_KEY} --rate RATE --config solana.json`],
      [
        `decrypt opening ${ROW} --out opening.json`,
        `decrypt document ${ROW} --index 0 --out .`,
        `sign report ${ROW}`,
        `close report ${ROW} --reason REASON`,
      ],
    ]);
  });

  it('leaves out an end that the own key signed, and waits for one that is not on the chain', () => {
    const end = {
      id: idOf('ExtinguishmentRequest', ROW),
      seriesKey: SERIES_KEY,
      openedAt: '2027-01-01T00:00:00Z',
      series,
    };
    const row = { ...end, attestorKeys: [OWN, OTHER], signers: [OWN], deadlineAt: null };
    expect(workOf(data({ signedOnce: list(row) }))).toEqual([]);
    expect(workOf(data({ signedOnce: list({ ...row, signers: [OTHER] }) }))[0]?.isReady).toBe(false);
  });

  it('writes no command of an id that is none, because a shell would run it', () => {
    for (const hostile of ['x; rm -rf ~', `${ROW} && id`, '$(id)'])
      expect(workOf(data({ tier3Cases: list(report(idOf('Tier3Case', hostile), OWN)) }))[0]?.commands).toEqual([]);
  });
});
