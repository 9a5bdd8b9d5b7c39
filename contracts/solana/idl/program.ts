// The program's interface as a Codama tree, from which the TypeScript client is generated (`npm run solana -- client`). Errors and
// events are those of the Rust source; instructions, records and addresses are written here and compared with it.
import * as c from 'codama';
import { type EventField, eventKinds, refusals } from './source.ts';

/** The program of the known answers. A deployment has its own, which users of the client give. */
const ADDRESS = 'DK5VBneoY3FtjWpXwU5VptMRGKtfE7AfpZqLJDZDkG6U';
const SYSTEM_PROGRAM = '11111111111111111111111111111111';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

type Types = Readonly<Record<string, c.TypeNode>>;
const bytes = (size: number) => c.fixedSizeTypeNode(c.bytesTypeNode(), size);
const [u8, u16, u32, u64, u128, i128] = (['u8', 'u16', 'u32', 'u64', 'u128', 'i128'] as const).map((format) =>
  c.numberTypeNode(format),
) as [c.NumberTypeNode, c.NumberTypeNode, c.NumberTypeNode, c.NumberTypeNode, c.NumberTypeNode, c.NumberTypeNode];
const flag = c.booleanTypeNode(u8);
const address = c.publicKeyTypeNode();
const word = bytes(32);
const key = bytes(20);
const signature = bytes(65);
const link = (name: string) => c.definedTypeLinkNode(name);
/** As many as there is data for. */
const rest = (item: c.TypeNode) => c.arrayTypeNode(item, c.remainderCountNode());
/** Only a series that a raise sells has it: the account of a curve's ends before it. */
const ofRaise = (name: string) => c.remainderOptionTypeNode(link(name));

const struct = (fields: Types) =>
  c.structTypeNode(Object.entries(fields).map(([name, type]) => c.structFieldTypeNode({ name, type })));

// --- addresses

const pda = (name: string, text: string, seeds: Types = {}) =>
  c.pdaNode({
    name,
    seeds: [
      c.constantPdaSeedNodeFromString('utf8', text),
      ...Object.entries(seeds).map(([seed, type]) => c.variablePdaSeedNode(seed, type)),
    ],
  });
const ofSeries = { seriesKey: word };

const pdas = [
  pda('config', 'config'),
  pda('eventAuthority', '__event_authority'),
  pda('roleMember', 'role', { role: u8, account: address }),
  pda('signerKey', 'key', { key }),
  pda('wallet', 'wallet', { wallet: address }),
  pda('feed', 'feed', { currencyCode: u32 }),
  pda('rate', 'rate', { currencyCode: u32, index: u32 }),
  pda('series', 'series', ofSeries),
  pda('vault', 'vault', ofSeries),
  pda('unitMint', 'mint', ofSeries),
  pda('stakes', 'stakes', ofSeries),
  pda('position', 'position', { ...ofSeries, holder: address }),
  pda('census', 'census', { ...ofSeries, period: u32 }),
  pda('quarterRate', 'quarter', { ...ofSeries, period: u32 }),
  pda('tenderRound', 'tender', { ...ofSeries, number: u32 }),
  pda('raise', 'raise', ofSeries),
  pda('book', 'book', ofSeries),
  pda('bid', 'bid', { ...ofSeries, bidder: address }),
  pda('deposits', 'deposits', ofSeries),
  pda('kept', 'kept', { ...ofSeries, wallet: address }),
  pda('window', 'window', { ...ofSeries, number: u32 }),
  pda('orderBook', 'orders', { ...ofSeries, window: u32 }),
  pda('order', 'order', { ...ofSeries, window: u32, trader: address }),
  pda('escrow', 'escrow', { ...ofSeries, window: u32 }),
  pda('router', 'router', ofSeries),
  pda('receipts', 'receipts', ofSeries),
  pda('verifyingKey', 'verifying-key'),
];

// --- records

/** A number that is always the same: written, and not given. */
const fixed = (name: string, value: number) => ({
  name,
  type: u8,
  defaultValue: c.numberValueNode(value),
  defaultValueStrategy: 'omitted' as const,
});

const record = (kind: number, name: string, fields: Types, version = 1) =>
  c.accountNode({
    name,
    discriminators: [c.fieldDiscriminatorNode('kind', 0)],
    data: c.structTypeNode([
      c.structFieldTypeNode(fixed('kind', kind)),
      c.structFieldTypeNode(fixed('version', version)),
      c.structFieldTypeNode({ name: 'bump', type: u8 }),
      ...struct(fields).fields,
    ]),
  });

const records = [
  record(1, 'config', {
    eventBump: u8,
    tokenDecimals: u8,
    eventAuthority: address,
    genesisHash: word,
    separator: word,
    token: address,
    feeCollector: address,
  }),
  record(2, 'roleMember', { role: u8, account: address }),
  record(3, 'signerKey', { keyKind: u8, standing: u8, key, graceUntil: u64 }),
  record(4, 'wallet', { verified: flag, issuer: flag, wallet: address }),
  record(5, 'feed', { currencyCode: u32, count: u32 }),
  record(6, 'rate', { currencyCode: u32, index: u32, rate: u128, updatedAt: u64 }),
  record(
    7,
    'series',
    {
      state: u8,
      indexingRule: u8,
      feeBps: u16,
      treasuryBps: u16,
      seriesKey: word,
      issuer: address,
      contractHash: word,
      termsCommitment: word,
      vault: address,
      mint: address,
      stakes: address,
      currencyCode: u32,
      firstPeriod: u32,
      lastPeriod: u32,
      nextCensus: u32,
      censuses: u32,
      unitsOffered: u64,
      cap: u64,
      virtualQuote: u64,
      virtualBase: u64,
      threshold: u64,
      deadline: u64,
      reserve: u64,
      sold: u64,
      feesHeld: u64,
      proceeds: u64,
      treasury: u64,
      staked: u64,
      nextPeriod: u32,
      lastReported: u32,
      deferredInARow: u8,
      counted: u64,
      expectedPrior: word,
      paid: u64,
      accrued: u64,
      credit: u128,
      owed: u64,
      payouts: link('accumulator'),
      tailStartedAt: u64,
      tail: link('accumulator'),
      closeReason: u8,
      residue: u128,
      amendmentNonce: u64,
      trueupNonce: u64,
      truedUp: u32,
      extinguishNonce: u64,
      extinguishment: link('extinguishment'),
      round: link('round'),
      unclaimed: u64,
      pause: link('pause'),
      deferred: u32,
      activatedAt: u64,
      buyOut: link('buyOut'),
      positions: u32,
      opensAt: u64,
      lastPrice: u64,
      stakedAt: u64,
      windows: ofRaise('windows'),
      routed: c.remainderOptionTypeNode(flag),
    },
    3,
  ),
  record(8, 'position', {
    seriesKey: word,
    holder: address,
    staked: u64,
    counted: u64,
    censuses: u32,
    payout: link('earned'),
    tail: link('earned'),
    round: u32,
    tendered: u64,
    locks: ofRaise('locks'),
  }),
  record(9, 'census', { seriesKey: word, period: u32, units: u64, takenAt: u64, perUnit: u128, payer: address }, 2),
  record(10, 'quarterRate', { seriesKey: word, period: u32, rate: u128, signer: key, payer: address }, 2),
  record(11, 'verifyingKey', {
    parts: u8,
    alpha: bytes(64),
    beta: bytes(128),
    gamma: bytes(128),
    delta: bytes(128),
    ic: c.arrayTypeNode(bytes(64), c.fixedCountNode(7)),
  }),
  record(
    12,
    'tenderRound',
    {
      seriesKey: word,
      number: u32,
      price: u64,
      treasury: u64,
      units: u64,
      unclaimed: u64,
      left: u64,
      payer: address,
    },
    2,
  ),
  record(13, 'raise', {
    status: u8,
    withdrawn: flag,
    seriesKey: word,
    issuer: address,
    book: address,
    deposits: address,
    unitsOffered: u64,
    reservePrice: u64,
    maxUnitsPerBid: u64,
    minRaise: u64,
    minHolders: u32,
    concentrationBps: u16,
    commitEndsAt: u64,
    revealEndsAt: u64,
    gateEndsAt: u64,
    feesHeld: u64,
    settlement: link('settlement'),
  }),
  record(14, 'book', { seriesKey: word, bids: u32, revealed: u32, slots: rest(link('slot')) }),
  record(15, 'bid', { seriesKey: word, bidder: address, sequence: u32, commitment: word, slotRent: u64 }),
  record(16, 'kept', { seriesKey: word, wallet: address, amount: u64, payer: address }),
  record(17, 'window', {
    status: u8,
    seriesKey: word,
    number: u32,
    opener: address,
    book: address,
    escrow: address,
    openedAt: u64,
    changes: u64,
    clearing: link('clearing'),
  }),
  record(18, 'order', {
    seriesKey: word,
    window: u32,
    trader: address,
    sequence: u32,
    commitment: word,
    slotRent: u64,
  }),
  record(19, 'orderBook', { seriesKey: word, window: u32, orders: u32, revealed: u32, slots: rest(link('orderSlot')) }),
  record(20, 'router', {
    seriesKey: word,
    receipts: address,
    theta: u64,
    ratePerUnit: u64,
    held: u64,
    unreported: u128,
    attestedYear: u32,
    attestedIncome: u64,
    excess: u128,
    sincePeriod: u32,
    sinceIncome: u64,
    sinceWithheld: u64,
    quarters: rest(link('routedQuarter')),
  }),
];

const parts = [
  c.definedTypeNode({ name: 'accumulator', type: struct({ perUnit: u128, remainder: u64 }) }),
  c.definedTypeNode({ name: 'earned', type: struct({ checkpoint: u128, carry: u128 }) }),
  c.definedTypeNode({
    name: 'extinguishment',
    type: struct({ keyA: key, keyB: key, noticeEndsAt: u64, deadline: u64 }),
  }),
  c.definedTypeNode({ name: 'buyOut', type: struct({ possibleAt: u64, lapsesAt: u64 }) }),
  c.definedTypeNode({
    name: 'round',
    type: struct({ number: u32, state: u8, price: u64, treasury: u64, endsAt: u64, tendered: u64 }),
  }),
  c.definedTypeNode({
    name: 'pause',
    type: struct({ state: u8, attestor: key, nonce: u64, startedAt: u64, endsAt: u64, used: u64 }),
  }),
  c.definedTypeNode({
    name: 'settlement',
    type: struct({
      stage: u8,
      round: u8,
      outcome: u8,
      again: flag,
      cursor: u32,
      ranked: u32,
      groupStart: u32,
      groupIndex: u32,
      rejected: u32,
      holders: u32,
      price: u64,
      above: u128,
      atPrice: u128,
      enoughPrice: u64,
      enoughAbove: u128,
      enoughAtPrice: u128,
      left: u64,
      floors: u64,
      sold: u64,
    }),
  }),
  c.definedTypeNode({
    name: 'slot',
    type: struct({
      bidder: address,
      deposit: u64,
      price: u64,
      quantity: u64,
      units: u64,
      validity: u8,
      invalidReason: u8,
      processing: u8,
      rejectReason: u8,
      charged: flag,
      delivered: flag,
      heap: u32,
    }),
  }),
  c.definedTypeNode({
    name: 'windows',
    type: struct({
      number: u32,
      openedAt: u64,
      progress: u8,
      ordered: flag,
      revealed: flag,
      priced: u32,
      voided: u32,
      voidedAt: u64,
    }),
  }),
  c.definedTypeNode({ name: 'locks', type: struct({ locked: u64, held: u64 }) }),
  c.definedTypeNode({
    name: 'clearing',
    type: struct({
      stage: u8,
      cursor: u32,
      sellCursor: u32,
      taken: u32,
      price: u64,
      volume: u64,
      demand: u128,
      supply: u64,
      level: u64,
      buys: u128,
      sells: u64,
      sellsAt: u64,
      leftovers: u64,
      buyLeft: u64,
      sellLeft: u64,
      passed: u64,
      payouts: u128,
      tail: u128,
    }),
  }),
  c.definedTypeNode({ name: 'routedQuarter', type: struct({ amount: u64, withheld: u64 }) }),
  c.definedTypeNode({
    name: 'orderSlot',
    type: struct({
      trader: address,
      escrow: u64,
      price: u64,
      quantity: u64,
      filled: u64,
      side: u8,
      validity: u8,
      fault: u8,
      processing: u8,
      delivered: flag,
      heap: u32,
    }),
  }),
];

// --- events

const INTEGERS: Readonly<Record<number, c.NumberTypeNode>> = { 1: u8, 2: u16, 4: u32, 8: u64, 16: u128 };

/** Fields that are not what their size says. */
const NAMED: Types = {
  adjustment: i128,
  verified: flag,
  approved: flag,
  ...Object.fromEntries(
    [
      'account',
      'token',
      'feeCollector',
      'wallet',
      'issuer',
      'holder',
      'payer',
      'trader',
      'collector',
      'mint',
      'bidder',
      'seller',
      'buyer',
    ].map((name) => [name, address]),
  ),
};

/** States have one byte under these names, wallets 32. */
const WAYS = ['from', 'to'];

const eventField = ({ name, size }: EventField): [string, c.TypeNode] => [
  name,
  NAMED[name] ?? (WAYS.includes(name) && size === 32 ? address : undefined) ?? INTEGERS[size] ?? bytes(size),
];

/** What follows tag and bump in the data of a self-invoked event. */
const events = c.definedTypeNode({
  name: 'programEvent',
  docs: ['What follows tag and bump in the data of an event.'],
  type: c.enumTypeNode(
    eventKinds.map(({ name, fields }) =>
      c.enumStructVariantTypeNode(name, struct(Object.fromEntries(fields.map(eventField)))),
    ),
    { size: u8 },
  ),
});

// --- instructions

/** Accounts that are the same in every transaction. */
const KNOWN: Readonly<Record<string, c.InstructionInputValueNode>> = {
  program: c.programIdValueNode(),
  systemProgram: c.publicKeyValueNode(SYSTEM_PROGRAM),
  tokenProgram: c.publicKeyValueNode(TOKEN_PROGRAM),
};

/** `name`, or `name s`, `name w`, `name sw`: s signs, w is written. */
function account(text: string): c.InstructionAccountNode {
  const [name = '', flags = ''] = text.split(' ');
  const known = KNOWN[name];
  return c.instructionAccountNode({
    name,
    isSigner: flags.includes('s'),
    isWritable: flags.includes('w'),
    ...(known === undefined ? {} : { defaultValue: known }),
  });
}

/** Accounts separated by commas; arguments in their order. */
const whole = (number: number, name: string, accounts: string, args: Types = {}) =>
  c.instructionNode({
    name,
    accounts: accounts === '' ? [] : accounts.split(', ').map(account),
    arguments: [
      c.instructionArgumentNode(fixed('number', number)),
      ...Object.entries(args).map(([argument, type]) => c.instructionArgumentNode({ name: argument, type })),
    ],
    discriminators: [c.fieldDiscriminatorNode('number', 0)],
  });

/** The same for those that begin with configuration, event authority and this program. */
const common = (number: number, name: string, accounts: string, args: Types = {}) =>
  whole(number, name, `config, eventAuthority, program, ${accounts}`, args);

const TRADE = 'token, tokenProgram';
const PAY = `issuer s, series w, money w, vault w, ${TRADE}`;
const CLAIM = `series w, position w, census, vault w, money w, ${TRADE}`;
const LAST_CLAIM = `payer sw, ${CLAIM}, stakes w, unitMint w, kept w, systemProgram`;
const RATES = 'feed, before, after';

const CREATE_RAISE =
  'issuer sw, record, series w, vault w, raise w, book w, deposits w, token, feed, last, before, after, tokenProgram, systemProgram';
const RAISE: Types = {
  draftSalt: word,
  contractHash: word,
  termsCommitment: word,
  currencyCode: u32,
  indexingRule: u8,
  unitsOffered: u64,
  reservePrice: u64,
  maxUnitsPerBid: u64,
  minRaise: u64,
  minHolders: u32,
  concentrationBps: u16,
  cap: u64,
  firstPeriod: u32,
  lastPeriod: u32,
  commitEndsAt: u64,
  revealEndsAt: u64,
  gateEndsAt: u64,
};
/** The public terms of a routed series. */
const TERMS: Types = { theta: u64, ratePerUnit: u64, termsSalt: word };
const REPORT: Types = {
  period: u32,
  proof: bytes(256),
  income: word,
  payment: u128,
  tier: u8,
  liquidityFlag: u8,
  attestation: signature,
};
const AMENDMENT: Types = { nonce: u64, termsCommitment: word, cap: u64, signature };
const TRUE_UP: Types = { year: u32, nonce: u64, attestedAt: u64, adjustment: i128, signature };
const EXTINGUISHMENT: Types = { nonce: u64, signatureA: signature, signatureB: signature };
const ROUTE = `payer sw, series w, router w, receipts w, money w, vault w, kept w, ${TRADE}, systemProgram`;
const CHANGE_ROUTED = `issuer s, series w, record, router w, money w, receipts w, ${TRADE}`;

/** `setVerified` is followed by one record of each wallet. */
const setVerified = c.instructionNode({
  ...common(9, 'setVerified', 'sender sw, role, systemProgram', { verified: flag, wallets: rest(address) }),
  extraArguments: [
    c.instructionArgumentNode({ name: 'records', type: c.arrayTypeNode(address, c.remainderCountNode()) }),
  ],
  remainingAccounts: [c.instructionRemainingAccountsNode(c.argumentValueNode('records'), { isWritable: true })],
});

/** `settleStep` is followed by the wallet records of the bidders that it looks at. */
const settleStep = c.instructionNode({
  ...common(57, 'settleStep', 'raise w, series w, book w', { maxBids: u32 }),
  extraArguments: [
    c.instructionArgumentNode({ name: 'records', type: c.arrayTypeNode(address, c.remainderCountNode()) }),
  ],
  remainingAccounts: [c.instructionRemainingAccountsNode(c.argumentValueNode('records'))],
});

/** `settleWindow` is followed by the records that it looks at: wallets', and of a trade also the seller's position. */
const settleWindow = c.instructionNode({
  ...common(69, 'settleWindow', 'series w, window w, book w', { maxOrders: u32 }),
  extraArguments: [
    c.instructionArgumentNode({ name: 'records', type: c.arrayTypeNode(address, c.remainderCountNode()) }),
  ],
  remainingAccounts: [c.instructionRemainingAccountsNode(c.argumentValueNode('records'), { isWritable: true })],
});

const instructions = [
  whole(0, 'initialize', 'deployer sw, config w, role w, eventAuthority, program, programData, token, systemProgram', {
    genesisHash: word,
    feeCollector: address,
    admin: address,
  }),
  whole(1, 'hashMessage', 'config', { kind: u8, words: rest(word) }),
  whole(2, 'recoverSigner', '', { digest: word, signature }),
  whole(3, 'hashSeriesKey', '', { issuer: address, draftSalt: word }),
  whole(4, 'hashBid', '', { price: word, quantity: word, salt: word, wallet: word }),
  common(5, 'grantRole', 'admin sw, adminRole, role w, systemProgram', { roleId: u8, account: address }),
  common(6, 'revokeRole', 'admin sw, adminRole, role w', { roleId: u8, account: address }),
  common(7, 'registerKey', 'sender sw, role, record w, systemProgram', { kind: u8, key }),
  common(8, 'revokeKey', 'sender s, role, record w', { kind: u8, key, graceUntil: u64 }),
  setVerified,
  common(10, 'setIssuerApproval', 'sender sw, role, record w, systemProgram', { approved: flag, issuer: address }),
  common(11, 'publishRate', 'publisher sw, role, feed w, newRate w, last, before, after, systemProgram', {
    currencyCode: u32,
    rate: u128,
  }),
  whole(12, 'periodWindow', '', { period: u32 }),
  common(
    13,
    'createCurve',
    'issuer sw, record, series w, vault w, unitMint w, stakes w, token, feed, last, before, after, tokenProgram, systemProgram',
    {
      draftSalt: word,
      contractHash: word,
      termsCommitment: word,
      currencyCode: u32,
      indexingRule: u8,
      unitsOffered: u64,
      cap: u64,
      firstPeriod: u32,
      lastPeriod: u32,
      virtualQuote: u64,
      virtualBase: u64,
      threshold: u64,
      deadline: u64,
      feeBps: u16,
      treasuryBps: u16,
    },
  ),
  common(14, 'buy', `buyer s, series w, vault w, unitMint w, money w, units w, ${TRADE}`, {
    given: u64,
    least: u64,
    deadline: u64,
  }),
  common(15, 'sell', `seller s, series w, vault w, unitMint w, units w, money w, ${TRADE}`, {
    given: u64,
    least: u64,
    deadline: u64,
  }),
  common(16, 'activateCurve', 'series w'),
  common(17, 'failCurve', 'series w'),
  common(18, 'collectProceeds', `sender s, series w, vault w, money w, ${TRADE}`),
  common(19, 'collectFees', `sender s, series w, vault w, money w, ${TRADE}`),
  common(
    20,
    'stake',
    'holder sw, record, series w, position w, stakes w, unitMint, from w, census, tokenProgram, systemProgram',
    { units: u64 },
  ),
  common(21, 'unstake', 'holder s, series w, position w, stakes w, unitMint, to w, census, tokenProgram', {
    units: u64,
  }),
  common(22, 'syncCensus', 'payer sw, series w, census w, systemProgram', { period: u32 }),
  common(23, 'recordRate', `payer sw, series, quarterRate w, record, ${RATES}, systemProgram`, {
    period: u32,
    rate: u128,
    signature,
  }),
  common(24, 'writeVerifyingKey', 'deployer sw, programData, verifyingKey w, systemProgram', {
    part: u8,
    bytes: bytes(448),
  }),
  whole(25, 'verifyProof', 'verifyingKey', { proof: bytes(256), signals: bytes(192) }),
  common(
    26,
    'submitReport',
    `issuer s, series w, record, quarterRate, ${RATES}, verifyingKey, money w, vault w, ${TRADE}`,
    REPORT,
  ),
  common(27, 'markMissed', 'series w', { period: u32 }),
  common(28, 'payTail', PAY, { most: u64 }),
  common(29, 'buyOut', `${PAY}, unitMint`),
  common(30, 'closeSeries', 'series w'),
  common(31, 'claimPayout', `sender s, ${CLAIM}`),
  common(32, 'claimTail', `sender s, ${CLAIM}`),
  common(33, 'claimFinal', LAST_CLAIM),
  common(34, 'claimRedemption', LAST_CLAIM),
  common(35, 'amendTerms', 'issuer s, series w, record', AMENDMENT),
  common(36, 'submitTrueUp', 'issuer s, series w, record', TRUE_UP),
  common(37, 'requestExtinguishment', 'issuer s, series w, recordA, recordB', { keyA: key, keyB: key, deadline: u64 }),
  common(38, 'extinguish', 'series w, recordA, recordB', EXTINGUISHMENT),
  common(39, 'voidExtinguishment', 'issuer s, series w'),
  common(40, 'openTender', 'issuer s, series w', { price: u64, endsAt: u64 }),
  common(41, 'tender', 'holder s, record, series w, position w', { units: u64, leastPrice: u64 }),
  common(42, 'withdrawTender', 'holder s, series w, position w', { units: u64 }),
  common(43, 'settleTender', 'payer sw, series w, round w, systemProgram'),
  common(44, 'claimTender', `${LAST_CLAIM}, round w`),
  common(45, 'requestPause', 'issuer s, series w, record', { attestor: key }),
  common(46, 'withdrawPause', 'issuer s, series w'),
  common(47, 'approvePause', 'series w, record', { nonce: u64, end: u64, signature }),
  common(48, 'endPause', 'sender s, series w'),
  common(49, 'announceBuyOut', 'issuer s, series w'),
  common(50, 'redeemUnits', `holder s, series w, vault w, unitMint w, units w, money w, ${TRADE}`, { given: u64 }),
  common(51, 'closeAccount', 'series w, closed w, payer w, census'),
  common(52, 'releaseResidue', 'series w, unitMint'),
  common(53, 'createRaise', CREATE_RAISE, RAISE),
  common(54, 'commitBid', `bidder sw, record, raise, book w, bid w, deposits w, money w, ${TRADE}, systemProgram`, {
    commitment: word,
    deposit: u64,
  }),
  common(55, 'revealBid', 'bidder s, record, raise, book w, bid', { price: word, quantity: word, salt: word }),
  common(56, 'cancelRaise', 'issuer s, raise w, series w'),
  settleStep,
  common(58, 'passGate', 'raise w, series w, record'),
  common(
    59,
    'deliverBid',
    `payer sw, raise, series w, book w, bid w, position w, deposits w, money w, vault w, kept w, ${TRADE}, systemProgram`,
  ),
  common(60, 'claimKept', `sender s, series w, kept w, payer w, vault w, money w, ${TRADE}`),
  common(61, 'withdrawProceeds', `sender s, raise w, deposits w, money w, ${TRADE}`),
  common(62, 'collectCharges', `sender s, raise w, deposits w, money w, ${TRADE}`),
  common(63, 'closeBid', 'raise, book w, bid w, bidder w'),
  common(64, 'closeBook', 'raise, book w, issuer w'),
  common(65, 'closeRaise', `raise w, book, deposits w, issuer w, money w, ${TRADE}`),
  common(66, 'openWindow', `payer sw, series w, window w, book w, escrow w, ${TRADE}, systemProgram`),
  common(
    67,
    'commitOrder',
    `trader sw, record, series w, window, book w, order w, position w, escrow w, from w, ${TRADE}, systemProgram`,
    { commitment: word, money: u64, units: u64 },
  ),
  common(68, 'revealOrder', 'trader s, record, series w, window, book w, order', {
    price: word,
    quantity: word,
    salt: word,
  }),
  settleWindow,
  common(
    70,
    'deliverOrder',
    `payer sw, record, series w, window, book w, order w, position w, escrow w, money w, vault w, kept w, ${TRADE}, systemProgram`,
  ),
  common(71, 'releaseUnits', 'record, series, position w'),
  common(72, 'closeOrder', 'series, window, book w, order w, trader w'),
  common(73, 'closeWindow', `series, window w, book w, escrow w, opener w, money w, ${TRADE}`),
  whole(74, 'hashTerms', '', { theta: word, ratePerUnit: word, currencyCode: word, indexingRule: word, salt: word }),
  common(75, 'createRoutedRaise', `${CREATE_RAISE}, router w, receipts w`, { ...RAISE, ...TERMS }),
  common(76, 'route', ROUTE),
  common(77, 'releaseWithheld', ROUTE),
  common(78, 'submitRoutedReport', `sender s, series w, router w, receipts w, vault w, ${TRADE}`, { period: u32 }),
  common(
    79,
    'submitAttestedReport',
    `issuer s, series w, record, verifyingKey, router w, money w, receipts w, vault w, ${TRADE}`,
    REPORT,
  ),
  common(80, 'markRoutedMissed', 'series w, router', { period: u32 }),
  common(81, 'payRoutedTail', `series w, router w, receipts w, vault w, ${TRADE}`, { most: u64 }),
  common(82, 'amendRoutedTerms', CHANGE_ROUTED, { ...AMENDMENT, ...TERMS }),
  common(83, 'submitRoutedTrueUp', CHANGE_ROUTED, TRUE_UP),
  common(84, 'extinguishRouted', `series w, recordA, recordB, router w, receipts w, vault w, ${TRADE}`, EXTINGUISHMENT),
  common(85, 'closeRouter', 'series, router w, receipts w, issuer w, tokenProgram'),
];

export const root = c.rootNode(
  c.programNode({
    name: 'incomeSeries',
    publicKey: ADDRESS,
    version: '0.1.0',
    pdas,
    accounts: records,
    instructions,
    definedTypes: [...parts, events],
    errors: refusals.map(({ number, name, meaning }) => c.errorNode({ name, code: number, message: meaning })),
  }),
);
