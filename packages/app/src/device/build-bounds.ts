// The bounds of a built transaction, which follow from the page's own request. This file is loaded with the first transaction.
import type { BuildRequest, RecordFacts } from '../gateway/build-watch.ts';

/** An argument that the call has to have. */
export interface Figure {
  /** The names that contracts have for it. The call has it under one of them. */
  readonly names: readonly string[];
  /** Its text. */
  readonly value: string;
}

export interface BuildBounds {
  readonly kinds: readonly string[];
  /** The chain that the page named; null if it named a record instead. */
  readonly chain: string | null;
  readonly figures: readonly Figure[];
  /** Those of a call on Solana alone. */
  readonly onSolana: readonly Figure[];
  /** The most that an approval may let the contract take if the contract computes the amount; undefined without a limit of the page. */
  readonly most: string | undefined;
}

/** The function of a kind, as `commitBid` of `COMMIT_BID`. */
export const functionOf = (kind: string): string =>
  kind.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const CLAIMS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['PAYOUT', ['CLAIM_PAYOUT']],
  ['TAIL', ['CLAIM_TAIL']],
  ['TENDER', ['CLAIM_TENDER']],
  ['FINAL', ['CLAIM_FINAL', 'RELEASE_UNITS']],
  ['REDEMPTION', ['CLAIM_REDEMPTION', 'RELEASE_UNITS']],
  ['KEPT_BID_REFUND', ['CLAIM_KEPT']],
  ['KEPT_ORDER_MONEY', ['CLAIM_KEPT']],
  ['KEPT_ROUTED_INCOME', ['CLAIM_KEPT']],
  ['REDEEMED_UNITS', ['REDEEM_UNITS']],
  ['RELEASED_UNITS', ['RELEASE_UNITS']],
]);
const KEY_KINDS = ['REGISTER_ATTESTOR', 'REVOKE_ATTESTOR'];

/** The kinds of transaction of the named claims, or of all if none is named. Solana can join several into a CLAIM_ALL. */
function claimKinds(names: unknown): readonly string[] {
  const claims: readonly unknown[] = Array.isArray(names) ? names : [...CLAIMS.keys()];
  const kinds = new Set(claims.flatMap((claim) => CLAIMS.get(claim) ?? []));
  return [...kinds, ...(claims.length > 1 ? ['CLAIM_ALL'] : [])];
}

type Input = { readonly [field: string]: unknown; readonly chain?: unknown };

/** The kinds of transaction of the mutations whose name does not say the one kind that they build. */
const KINDS_BY_MUTATION: ReadonlyMap<string, (input: Input) => readonly string[]> = new Map<
  string,
  (input: Input) => readonly string[]
>([
  ['BuildAmendTerms', () => ['AMEND_TERMS', 'AMEND_ROUTED_TERMS']],
  ['BuildApplicationTransaction', () => ['SET_VERIFIED', 'SET_ISSUER_APPROVAL']],
  ['BuildClaim', ({ kinds }) => claimKinds(kinds)],
  ['BuildCreateSeries', () => ['CREATE_SERIES', 'CREATE_ROUTED_SERIES', 'CREATE_CURVE']],
  ['BuildProposalTransaction', () => KEY_KINDS],
  ['BuildSubmitTier3Report', () => ['SUBMIT_REPORT']],
  ['BuildSwap', ({ side }) => ['BUY', 'SELL'].filter((kind) => kind === side)],
  ['DecideProposal', ({ approve }) => (approve === true ? KEY_KINDS : [])],
  ['OpenHardship', () => ['REQUEST_PAUSE']],
]);

/** The kinds of transaction that a mutation, named as its document, may build from an input; empty if it builds none. */
export function kindsOf(name: string, input: Input): readonly string[] {
  const kinds = KINDS_BY_MUTATION.get(name);
  if (kinds !== undefined) return kinds(input);
  const [, step] = /^Build([A-Z]\w*)$/.exec(name) ?? [];
  return step === undefined ? [] : [step.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()];
}

/** The fields of inputs that are arguments of the calls under the same name. */
const FIELDS_OF_SAME_NAME = [
  ...['seriesKey', 'commitment', 'deposit', 'money', 'units', 'amount', 'price', 'quantity', 'salt'],
  ...['bidder', 'trader', 'window', 'maxBids', 'maxOrders'],
];

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;
/** A quarter as the contracts number it: `20271` of `2027-Q1`. */
const periodText = (period: unknown): string | null => textOf(period)?.replace('-Q', '') ?? null;
const listText = (list: unknown): string | null => (Array.isArray(list) ? JSON.stringify(list) : null);

type NamedValue = readonly [value: string | null, ...names: readonly string[]];

/** Unix seconds as the contracts have them. */
const secondsText = (at: unknown): string | null =>
  typeof at === 'string' ? `${Math.floor(Date.parse(at) / 1000)}` : null;

/** The other names of fields in the Solana program. Of a swap, `given` is paid in, and `least` is the least that comes out. */
function solanaNames(name: string, { side }: Input): Readonly<Record<string, string>> {
  if (name === 'BuildPayTail') return { amount: 'most' };
  if (name !== 'BuildSwap') return {};
  return side === 'BUY' ? { amount: 'given', units: 'least' } : { amount: 'least', units: 'given' };
}

/** The arguments whose name or form differs from the field of the input. */
function convertedFigures(
  name: string,
  { period, publicSignals, attestorKey, holder, wallet, deadlineAt, endsAt }: Input,
): readonly NamedValue[] {
  const figures: NamedValue[] = [
    [periodText(period), 'period'],
    [listText(publicSignals), 'signals'],
    [textOf(attestorKey), 'attestor'],
  ];
  if (name === 'BuildClaim') figures.push([textOf(holder ?? wallet), 'holder', 'wallet']);
  if (name === 'BuildSwap') figures.push([secondsText(deadlineAt), 'deadline']);
  if (name === 'BuildOpenTender') figures.push([secondsText(endsAt), 'endsAt']);
  if (name === 'BuildApplicationTransaction') figures.push([textOf(wallet), 'issuer', 'wallets']);
  return figures;
}

/** The defaults of the fields that may be left out. */
const DEFAULTS: ReadonlyMap<string, Input> = new Map([['BuildCommitOrder', { money: '0', units: '0' }]]);

const namedValues = (args: RecordFacts['args'] = {}): readonly NamedValue[] =>
  Object.entries(args).map(([field, value]): NamedValue => [value, field]);

const figuresOf = (values: readonly NamedValue[]): readonly Figure[] =>
  values.flatMap(([value, ...names]) => (value === null ? [] : [{ names, value }]));

/** The bounds of the transactions that a mutation of the page builds. */
export function boundsOf({ name, input: fields, facts }: BuildRequest): BuildBounds {
  const input: Input = { ...DEFAULTS.get(name), ...(fields as Input | undefined) };
  const otherNames = solanaNames(name, input);
  const figures: readonly NamedValue[] = [
    ...FIELDS_OF_SAME_NAME.map(
      (field): NamedValue => [textOf(input[field]), field, ...(field in otherNames ? [`${otherNames[field]}`] : [])],
    ),
    ...convertedFigures(name, input),
    ...namedValues(facts.args),
  ];
  const kinds = kindsOf(name, input).filter((kind) => facts.kind === undefined || facts.kind === kind);
  return {
    kinds,
    chain: textOf(input.chain),
    most: facts.most,
    figures: figuresOf(figures),
    onSolana: figuresOf(namedValues(facts.onSolana)),
  };
}
