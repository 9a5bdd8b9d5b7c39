// The figures and accounts that the calls of a transaction on Solana must name, by the input of the page.
import {
  associatedAccount,
  bidAccount,
  deriveSeriesKey,
  feedAccount,
  orderAccount,
  positionAccount,
  raiseAccounts,
  SYSTEM_PROGRAM,
  seriesAccounts,
  sharedAccounts,
  TOKEN_PROGRAM,
  type TransactionCall,
  walletRecord,
  windowAccounts,
} from '@income-series/client/calls';
import type { Address } from '@income-series/client/requests';
import { type Figure, functionOf } from './build-bounds.ts';

/** The instructions whose names do not follow from the kind of transaction. */
const INSTRUCTIONS: ReadonlyMap<string, string> = new Map([
  ['REGISTER_ATTESTOR', 'registerKey'],
  ['REVOKE_ATTESTOR', 'revokeKey'],
]);

/** The instruction of a kind of transaction. */
export const instructionOf = (kind: string): string => INSTRUCTIONS.get(kind) ?? functionOf(kind);

/** The claims after which a position has nothing left, so that its account ends. */
const LAST_CLAIMS = ['claimFinal', 'claimRedemption'] as const;

/** The instructions that may accompany a step: the rate before its report, and the closing of an account after the last claim. */
const COMPANIONS: ReadonlyMap<string, (before: readonly string[], after: readonly string[]) => boolean> = new Map([
  ['recordRate', (_, after) => after.includes('submitReport')],
  ['closeAccount', (before) => LAST_CLAIMS.some((claim) => before.includes(claim))],
]);

/** The instructions of an action, and the least number of them in a transaction. */
interface Steps {
  readonly names: readonly string[];
  readonly least: number;
}

/**
 * Finds a fault in the instructions of a transaction: one that the action does not have, one that is there twice and would run twice,
 * or too few. Null if there is none. `functions` has their names in order.
 */
export function findStepFault(functions: readonly string[], { names, least }: Steps): string | null {
  const isCompanion = (name: string, at: number) =>
    !names.includes(name) && COMPANIONS.get(name)?.(functions.slice(0, at), functions.slice(at + 1)) === true;
  const steps = functions.filter((name, at) => !isCompanion(name, at));
  const unexpected = steps.find((name) => !names.includes(name));
  if (unexpected !== undefined) return `it calls “${unexpected}”.`;
  if (new Set(functions).size < functions.length) return 'it does a step more than once.';
  return steps.length < least ? 'it has no call, or too few.' : null;
}

/** The instructions that pay neither the wallet nor the holder, but an account that the program knows. */
const PAYS_OTHERS: ReadonlySet<string> = new Set(['collectProceeds', 'collectFees']);
/** The instructions that create a series, whose key follows from the wallet and the salt of the draft. */
const CREATIONS: ReadonlySet<string> = new Set(['createSeries', 'createCurve']);
/** The instructions whose account `record` is what the program knows of the wallet that sends them. */
const OWN_RECORDS: ReadonlySet<string> = new Set([
  ...CREATIONS,
  ...['commitBid', 'revealBid', 'passGate', 'commitOrder', 'revealOrder', 'stake', 'tender'],
]);
/** The instructions that name neither mint nor stakes of a series whose units a raise sold, because it has none. */
const MINT_OPTIONAL: ReadonlySet<string> = new Set(['claimFinal', 'claimRedemption', 'claimTender', 'buyOut']);
const UNIT_ACCOUNTS: ReadonlySet<string> = new Set(['unitMint', 'stakes']);
/** The figures of a page that are accounts of instructions. */
const ACCOUNT_FIGURES: ReadonlySet<string> = new Set(['seriesKey', 'holder', 'bidder', 'trader', 'window']);

const figureOf = (figures: readonly Figure[], name: string): string | undefined =>
  figures.find(({ names }) => names.includes(name))?.value;
const namedValue = (list: TransactionCall['args'], name: string): string | undefined =>
  list.find((one) => one.name === name)?.value;

/** The name of the figure whose wallet an instruction gives money or units to, whoever sends it; null where that is the sender. */
function receiverFigure(functionName: string): string | null {
  if (functionName === 'deliverBid') return 'bidder';
  if (functionName === 'deliverOrder') return 'trader';
  return functionName.startsWith('claim') || functionName === 'closeAccount' ? 'holder' : null;
}

/** The key of a call's series: of the page, and of a creation by its own salt; undefined where neither says it. */
function seriesKeyOf({ functionName, args }: TransactionCall, wallet: string, figures: readonly Figure[]) {
  const draftSalt = CREATIONS.has(functionName) ? namedValue(args, 'draftSalt') : undefined;
  const key =
    draftSalt === undefined
      ? figureOf(figures, 'seriesKey')
      : deriveSeriesKey(wallet as Address, draftSalt as `0x${string}`);
  return key as `0x${string}` | undefined;
}

/** The addresses that accounts must have, by their names in the instruction. They are derived only where it names them. */
type Expected = Readonly<Record<string, (() => string) | undefined>>;

/** The accounts that follow from the program, the wallet and the receiver. */
function accountsOfWallet(call: TransactionCall, wallet: string, owner: string): Expected {
  const { to: program, functionName, args, accounts } = call;
  const token = namedValue(accounts, 'token');
  const money = token === undefined ? undefined : () => associatedAccount(owner, token);
  const currencyCode = CREATIONS.has(functionName) ? namedValue(args, 'currencyCode') : undefined;
  return {
    config: () => sharedAccounts(program).config,
    eventAuthority: () => sharedAccounts(program).eventAuthority,
    program: () => program,
    systemProgram: () => SYSTEM_PROGRAM,
    tokenProgram: () => TOKEN_PROGRAM,
    money: PAYS_OTHERS.has(functionName) ? undefined : money,
    source: namedValue(args, 'units') === '0' ? money : undefined,
    record: OWN_RECORDS.has(functionName) ? () => walletRecord(program, wallet) : undefined,
    payer: functionName === 'closeAccount' ? () => owner : undefined,
    feed: currencyCode === undefined ? undefined : () => feedAccount(program, Number(currencyCode)),
    bidder: () => owner,
    trader: () => owner,
  };
}

/** The accounts that follow from the series, and from the window if the page names one. */
function accountsOfSeries(call: TransactionCall, key: `0x${string}`, owner: string, window?: string): Expected {
  const { to: program, functionName, accounts } = call;
  const position = () => positionAccount(program, key, owner);
  const units = () => associatedAccount(owner, seriesAccounts(program, key).unitMint);
  const isRaise = namedValue(accounts, 'raise') !== undefined;
  const place = window === undefined ? undefined : () => windowAccounts(program, key, Number(window));
  const isWithoutMint =
    MINT_OPTIONAL.has(functionName) &&
    accounts.every(({ name, value }) => !UNIT_ACCOUNTS.has(name) || value === SYSTEM_PROGRAM);
  return {
    series: () => seriesAccounts(program, key).series,
    vault: () => seriesAccounts(program, key).vault,
    unitMint: isWithoutMint ? undefined : () => seriesAccounts(program, key).unitMint,
    stakes: isWithoutMint ? undefined : () => seriesAccounts(program, key).stakes,
    raise: () => raiseAccounts(program, key).raise,
    book: isRaise ? () => raiseAccounts(program, key).book : place && (() => place().book),
    bid: () => bidAccount(program, key, owner),
    window: place && (() => place().window),
    order: window === undefined ? undefined : () => orderAccount(program, key, Number(window), owner),
    position: functionName === 'commitOrder' && namedValue(call.args, 'units') === '0' ? undefined : position,
    closed: position,
    units,
    from: units,
    to: units,
  };
}

/** Tests that the accounts of a call are those that follow from the program, the series, the wallet and the receiver. */
function hasAccounts(call: TransactionCall, wallet: string, figures: readonly Figure[]): boolean {
  const receiver = receiverFigure(call.functionName);
  const owner = (receiver === null ? undefined : figureOf(figures, receiver)) ?? wallet;
  const key = seriesKeyOf(call, wallet, figures);
  if (key !== (figureOf(figures, 'seriesKey') ?? key)) return false;
  const expected: Expected = {
    ...accountsOfWallet(call, wallet, owner),
    ...(key === undefined ? {} : accountsOfSeries(call, key, owner, figureOf(figures, 'window'))),
  };
  return call.accounts.every(({ name, value }) => (expected[name]?.() ?? value) === value);
}

/** A value without the brackets of a list of one. Hex is in lower case; Base58 keeps its case. */
const normalize = (value: string): string => {
  const text = /^\["([^"]*)"\]$/.exec(value)?.[1] ?? value;
  return text.startsWith('0x') ? text.toLowerCase() : text;
};

/** Tests that an argument has a figure. A number may be a word of 32 bytes, as prices of bids are. */
const isSame = (argument: string, figure: string): boolean =>
  normalize(argument) === normalize(figure) ||
  (/^0x[0-9a-f]{64}$/i.test(argument) && /^\d+$/.test(figure) && BigInt(argument) === BigInt(figure));

/** The public signals of a report that its instruction names: the income's commitment, and the payment. */
function signalFigures(signals: string): readonly Figure[] {
  const [, , , , income = '0', payment = '0'] = JSON.parse(signals) as readonly string[];
  const word = BigInt(income).toString(16).padStart(64, '0');
  return [
    { names: ['income'], value: `0x${word}` },
    { names: ['payment'], value: `${BigInt(payment)}` },
  ];
}

/** The figures that are compared with arguments. */
const argumentFigures = (figures: readonly Figure[]): readonly Figure[] =>
  figures
    .filter(({ names }) => !names.some((name) => ACCOUNT_FIGURES.has(name)))
    .flatMap((figure) => (figure.names.includes('signals') ? signalFigures(figure.value) : [figure]));

/** Tests that the calls have each figure of the page, and the accounts that follow from its series, its wallet and its receiver. */
export function hasFigures(calls: readonly TransactionCall[], wallet: string, figures: readonly Figure[]): boolean {
  const args = calls.flatMap((call) => call.args);
  const hasFigure = ({ names, value }: Figure) => {
    const matches = args.filter(({ name }) => names.includes(name));
    return matches.length > 0 && matches.every((arg) => isSame(arg.value, value));
  };
  return argumentFigures(figures).every(hasFigure) && calls.every((call) => hasAccounts(call, wallet, figures));
}
