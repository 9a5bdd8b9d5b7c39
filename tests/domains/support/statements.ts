import type { Bytes32 } from '@income-series/protocol/hex';
import { expect } from 'vitest';
import type { Answer } from '../../support/gateway.ts';
import type { Product } from './product.ts';

/** A line as it is answered: amounts as texts. */
interface Line {
  readonly kind: string;
  readonly period: string | null;
  readonly units: string;
  readonly grossShare: string;
  readonly fee: string;
  readonly net: string;
  readonly claimed: string;
  readonly open: string;
}
interface Stated {
  readonly units: string;
  readonly claimedTotal: string;
  readonly claimable: string;
  readonly statement: {
    readonly asOfBlock: string;
    readonly lines: readonly Line[];
    readonly totals: Readonly<Record<'grossShare' | 'fee' | 'net' | 'claimed' | 'open', string>>;
  };
}

/** The rows of a list as it is answered. */
export const nodesIn = <T>(list: unknown): readonly T[] =>
  (list as { readonly edges: readonly { readonly node: T }[] }).edges.map(({ node }) => node);

const MINE = `{ myPositions(first: 50) { edges { node {
  series { key } units claimedTotal claimable
  statement { asOfBlock lines { kind period units grossShare fee net claimed open } totals { grossShare fee net claimed open } }
} } } }`;

/**
 * The caller's own position in a series with its statement, which must be the chain's `claimable` and what the events
 * paid, as of the head, and the sum of its lines.
 */
export async function ownStatement(
  { gateway }: Product,
  ask: (document: string) => Promise<Answer>,
  seriesKey: Bytes32,
): Promise<Stated & { readonly figures: readonly unknown[] }> {
  const { data, errors } = await ask(MINE);
  expect(errors ?? []).toEqual([]);
  const mine = nodesIn<Stated & { readonly series: { readonly key: string } }>(data?.myPositions);
  const position = mine.find(({ series }) => series.key === seriesKey);
  if (position === undefined) throw new Error('no position there');
  const { statement, claimable, claimedTotal } = position;
  const { lines, totals } = statement;
  expect([totals.open, totals.claimed]).toEqual([claimable, claimedTotal]);
  expect(statement.asOfBlock).toBe(`${(await gateway.chain.head()).number}`);
  for (const of of ['grossShare', 'fee', 'net', 'claimed', 'open'] as const) {
    expect(totals[of]).toBe(`${lines.reduce((sum, line) => sum + BigInt(line[of]), 0n)}`);
  }
  const figures = lines.map(({ kind, period, units, fee, net, claimed }) => [kind, period, units, fee, net, claimed]);
  return { ...position, figures };
}
