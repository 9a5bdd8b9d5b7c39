import { createHash } from 'node:crypto';
import { solanaAddressOf } from '@income-series/protocol/address';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { periodEnd, periodRange } from '@income-series/protocol/period';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { printFigures } from '../../../src/adapters/pdf/figures.ts';
import { createContractRenderer } from '../../../src/adapters/pdf/index.ts';
import { FONTS, TEMPLATES } from '../../../src/adapters/pdf/pins.ts';
import type {
  ContractFigures,
  CurveContractFigures,
  SeriesFigures,
} from '../../../src/domains/contracts/model/ports.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import { readPdf } from '../../support/pdf.ts';
import { CURVE, PARTICIPATION, SERIES } from './figures.ts';

const renderer = createContractRenderer();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const hashOf = async (figures: ContractFigures) => sha256(await renderer.render(figures));

/** A text without white space: a line may break within a long figure. */
const packed = (text: string) => text.replaceAll(/\s/g, '');

const hex = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const);
const below = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n });
const time = fc.bigInt({ min: 0n, max: periodEnd(21994) });
const period = fc.constantFrom(...periodRange(20001, 21994));
const token = fc.record({
  symbol: fc.string({ minLength: 1, maxLength: 11, unit: 'grapheme' }).filter((symbol) => symbol.trim() !== ''),
  decimals: fc.integer({ min: 0, max: 18 }),
});
const chain = fc.constantFrom('evm:10143', 'evm:31337', 'solana:devnet');
const drafted = {
  chain,
  token,
  issuer: hex(20) as fc.Arbitrary<EvmAddress>,
  seriesKey: hex(32) as fc.Arbitrary<Bytes32>,
  termsCommitment: hex(32) as fc.Arbitrary<Bytes32>,
  currencyCode: fc.integer({ min: 1, max: 999 }),
  indexingRule: fc.constantFrom(0, 1),
  unitsOffered: below(48),
  firstPeriod: period,
  lastPeriod: period,
};
const series: fc.Arbitrary<SeriesFigures> = fc.record({
  ...drafted,
  kind: fc.constant('SERIES'),
  reservePrice: below(96),
  maxUnitsPerBid: below(48),
  minRaise: below(256),
  minHolders: fc.nat(),
  concentrationBps: fc.integer({ min: 0, max: 10_000 }),
  cap: below(256),
  commitEndsAt: time,
  revealEndsAt: time,
  gateEndsAt: time,
  routed: fc.boolean(),
});
const address = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => solanaAddressOf(bytes));
const curve: fc.Arbitrary<CurveContractFigures> = fc.record({
  ...drafted,
  kind: fc.constant('CURVE'),
  issuer: address,
  virtualQuote: below(64),
  virtualBase: below(64),
  threshold: below(64),
  deadline: time,
  feeBps: fc.integer({ min: 0, max: 1_000 }),
  treasuryBps: fc.integer({ min: 0, max: 10_000 }),
  cap: below(64),
});
const participation = fc.record({
  kind: fc.constant('PARTICIPATION' as const),
  chain,
  token,
  wallet: fc.oneof(hex(20) as fc.Arbitrary<EvmAddress>, address),
});

describe('a contract', () => {
  // A change of these is a change of what parties have signed: a new text is a new version of its template.
  it.each([
    [SERIES, '894ea840e908c4938c4b7209cad2c41f8d12e5540313b21f60252229138e96f9'],
    [CURVE, '6522255df8fbdf1c4817fbbad91c40a47ab2cf27ad42371039798bdb1e1b25b4'],
    [PARTICIPATION, 'b36ba78c308723893940021d4733bfd446e21ff764b4b6b861b8cb15e64b87ee'],
  ])('has the same bytes on every machine: $kind', async (figures, expected) => {
    expect(await hashOf(figures)).toBe(expected);
  });

  it.each([
    {
      figures: SERIES,
      earlier: {
        version: 1,
        file: 'series-1.md',
        sha256: '664e1351f9c87e755f369be1ed33ebf63352a0608dc54ca79f310ff2b21782f4',
      },
      document: '596416b421b98e00c0d8cf21a64d6c23db7a1fa76e81a1c7e844358a122cd979',
      former: 'it is the lowest accepted price',
      present: 'the lowest one at which the units taken up bring the minimum raise',
    },
    {
      figures: CURVE,
      earlier: {
        version: 1,
        file: 'curve-1.md',
        sha256: 'be4e8582fef5a99ca5607abc759ddddf9bf2be762c959a5a5dbdf264f0f1724b',
      },
      document: '8849a3540181d914593497ea163463cd676d01f93f9d7b3d97ff9102dda56055',
      former: 'What the treasury holds at the end is not paid out to anyone.',
      present: 'At every end, all units that exist, staked or not, share what the treasury holds then.',
    },
    {
      figures: CURVE,
      earlier: {
        version: 2,
        file: 'curve-2.md',
        sha256: '6ebfb67ad5bf98eb8325d4258652135f9787d43e14712f03c591f824d8b56cfb',
      },
      document: '6633a4a180e65985b3bedf8b96a9a3b7bbb4a7f2079a433d24df5f4d20cddaca',
      former: 'Who sells earlier receives more for a unit.',
      present: 'each unit that exists receives the same part of the reserve, whoever sells first',
    },
    {
      figures: PARTICIPATION,
      earlier: {
        version: 2,
        file: 'participation-2.md',
        sha256: 'a8916045ff9fa56ac58ffbde61cf7407191fccc26f2824224defb3522305c8b3',
      },
      document: 'edf17131ab99fae9c0a3c4d0838df16ba7fa9c5d472bbccf9aa5c9de027ad908',
      former: 'Who sells earlier receives more for a unit.',
      present: 'each unit receives the same part of what the curve holds, whoever sells first',
    },
    {
      figures: PARTICIPATION,
      earlier: {
        version: 3,
        file: 'participation-3.md',
        sha256: '3d8b61e30417a24722075d1291a42173a6c0fba7343eda1b647b85d5fca545b0',
      },
      document: '0515a0b540d7e0762cd3a88282256106b2980c5df1c04fd569768f1f4e9e02f7',
      former: 'An order that is not revealed costs nothing.',
      present: 'stay in the contract after their window until the next window finds its price',
    },
  ])('has the bytes that were signed, from the text of an earlier version: $earlier.file', async (signed) => {
    const { figures, earlier, document, former, present } = signed;
    const { render, templates } = createContractRenderer({}, { ...TEMPLATES, [figures.kind]: earlier });
    expect(templates[figures.kind]).toEqual({ version: earlier.version, hash: `0x${earlier.sha256}` });
    const bytes = await render(figures);
    expect(sha256(bytes)).toBe(document);
    const [then, now] = [
      packed((await readPdf(bytes)).text),
      packed((await readPdf(await renderer.render(figures))).text),
    ];
    expect([then.includes(packed(former)), then.includes(packed(present))]).toEqual([true, false]);
    expect([now.includes(packed(former)), now.includes(packed(present))]).toEqual([false, true]);
  });

  it('has the same bytes each time, and has every figure in its text', async () => {
    const check = async (figures: ContractFigures) => {
      const [bytes, again] = await Promise.all([renderer.render(figures), renderer.render(figures)]);
      expect(sha256(again)).toBe(sha256(bytes));
      const text = packed((await readPdf(bytes)).text);
      for (const [name, figure] of printFigures(figures)) expect(text, name).toContain(packed(figure.text));
    };
    await assertRuns(fc.asyncProperty(fc.oneof(series, curve, participation), check), { all: 60, quick: 3 });
  });

  const hashes = new Map<ContractFigures, Promise<string>>();
  const hashOnce = (figures: ContractFigures): Promise<string> => {
    const hash = hashes.get(figures) ?? hashOf(figures);
    hashes.set(figures, hash);
    return hash;
  };
  const other = {
    chain: 'evm:10144',
    token: { symbol: 'USDC', decimals: 5 },
    issuer: '0x70997970c51812dc3a010c7d01b50e0d17dc79c9' as EvmAddress,
    seriesKey: SERIES.termsCommitment,
    termsCommitment: SERIES.seriesKey,
    currencyCode: 840,
    firstPeriod: 20272,
    lastPeriod: 20321,
    routed: true,
  };
  const changed = [SERIES, CURVE].flatMap((figures) =>
    Object.entries(figures).flatMap(([name, value]) => {
      if (name === 'kind') return [];
      const next = typeof value === 'bigint' ? value + 1n : name === 'indexingRule' ? 1 - value : value + 1;
      return [{ figures, name, value, next: Object.hasOwn(other, name) ? other[name as keyof typeof other] : next }];
    }),
  );
  it.each(changed)(
    'has other bytes where the figure $name of $figures.kind is another',
    async ({ figures, name, value, next }) => {
      expect(next).not.toEqual(value);
      expect(await hashOf({ ...figures, [name]: next } as ContractFigures)).not.toBe(await hashOnce(figures));
    },
  );

  it('prints a symbol that the fonts do not have by the numbers of its characters', async () => {
    const { text } = await readPdf(
      await renderer.render({ ...PARTICIPATION, token: { symbol: 'USD₮0', decimals: 6 } }),
    );
    expect(text).toContain('USD\\u{20ae}0, 6 decimals');
  });

  it.each([SERIES, CURVE, PARTICIPATION])('is small and readable by ear: $kind', async (figures) => {
    const bytes = await renderer.render(figures);
    expect(bytes.length).toBeLessThan(300_000);
    const { text, pages, info, outline } = await readPdf(bytes);
    expect(info).toMatchObject({ Language: 'en', Title: expect.stringContaining('Income-Linked Units') });
    const roles = JSON.stringify(pages.map(({ tags }) => tags)).match(/"role":"\w+"/g);
    for (const role of ['H1', 'H2', 'H3', 'P', 'Table', 'Caption', 'TR', 'TH', 'TD'])
      expect(roles).toContain(`"role":"${role}"`);
    expect(outline?.[0]).toMatchObject({ title: 'Agreement' });
    expect(outline?.[0]?.items[0]?.title).toMatch(/^1\. /);
    for (const index of pages.keys()) expect(text).toContain(`${index + 1} of ${pages.length}`);
    const { version } = TEMPLATES[figures.kind];
    expect(text.split(`${figures.kind} · template version ${version}`)).toHaveLength(pages.length + 1);
  });

  it('is within its margins, whatever its figures', async () => {
    const check = async (figures: ContractFigures) => {
      const { pages } = await readPdf(await renderer.render(figures));
      for (const { pieces } of pages)
        for (const { str, transform, width } of pieces) {
          expect(transform[4], str).toBeGreaterThanOrEqual(75);
          expect(transform[4] + width, str).toBeLessThanOrEqual(595.28 - 75);
          expect(transform[5], str).toBeGreaterThan(40);
        }
    };
    await assertRuns(fc.asyncProperty(fc.oneof(series, curve), check), { all: 30, quick: 2 });
  });

  it('leaves no heading alone at the foot of a page', async () => {
    for (const figures of [SERIES, CURVE, PARTICIPATION]) {
      const { pages } = await readPdf(await renderer.render(figures));
      const sizes = pages.flatMap(({ pieces }) => pieces.map(({ transform }) => transform[0]));
      expect(sizes).toContain(11.6);
      for (const { pieces } of pages) {
        const lines = pieces.filter(({ str, transform }) => str.trim() !== '' && transform[5] > 60);
        // Headings are set in the bold sans font above 10.5 points.
        expect(lines.at(-1)?.transform[0]).toBeLessThan(10.5);
      }
    }
  });

  it('states neither threshold nor rate, nor any account', async () => {
    for (const figures of [SERIES, CURVE]) {
      const { text } = await readPdf(await renderer.render(figures));
      expect(packed(text)).toContain(packed('They are private and are not stated here.'));
      expect(text).not.toMatch(/theta|account id|[0-9a-f]{8}-[0-9a-f]{4}-/i);
    }
  });
});

describe('the renderer', () => {
  it('says which templates it uses', () => {
    for (const kind of ['SERIES', 'CURVE', 'PARTICIPATION'] as const)
      expect(renderer.templates[kind]).toEqual({
        version: TEMPLATES[kind].version,
        hash: `0x${TEMPLATES[kind].sha256}`,
      });
  });

  const nothing = () => new Uint8Array();
  const missing = () => {
    throw new Error('ENOENT');
  };
  it.each([
    ['another template', { template: nothing }, TEMPLATES.SERIES.file],
    ['no template', { template: missing }, TEMPLATES.SERIES.file],
    ['another font', { font: nothing }, FONTS.serif.file],
    ['no font', { font: missing }, FONTS.serif.file],
  ])('is not created where there is %s', (_, files, file) => {
    const create = () => createContractRenderer(files);
    expect(create).toThrow(expect.objectContaining({ code: 'CONTRACT_FILE_MISMATCH', detail: { file } }));
  });

  it('serves others while it renders', async () => {
    await renderer.render(SERIES);
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 20; // each look at it is another slice of the drawing
      return now;
    });
    onTestFinished(() => clock.mockRestore());
    let turns = 0;
    let done = false;
    const turn = () => {
      turns++;
      if (!done) setImmediate(turn);
    };
    setImmediate(turn);
    await renderer.render(SERIES);
    done = true;
    expect(turns).toBeGreaterThan(40); // it has more blocks, and each ends a slice
  });
});
