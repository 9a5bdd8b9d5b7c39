// A curve series over HTTP, with a second chain: who reads what of it. Its rows are those of a real life, folded.
import { describe, expect, it } from 'vitest';
import { createEvmChain } from '../../../src/adapters/evm/index.ts';
import { commitPlan } from '../../../src/indexing/commit.ts';
import { modules } from '../../../src/modules.ts';
import { toHex } from '../../contracts/solana/support/bytes.ts';
import { readSeries } from '../../contracts/solana/support/curve.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { type History, Life } from './support/life.ts';
import { blocksOf, CHAIN, DOMAIN, executedBy, recordChains } from './support/recorded.ts';

/** Two traders stake, the third only trades. One quarter is reported; a round of tenders stays open until the close. */
const PLAN: History = {
  trades: [
    { who: 0, buys: true, share: 90n, wait: 0n },
    { who: 2, buys: true, share: 80n, wait: 45n },
    { who: 2, buys: false, share: 50n, wait: 7_200n },
  ],
  cap: 1n << 38n,
  quarters: [
    {
      before: [
        { who: 0, units: 60_000_000n, stakes: true },
        { who: 1, units: 30_000_000n, stakes: true },
      ],
      ...{ reported: true, payment: 9_000_000n, flag: 0, claims: [0], price: 1_000n, settles: false },
      offers: [{ who: 0, share: 50n, back: 0n }],
    },
  ],
  ...{ pauses: false, trueUp: 1n, tail: null, way: 'close', late: false },
};

const solanaWallet = (place: number): string => life.world.traders[place]?.signer.address ?? '';

/** Signed in by a wallet of the first chain; an account may have wallets of both. */
async function account(address: string | null, wallet = newWallet()): Promise<string> {
  const token = await gateway.signIn(wallet, TEST_CHAIN);
  if (address === null) return token;
  const { prisma } = gateway.database;
  const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: wallet.address } });
  await prisma.accountWallet.create({ data: { accountId, chain: CHAIN, address } });
  return token;
}

await forFile(recordChains());
const life = await Life.of(PLAN);
const blocks = blocksOf(executedBy(life.world.chain));
const upTo = life.expected.findLast(({ series }) => series.state === 'TAIL')?.transactions ?? 0;
const database = await forFile(createTestDatabase());
const options = {
  db: database.prisma,
  chain: CHAIN,
  domain: DOMAIN,
  reorgBound: 100,
  modules,
  isRecent: () => false,
};
expect(await commitPlan(options, { from: null, blocks: blocks.slice(0, upTo) })).not.toBeNull();
const admin = newWallet();
const node = { rpcUrl: 'http://127.0.0.1:1', timeoutMs: 1_000, chainId: 10143 };
const word = (n: number) => `0x${n.toString(16).padStart(40, '0')}` as const;
const contracts = {
  ...{ hub: word(1), raise: word(2), registry: word(3), fxFeed: word(4), token: word(5) },
  ...{ hardship: word(6), router: word(7), windows: word(8), rates: word(9), access: word(10) },
};
const solana = { ...createEvmChain({ ...node, contracts }), name: CHAIN };
const gateway = await forFile(
  startTestGateway({
    database,
    adminWallets: [admin.address],
    moreChains: [{ chain: solana, relayer: null }],
  }),
);
const key = toHex(life.world.curve.key);
const tokens = {
  staker: await account(solanaWallet(0)),
  trader: await account(solanaWallet(2)),
  issuer: await account(life.world.issuer.signer.address),
  admin: await account(null, admin),
};

type Series = Readonly<Record<string, unknown>>;
async function read(selection: string, token?: string) {
  const document = `{ series(key: "${key}", chain: "${CHAIN}") { ${selection} } }`;
  const { data, errors = [] } = await gateway.ask<{ readonly series: Series | null }>(document, {}, token);
  return { series: data?.series as Series, codes: errors.map(({ extensions }) => extensions.code) };
}

describe('a curve series', () => {
  it('is public with its figures, its stakes without wallets, and no auction', async () => {
    const last = life.expected.findLast(({ series }) => series.state === 'TAIL') as Life['expected'][number];
    const { series, codes } = await read(`chain state auction { phase } stakedTotal tenderedTotal
      stakes { nodes { units } }
      curve { mint threshold opensAt price reserve sold raised proceeds treasury feesHeld tenderRound tenderState tenderPrice
        census { nodes { period units } } candles(interval: HOUR) { open close volume units trades } }`);
    expect(codes).toEqual([]);
    const text = (value: unknown) => String(value);
    expect(series).toMatchObject({
      chain: CHAIN,
      state: 'TAIL',
      auction: null,
      stakedTotal: '90000000',
      tenderedTotal: '30000000',
      stakes: { nodes: expect.arrayContaining([{ units: '60000000' }, { units: '30000000' }]) },
      curve: {
        mint: life.world.curve.mint,
        threshold: '1000000000',
        opensAt: new Date(Number(readSeries(life.world).opensAt) * 1000).toISOString(),
        price: null,
        ...Object.fromEntries(Object.entries(last.curve).map(([name, value]) => [name, text(value)])),
        ...{ tenderRound: 1, tenderState: 'OPEN', tenderPrice: '1000' },
        census: { nodes: [{ period: '2026-Q1', units: '90000000' }] },
      },
    });
    const { candles } = series.curve as { candles: { trades: number }[] };
    expect(candles.map(({ trades }) => trades)).toEqual([expect.any(Number), 2]);
  });

  it('has a price while it is sold, and none once the sale has failed', async () => {
    const { prisma } = gateway.database;
    const price = async (state: string) => {
      await prisma.series.updateMany({ where: { chain: CHAIN }, data: { state } });
      return ((await read('curve { price }')).series.curve as { readonly price: string | null }).price;
    };
    expect(await price('CURVE')).toMatch(/^[1-9]/);
    expect(await price('FAILED')).toBeNull();
    expect(await price('TAIL')).toBeNull();
  });

  it.each([
    ['candles(first: 0) { open }', 'BAD_INPUT'],
    ['candles(first: 501) { open }', 'BAD_INPUT'],
  ])('refuses %s', async (selection, code) => {
    expect((await read(`curve { reserve ${selection} }`)).codes).toEqual([code]);
  });

  it('shows a position to its holder, the issuer and admins, and none of who only traded', async () => {
    const selection = 'paidTotal positions { nodes { holder units stakedUnits claimedTotal } }';
    const [first, second] = [0, 1].map((place) => expect.objectContaining({ holder: solanaWallet(place) }));
    const holders = async (token?: string) => {
      const { series, codes } = await read(selection, token);
      return [(series as { positions: { nodes: unknown[] } | null }).positions?.nodes ?? null, codes];
    };
    expect(await holders(tokens.staker)).toEqual([[first], []]);
    expect(await holders(tokens.issuer)).toEqual([expect.arrayContaining([first, second]), []]);
    expect(await holders(tokens.admin)).toEqual([expect.arrayContaining([first, second]), []]);
    expect(await holders(tokens.trader)).toEqual([[], ['FORBIDDEN']]); // the amount paid is for holders
    expect(await holders()).toEqual([[], ['FORBIDDEN']]);
  });

  it('states what a position was paid, claim by claim, as CSV too', async () => {
    const figures = 'grossShare fee net claimed open';
    const { series, codes } = await read(
      `positions { nodes { id holder claimedTotal statement {
        lines { kind period paidAt units ${figures} } totals { ${figures} } } } }`,
      tokens.issuer,
    );
    expect(codes).toEqual([]);
    interface Stated {
      readonly id: string;
      readonly holder: string;
      readonly claimedTotal: string;
      readonly statement: { readonly lines: readonly { readonly paidAt: string }[]; readonly totals: object };
    }
    const { nodes } = series.positions as { readonly nodes: readonly Stated[] };
    const of = (place: number) => nodes.find(({ holder }) => holder === solanaWallet(place)) as Stated;
    const { id, claimedTotal: paid, statement } = of(0);
    const unknown = { grossShare: null, fee: null, open: null };
    expect(paid).not.toBe('0');
    expect(statement).toEqual({
      lines: [
        {
          kind: 'PAYOUT',
          period: '2026-Q1',
          paidAt: expect.any(String),
          units: null,
          ...unknown,
          net: paid,
          claimed: paid,
        },
      ],
      totals: { ...unknown, net: paid, claimed: paid },
    });
    expect(of(1).statement).toEqual({ lines: [], totals: { ...unknown, net: '0', claimed: '0' } });
    const csv = async (position: string, token?: string) => {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const path = `/positions/${encodeURIComponent(position)}/statement.csv`;
      const response = await gateway.request(path, { headers });
      return response.status === 200 ? response.text() : response.status;
    };
    const header = 'kind,period,paidAt,units,grossShare,fee,net,claimed,open\r\n';
    const line = `PAYOUT,2026-Q1,${statement.lines[0]?.paidAt},,,,${paid},${paid},\r\n`;
    for (const token of [tokens.staker, tokens.issuer, tokens.admin]) expect(await csv(id, token)).toBe(header + line);
    expect(await csv(of(1).id, tokens.issuer)).toBe(header);
    for (const token of [tokens.trader, undefined]) expect(await csv(id, token)).toBe(404);
    expect(await csv(of(1).id, tokens.staker)).toBe(404);
  });

  it('names nobody and no amount in its feed', async () => {
    const { series } = await read('activity(first: 100) { nodes { kind units round period status } }');
    const { nodes } = (series as { activity: { nodes: { kind: string }[] } }).activity;
    const kinds = new Set(nodes.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(
      [
        ...[
          'SERIES_CREATED',
          'CURVE_BOUGHT',
          'CURVE_SOLD',
          'CURVE_ACTIVATED',
          'TREASURY_FUNDED',
          'SERIES_TAIL_STARTED',
        ],
        ...['CURVE_PROCEEDS_COLLECTED', 'CURVE_UNITS_SYNCED', 'UNITS_STAKED', 'REPORT_ACCEPTED', 'TENDER_OPENED'],
        'UNITS_TENDERED',
      ].sort(),
    );
    expect(nodes.at(-1)).toMatchObject({ kind: 'SERIES_CREATED', status: 'CURVE' });
    expect(nodes.find(({ kind }) => kind === 'UNITS_TENDERED')).toMatchObject({ units: '30000000', round: 1 });
    const addresses = [life.world.issuer, ...life.world.traders].map(({ signer }) => signer.address);
    for (const address of addresses) expect(JSON.stringify(nodes)).not.toContain(address);
  });

  it('has its money for holders, without the wallets of who traded', async () => {
    const selection = 'moneyEvents { nodes { kind wallet } } fees { nodes { kind wallet } }';
    const { series, codes } = await read(selection, tokens.staker);
    expect(codes).toEqual([]);
    const { moneyEvents, fees } = series as Record<
      'moneyEvents' | 'fees',
      { nodes: { kind: string; wallet: string }[] }
    >;
    expect(moneyEvents.nodes.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['TREASURY_FUNDED', 'PROCEEDS', 'REPORT_PAYMENT', 'PAYOUT_NET', 'PAYOUT_CLAIMED']),
    );
    const trading = fees.nodes.filter(({ kind }) => kind === 'CURVE_TRADING');
    expect(trading.length).toBeGreaterThan(3);
    expect(new Set(trading.map(({ wallet }) => wallet))).toEqual(new Set([null]));
  });
});
