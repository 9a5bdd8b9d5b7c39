// The rows of a call's preview, by the arguments that its bytes fix.
import { currencyCode } from '@income-series/protocol/currency';
import { printPeriod } from '@income-series/protocol/period';
import { INDEXING_RULES } from '@income-series/protocol/terms';
import type { ContractCall, PreviewLine, TransactionKind } from '../../src/domains/transaction/index.ts';

type Unit = PreviewLine['unit'];
type Text = (value: unknown, call: ContractCall) => string;
/** The row of an argument: its label and its unit, or what it says of the value in words. */
type Row = readonly [label: string, unit: Exclude<Unit, 'text'> | Text];
type Rows = Readonly<Record<string, Row>>;

/** Arguments that no row shows, each with the reason. They have these names in every call. */
const UNSHOWN: Readonly<Record<string, string>> = {
  number: 'the program’s number of the call, which the kind of the transaction names',
  kind: 'always an attestor’s key, which the kind of the transaction names',
  seriesKey: 'a field of the transaction of its own',
  draftSalt: 'a random number, of which the series key is made',
  salt: 'a random number, which opens the commitment',
  termsSalt: 'a random number, which opens the commitment',
  signature: 'a signature over the other arguments',
  signatureA: 'a signature over the other arguments',
  signatureB: 'a signature over the other arguments',
  attestation: 'a signature over the other arguments',
  fxFallbackSig: 'a signature over the rate',
  proof: 'a proof of the signals, which rows show',
  amendmentNonce: 'a counter: the call is refused unless it is the series’ own',
  trueupNonce: 'a counter: the call is refused unless it is the series’ own',
  pauseNonce: 'a counter: the call is refused unless it is the series’ own',
  extinguishNonce: 'a counter: the call is refused unless it is the series’ own',
  nonce: 'a counter: the call is refused unless it is the series’ own',
};

const ruleName: Text = (rule) =>
  Object.entries(INDEXING_RULES).find(([, number]) => number === Number(rule))?.[0] as string;

const SERIES = {
  contractHash: ['Contract hash', 'hash'],
  termsCommitment: ['Terms commitment', 'hash'],
  currencyCode: ['Currency of the income', 'currency'],
  indexingRule: ['Indexing of the threshold', ruleName],
  unitsOffered: ['Units offered', 'units'],
  cap: ['Most that is ever paid', 'token'],
  firstPeriod: ['First period', 'period'],
  lastPeriod: ['Last period', 'period'],
} satisfies Rows;
const RAISE = {
  ...SERIES,
  reservePrice: ['Reserve price', 'token'],
  maxUnitsPerBid: ['Most units of a bid', 'units'],
  minRaise: ['Minimum raise', 'token'],
  minHolders: ['Fewest holders', 'holders'],
  concentrationBps: ['Largest share of a holder', 'bps'],
  commitEndsAt: ['Commit ends', 'time'],
  revealEndsAt: ['Reveal ends', 'time'],
  gateEndsAt: ['Gate ends', 'time'],
} satisfies Rows;
const PERIOD: Rows = { period: ['Period', 'period'] };
const PAID: Rows = { holder: ['Paid to', 'wallet'] };
/** `closedFor`: who gets the rent of the position that the bytes close. */
const LAST: Rows = { ...PAID, closedFor: ['Rent of the closed position to', 'wallet'] };
const UNITS: Rows = { units: ['Units', 'baseLamports'] };
const OPENING: Rows = { price: ['Price', 'token'], quantity: ['Quantity', 'units'] };
const AMENDMENT: Rows = {
  newTermsCommitment: ['New terms commitment', 'hash'],
  newCap: ['New cap', 'token'],
  termsCommitment: ['New terms commitment', 'hash'],
  cap: ['New cap', 'token'],
};
const ROUTER: Rows = { theta: ['Threshold of a year', 'token'], ratePerUnit: ['Rate per unit', 'WAD'] };
const NONE: Rows = {};

/** For the arguments of each kind, by their names in the contract and in the program. */
export const ROWS: Readonly<Record<TransactionKind, Rows>> = {
  createSeries: RAISE,
  createRoutedSeries: RAISE,
  createRoutedRaise: { ...RAISE, ...ROUTER },
  createCurve: {
    ...SERIES,
    virtualQuote: ['Virtual quote', 'token'],
    virtualBase: ['Virtual base', 'baseLamports'],
    threshold: ['Raised for activation', 'token'],
    deadline: ['Trading ends', 'time'],
    feeBps: ['Fee of a trade', 'bps'],
    treasuryBps: ['Treasury’s share of what is raised', 'bps'],
  },
  submitReport: {
    ...PERIOD,
    'signals.0': ['Terms commitment', 'hash'],
    'signals.1': ['Units outstanding', 'units'],
    'signals.2': ['FX rate', 'WAD'],
    'signals.3': ['Income commitment before', 'hash'],
    'signals.4': ['Income commitment', 'hash'],
    'signals.5': ['Payment by the proof', 'token'],
    income: ['Income commitment', 'hash'],
    payment: ['Payment by the proof', 'token'],
    rate: ['FX rate', 'WAD'],
    tier: ['Tier', String],
    liquidityFlag: ['Liquidity flag', (flag) => (flag === 0 ? 'no' : 'yes: the payment accrues')],
  },
  submitRoutedReport: PERIOD,
  recordRate: { ...PERIOD, rate: ['FX rate', 'WAD'] },
  markMissed: PERIOD,
  openRouter: ROUTER,
  route: { amount: ['Income', 'token'] },
  release: NONE,
  amendTerms: AMENDMENT,
  amendRoutedTerms: { ...AMENDMENT, ...ROUTER },
  submitTrueUp: {
    year: ['Year', 'year'],
    attestationTs: ['Attested', 'time'],
    attestedAt: ['Attested', 'time'],
    adjustment: ['Adjustment', 'token'],
  },
  payTail: { amount: ['At most', 'token'], most: ['At most', 'token'] },
  announceBuyOut: NONE,
  buyOut: NONE,
  closeSeries: NONE,
  claimPayout: PAID,
  claimTail: PAID,
  claimFinal: LAST,
  claimRedemption: LAST,
  claimTender: PAID,
  claimKept: {
    wallet: ['Paid to', 'wallet'],
    contract: ['Kept by', (contract) => contract as string],
  },
  claimAll: { ...LAST, given: ['Burns', 'baseLamports'] },
  releaseUnits: { holder: ['Units of', 'wallet'] },
  requestPause: { attestor: ['Attestor', 'wallet'] },
  withdrawPause: NONE,
  endPause: NONE,
  approvePause: { pauseEnd: ['Paused until', 'time'], end: ['Paused until', 'time'] },
  requestExtinguishment: {
    keyA: ['Attestor', 'wallet'],
    keyB: ['Attestor', 'wallet'],
    deadline: ['Deadline', 'time'],
  },
  voidExtinguishment: NONE,
  extinguish: NONE,
  registerAttestor: { key: ['Key', 'wallet'] },
  revokeAttestor: { key: ['Key', 'wallet'], graceUntil: ['Active until', 'time'] },
  setIssuerApproval: {
    issuer: ['Wallet', 'wallet'],
    approved: [
      'Afterwards',
      (yes) => (yes ? 'approved: it may issue series' : 'not approved: it may issue no more series'),
    ],
  },
  setVerified: {
    'wallets.0': ['Wallet', 'wallet'],
    verified: [
      'Afterwards',
      (yes) => (yes ? 'verified: it may bid and trade' : 'not verified: it may neither bid nor trade'),
    ],
  },
  approve: {
    spender: ['Allowed to take it', (_, call) => (call.kind === 'approve' ? call.spender : '')],
    amount: ['Allowance', 'token'],
    value: ['Allowance', 'token'],
  },
  commitBid: { commitment: ['Bid commitment', 'hash'], deposit: ['Deposit', 'token'] },
  revealBid: OPENING,
  settleStep: { maxBids: ['Most bids in this step', 'bids'] },
  passGate: NONE,
  deliverBid: { bidder: ['Paid to', 'wallet'] },
  withdrawProceeds: NONE,
  cancelRaise: NONE,
  openWindow: NONE,
  commitOrder: {
    commitment: ['Order commitment', 'hash'],
    money: ['Money escrowed', 'token'],
    units: ['Units escrowed', 'units'],
  },
  revealOrder: OPENING,
  settleWindow: { maxOrders: ['Most orders in this step', 'orders'] },
  deliverOrder: { window: ['Window', 'window'], trader: ['Paid to', 'wallet'] },
  buy: {
    given: ['Pays at most', 'token'],
    least: ['Buys at least', 'baseLamports'],
    deadline: ['Not after', 'time'],
  },
  sell: {
    given: ['Sells', 'baseLamports'],
    least: ['Is paid at least', 'token'],
    deadline: ['Not after', 'time'],
  },
  activateCurve: NONE,
  failCurve: NONE,
  collectProceeds: NONE,
  collectFees: NONE,
  stake: UNITS,
  unstake: UNITS,
  syncCensus: PERIOD,
  openTender: { price: ['Price of a unit', 'token'], endsAt: ['Ends', 'time'] },
  tender: { ...UNITS, leastPrice: ['Least price of a unit', 'token'] },
  withdrawTender: UNITS,
  settleTender: NONE,
  redeemUnits: { given: ['Burns', 'baseLamports'] },
  closeAccount: NONE,
  releaseResidue: NONE,
};

const hexOf = (value: unknown): string => {
  if (value instanceof Uint8Array) return `0x${Buffer.from(value).toString('hex')}`;
  return typeof value === 'bigint' ? `0x${value.toString(16).padStart(64, '0')}` : String(value);
};

const VALUES: Partial<Record<Unit, (value: unknown) => string>> = {
  period: (period) => printPeriod(Number(period)),
  time: (seconds) => new Date(Number(seconds) * 1000).toISOString(),
  currency: (number) => currencyCode(Number(number)) as string,
  hash: hexOf,
  // Hexadecimal addresses are compared without the case of their checksum.
  wallet: (wallet) => (typeof wallet === 'string' && !wallet.startsWith('0x') ? wallet : hexOf(wallet).toLowerCase()),
};

/** The arguments of an answer of a decoder, those within others by their path. */
export function leavesOf(value: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] {
  const isWhole = typeof value !== 'object' || value === null || value instanceof Uint8Array || path === 'proof';
  if (isWhole) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`));
}

/** The arguments of a call's bytes that its preview does not show, each with the missing row. */
export function unshownOf(
  call: ContractCall,
  args: readonly (readonly [name: string, value: unknown])[],
  lines: readonly PreviewLine[],
): readonly string[] {
  return args.flatMap(([name, value]) => {
    const row: Row | undefined = ROWS[call.kind][name];
    if (row === undefined) return name in UNSHOWN ? [] : [`${call.kind}.${name}: no row is declared`];
    // An order escrows money or units, and a row says what.
    if (call.kind === 'commitOrder' && value === 0n) return [];
    const [label, as] = row;
    const unit = typeof as === 'string' ? as : 'text';
    const text = typeof as === 'string' ? (VALUES[as] ?? String)(value) : as(value, call);
    const isShown = lines.some((line) => line.label === label && line.unit === unit && line.value === text);
    return isShown ? [] : [`${call.kind}.${name}: ${label} ${text} ${unit}`];
  });
}
