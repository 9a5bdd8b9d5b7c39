import { afterAll, describe, expect, it, vi } from 'vitest';

// The formats of money read the browser's language when they are loaded.
vi.stubGlobal('navigator', { language: 'en-GB' });
const { chainFee, previewWords } = await import('./preview-words.ts');
afterAll(() => void vi.unstubAllGlobals());

const UNITS = { token: { symbol: 'tUSD', decimals: 6 }, currency: 'EUR' };

describe('a line of a preview', () => {
  it.each([
    ['FX rate', '10000000000000000000000', 'WAD', 'Rate', '1.0000 tUSD per EUR'],
    ['FX rate', '10834567890000000000000', 'WAD', 'Rate', '1.083456 tUSD per EUR'],
    ['Liquidity flag', 'no', 'TEXT', 'The income was money', 'yes'],
    [
      'Liquidity flag',
      'yes: the payment accrues',
      'TEXT',
      'The income was money',
      'no: the payment stays owed, and is paid later',
    ],
    ['Tier', '3', 'TEXT', 'How the income was shown', 'by documents that an attestor read (tier 3)'],
    ['Rate per unit', '50700000000000', 'WAD', 'Share of one unit', '0.00507% of the income above it'],
    ['Allowance', '180000000', 'TOKEN', 'The contract may take', '180 tUSD'],
    ['For', 'raise', 'TEXT', 'The contract', 'the raise, which takes the deposits of bids'],
    ['As of', '1234567', 'BLOCK', 'Figures of block', '1,234,567'],
    ['Most bids in this step', '50', 'BIDS', 'Most bids in this step', '50 bids'],
    ['Burns', '2500000', 'BASE_LAMPORTS', 'Units that end', '2.5 units'],
    ['Deposit', null, 'TOKEN', 'Deposit', '–'],
  ] as const)('%s of %s in %s reads as words with its unit', (label, value, unit, name, text) => {
    expect(previewWords({ label, value, unit }, UNITS)).toMatchObject({ label: name, text });
  });

  it('has a rate by the decimals of a currency that has none, and says so where the currency is unknown', () => {
    const line = { label: 'FX rate', value: '6700000000000000000000', unit: 'WAD' } as const;
    expect(previewWords(line, { ...UNITS, currency: 'JPY' }).text).toBe('0.0067 tUSD per JPY');
    expect(previewWords({ ...line, value: '10000000000000000000000' }, { token: UNITS.token }).text).toBe(
      '1.0000 tUSD per unit of the income’s currency',
    );
  });
});

describe('the fee of the chain', () => {
  it.each([
    ['evm:10143', '1234567000000000', 'at most 0.001234 MON, the chain’s coin'],
    ['evm:10143', '12', 'less than 0.000001 MON, the chain’s coin'],
    ['evm:7', '2000000000000000000', 'at most 2 of the chain’s own coin'],
    ['solana:abc', '2044280', '0.002044 SOL, with the rent of accounts that it opens'],
    ['evm:10143', null, 'shown by the wallet after the first step'],
  ])('on %s of %s is said in the coin of the chain', (chain, cost, text) => {
    expect(chainFee({ chain, simulation: { cost } })).toBe(text);
  });

  it('is left out where nothing was simulated', () => {
    expect(chainFee({ chain: 'evm:1', simulation: null })).toBeNull();
  });
});
