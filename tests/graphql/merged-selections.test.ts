import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { openBothWays } from './support/both-ways.ts';

// A response key that is selected several times is one field (GraphQL, October 2021, section 6.3.2): its rows are those of the list
// asked alone, by both ways of answering and at each asking.

const both = await forFile(openBothWays());

type Lists = Readonly<Record<string, { readonly nodes?: readonly object[]; readonly totalCount?: number } | undefined>>;

/** The lists of each series, by every gateway, asked twice. All four answers are to be alike. */
async function listsOf(selection: string, fragments = '', variables: object = {}): Promise<readonly Lists[]> {
  const declared = Object.keys(variables).map((name) => `$${name}: Boolean!`);
  const head = declared.length > 0 ? `query (${declared.join(', ')})` : 'query';
  const text = `${head} { seriesList(first: 20) { nodes { ${selection} } } } ${fragments}`;
  const answer = await both.answer(text, async (gateway, token) => {
    const { data, errors } = await gateway.ask(text, variables as Record<string, unknown>, token);
    expect(errors, text).toBeUndefined();
    return JSON.stringify(data);
  });
  return (JSON.parse(answer) as { seriesList: { nodes: Lists[] } }).seriesList.nodes;
}

const nodesOf = (lists: readonly Lists[], key: string) => lists.map((one) => one[key]?.nodes);

const REST = 'moneyEvents { nodes { id } }';
const TWICE = 'x: moneyEvents(last: 2) { __typename } x: moneyEvents(last: 2) { nodes { id } }';

describe('a list that is selected several times under one alias', () => {
  it.each<[string, string, string, object]>([
    ['beside the list without it', `${REST} ${TWICE}`, '', {}],
    ['before the list without it', `${TWICE} ${REST}`, '', {}],
    [
      'in two fragments',
      `${REST} ...A ...B`,
      `fragment A on Series { x: moneyEvents(last: 2) { __typename } } fragment B on Series { x: moneyEvents(last: 2) { nodes { id } } }`,
      {},
    ],
    [
      'in inline fragments',
      `${REST} ... on Series { x: moneyEvents(last: 2) { pageInfo { __typename } } } ... on Node { ... on Series { x: moneyEvents(last: 2) { nodes { id } } } }`,
      '',
      {},
    ],
    [
      'with rows that a variable leaves out',
      `${REST} x: moneyEvents(last: 2) { nodes @include(if: $no) { kind } } x: moneyEvents(last: 2) { nodes { id } }`,
      '',
      { no: false },
    ],
    [
      'with one selection that a variable leaves out',
      `${REST} x: moneyEvents(last: 2) @skip(if: $yes) { nodes { kind } } x: moneyEvents(last: 2) { nodes { id } }`,
      '',
      { yes: true },
    ],
    [
      'of which the first counts',
      `${REST} x: moneyEvents(last: 2) { totalCount } x: moneyEvents(last: 2) { nodes { id } }`,
      '',
      {},
    ],
  ])('has its own rows: %s', async (_, selection, fragments, variables) => {
    const alone = nodesOf(await listsOf('x: moneyEvents(last: 2) { nodes { id } }'), 'x');
    const rest = nodesOf(await listsOf(REST), 'moneyEvents');
    expect(alone).not.toEqual(rest);
    const merged = await listsOf(selection, fragments, variables);
    expect(nodesOf(merged, 'x')).toEqual(alone);
    expect(nodesOf(merged, 'moneyEvents')).toEqual(rest);
  });

  it('has its own count, beside one of the same relation by another filter', async () => {
    const alone = (await listsOf('x: moneyEvents(kind: PAYOUT_NET) { totalCount }')).map(({ x }) => x?.totalCount);
    const all = (await listsOf('moneyEvents { totalCount }')).map(({ moneyEvents }) => moneyEvents?.totalCount);
    expect(alone).not.toEqual(all);
    const merged = await listsOf(
      'moneyEvents { totalCount } x: moneyEvents(kind: PAYOUT_NET) { __typename } x: moneyEvents(kind: PAYOUT_NET) { totalCount }',
    );
    expect(merged.map(({ x }) => x?.totalCount)).toEqual(alone);
    expect(merged.map(({ moneyEvents }) => moneyEvents?.totalCount)).toEqual(all);
  });

  it('has its own rows beside those of another type that reads the same relation of the same row', async () => {
    const bids = 'bids(first: 3) { nodes { id } }';
    const revealed =
      'auction { revealedBids(first: 2) { nodes { __typename } } revealedBids(first: 2) { nodes { price } } }';
    const merged = await listsOf(`${bids} ${revealed}`);
    expect(nodesOf(merged, 'bids')).toEqual(nodesOf(await listsOf(bids), 'bids'));
    expect(merged.map(({ auction }) => auction)).toEqual((await listsOf(revealed)).map(({ auction }) => auction));
  });
});
