import type { Address } from '@income-series/protocol/address';
import { expect, it } from 'vitest';
import { catalogues } from '../../modules.ts';

const key = `0x${'bb'.repeat(20)}` as Address;
const seriesKey = `0x${'cc'.repeat(32)}` as const;

const LOCKED = {
  label: 'If it is never revealed',
  value: 'locked until the next window finds its price: 30 to 37 days more, or longer if windows are voided',
  unit: 'text',
};

it.each([
  [
    'what a bid costs that is never revealed',
    { kind: 'commitBid', seriesKey, commitment: '0xcc', deposit: 1_999n },
    [
      { label: 'Deposit', value: '1999', unit: 'token' },
      { label: 'Charged if it is never revealed', value: '99', unit: 'token' },
      { label: 'Bid commitment', value: '0xcc', unit: 'hash' },
    ],
  ],
  [
    'what a buy-out pays',
    { kind: 'buyOut', seriesKey, charge: { payment: 70n, block: 9n } },
    [
      { label: 'Pays, fee included', value: '70', unit: 'token' },
      { label: 'As of block', value: '9', unit: 'block' },
      { label: 'Pays', value: 'what is left of the cap, and closes the series', unit: 'text' },
    ],
  ],
  [
    'what a buyer escrows, and not what it wants',
    { kind: 'commitOrder', seriesKey, commitment: '0xcc', money: 7n, units: 0n },
    [
      { label: 'Money escrowed', value: '7', unit: 'token' },
      LOCKED,
      { label: 'Order commitment', value: '0xcc', unit: 'hash' },
    ],
  ],
  [
    'what a seller escrows',
    { kind: 'commitOrder', seriesKey, commitment: '0xcc', money: 0n, units: 7n },
    [
      { label: 'Units escrowed', value: '7', unit: 'units' },
      LOCKED,
      { label: 'Order commitment', value: '0xcc', unit: 'hash' },
    ],
  ],
  [
    'what becomes public with a reveal',
    { kind: 'revealOrder', seriesKey, price: 3n, quantity: 2n, salt: '0xdd' },
    [
      { label: 'Price', value: '3', unit: 'token' },
      { label: 'Quantity', value: '2', unit: 'units' },
      { label: 'Becomes public', value: 'price, quantity and salt', unit: 'text' },
    ],
  ],
  [
    'that a claim closes the position, and who gets its rent',
    { kind: 'claimFinal', seriesKey, holder: key, closes: true },
    [
      { label: 'Paid to', value: key, unit: 'wallet' },
      { label: 'Rent of the closed position to', value: key, unit: 'wallet' },
    ],
  ],
  [
    'nothing of rent where a claim closes nothing',
    { kind: 'claimFinal', seriesKey, holder: key },
    [{ label: 'Paid to', value: key, unit: 'wallet' }],
  ],
  [
    'who is paid by a delivery, of which window',
    { kind: 'deliverOrder', seriesKey, window: 4, trader: key },
    [
      { label: 'Window', value: '4', unit: 'window' },
      { label: 'Paid to', value: key, unit: 'wallet' },
    ],
  ],
] as const)('a preview says %s', (_, call, lines) => {
  expect(catalogues.calls.previewOf(call)).toEqual(lines);
});

it('keeps in plain no call that carries private terms, an opening or a signature of one reader', () => {
  const guarded = catalogues.calls.kinds.flatMap((kind) => {
    const { class: kept, readers } = catalogues.calls.accessOf(kind);
    return kept === 'plain' ? [] : [[kind, `${kept}: ${readers}`]];
  });
  expect(Object.fromEntries(guarded)).toEqual({
    createRoutedRaise: 'vault: issuer',
    openRouter: 'vault: issuer',
    amendTerms: 'vault: issuer',
    amendRoutedTerms: 'vault: issuer',
    submitTrueUp: 'vault: issuer',
    revealBid: 'none: owner',
    revealOrder: 'none: owner',
    approvePause: 'none: ',
    extinguish: 'none: ',
  });
  expect(catalogues.calls.kinds.filter((kind) => catalogues.calls.accessOf(kind).carriesTerms)).toEqual([
    'createRoutedRaise',
    'openRouter',
    'amendRoutedTerms',
  ]);
});
