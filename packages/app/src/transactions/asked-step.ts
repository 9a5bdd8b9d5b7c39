import {
  associatedAccount,
  ownAccounts,
  positionAccount,
  raiseAccounts,
  seriesAccounts,
  type TransactionCall,
} from '@income-series/client/calls';

/** The mutation by which a screen asked for a step, and the values that it named in it. */
export interface AskedStep {
  /** The name of the operation, as `BuildCommitBid`. */
  readonly mutation: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const CLAIMS = [
  ...['claimPayout', 'claimTail', 'claimTender', 'claimFinal', 'claimRedemption', 'claimKept'],
  ...['redeemUnits', 'releaseUnits'],
];

/** The functions of the steps that have another name than their mutation. */
const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  BuildAmendTerms: ['amendTerms', 'amendRoutedTerms'],
  BuildApplicationTransaction: ['setVerified', 'setIssuerApproval'],
  BuildClaim: CLAIMS,
  BuildCreateSeries: ['createSeries', 'createRoutedSeries', 'createRaise', 'createRoutedRaise', 'createCurve'],
  BuildMarkMissed: ['markMissed', 'markRoutedMissed'],
  BuildPayTail: ['payTail', 'payRoutedTail'],
  BuildProposalTransaction: ['registerAttestor', 'revokeAttestor', 'registerKey', 'revokeKey'],
  BuildReleaseWithheld: ['release', 'releaseWithheld'],
  BuildRouteIncome: ['route'],
  BuildSubmitTier3Report: ['submitReport', 'submitAttestedReport'],
  BuildSubmitTrueUp: ['submitTrueUp', 'submitRoutedTrueUp'],
  OpenHardship: ['requestPause'],
};

/** The function of a mutation without an entry: `commitBid` for `BuildCommitBid`. */
const plainFunction = (mutation: string): string =>
  mutation.replace(/^Build(.)/, (_, letter: string) => letter.toLowerCase());

function functionsOf({ mutation, input }: AskedStep): readonly string[] {
  if (mutation === 'BuildSwap') return [input.side === 'SELL' ? 'sell' : 'buy'];
  return FUNCTIONS[mutation] ?? [plainFunction(mutation)];
}

/** The names in the mutation of arguments that the chain's call names otherwise. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  buy: { given: 'amount', least: 'units' },
  sell: { given: 'units', least: 'amount' },
  claimKept: { wallet: 'holder' },
  payTail: { most: 'amount' },
  payRoutedTail: { most: 'amount' },
  requestPause: { attestor: 'attestorKey' },
};

/** The names in mutations of arguments that no call names otherwise. */
const COMMON_NAMES: Readonly<Record<string, string>> = { deadline: 'deadlineAt' };

/** The values of mutations that calls have in the same form: keys, addresses, amounts, numbers, quarters and times. */
const COMPARED: ReadonlySet<string> = new Set([
  ...['seriesKey', 'holder', 'trader', 'bidder', 'attestorKey', 'window', 'period'],
  ...['commitment', 'deposit', 'money', 'price', 'quantity', 'salt'],
  ...['amount', 'units', 'leastPrice', 'maxBids', 'maxOrders', 'deadlineAt', 'endsAt'],
]);
/** The bounds of steps, which the service lowers to what fits into the transaction. */
const LOWERED: ReadonlySet<string> = new Set(['maxBids', 'maxOrders']);

const PERIOD = /^(\d{4})-Q([1-4])$/;
const TIME = /^\d{4}-\d\d-\d\dT/;

/** The text of a value as a call has it: the chain's number of `2027-Q1` is 20271, a time is in unix seconds, and hex has no case. */
function writeValue(value: unknown): string {
  const text = String(value);
  if (TIME.test(text)) return String(Math.floor(Date.parse(text) / 1000));
  return /^0x/i.test(text) ? text.toLowerCase() : text.replace(PERIOD, '$1$2');
}

/** Tests the arguments that the screen named. The service or the chain determines the other arguments. */
function hasAskedArguments({ functionName, args }: TransactionCall, { input }: AskedStep): boolean {
  return args.every(({ name, value }) => {
    const named = NAMES[functionName]?.[name] ?? COMMON_NAMES[name] ?? name;
    const wished = COMPARED.has(named) ? (input[named] ?? null) : null;
    if (wished === null) return true;
    return LOWERED.has(named) ? Number(value) <= Number(wished) : writeValue(wished) === writeValue(value);
  });
}

/** Tests that income is paid before it is counted, if the screen named an amount. Without one the step counts what others paid. */
const paysAskedIncome = ({ functionName, args }: TransactionCall, { input }: AskedStep): boolean =>
  functionName !== 'route' || (input.amount ?? null) === null || args.some(({ name }) => name === 'amount');

/** An account of the wallet that a call names, and the name of that account's mint. */
type OwnAccount = readonly [account: string, mint: string];

const MONEY: OwnAccount = ['money', 'token'];
/** The token accounts that steps take from, or pay the sending wallet into without a claim. */
const OWN: Readonly<Record<string, readonly OwnAccount[]>> = {
  ...{ commitBid: [MONEY], commitOrder: [['from', 'token']], buyOut: [MONEY], payTail: [MONEY] },
  ...{
    buy: [MONEY, ['units', 'unitMint']],
    sell: [MONEY, ['units', 'unitMint']],
    redeemUnits: [['units', 'unitMint']],
  },
  ...{ stake: [['from', 'unitMint']], unstake: [['to', 'unitMint']] },
  ...{ submitReport: [MONEY], submitAttestedReport: [MONEY], submitRoutedTrueUp: [MONEY], amendRoutedTerms: [MONEY] },
};

/** The account of a call by its name; undefined for a name that the call does not have. */
const accountOf = ({ accounts }: TransactionCall, name: string): string | undefined =>
  accounts.find((account) => account.name === name)?.value;

/** Tests that the token accounts of the sending wallet follow from its address. */
function usesOwnAccounts(call: TransactionCall, wallet: string): boolean {
  return (OWN[call.functionName] ?? []).every(([name, mintName]) => {
    const [account, mint] = [accountOf(call, name), accountOf(call, mintName)];
    return account === undefined || mint === undefined || ownAccounts(wallet, mint).includes(account);
  });
}

/** The functions that pay the owner of the units or of the bid. */
const PAYING: readonly string[] = [...CLAIMS, 'deliverBid', 'deliverOrder'];

/** Tests that a call pays the owner: into the associated account, or into the other one of an owner who sends it. */
function paysOwner(call: TransactionCall, owner: string, wallet: string): boolean {
  const [money, token] = [accountOf(call, 'money'), accountOf(call, 'token')];
  if (!PAYING.includes(call.functionName) || money === undefined || token === undefined) return true;
  return owner === wallet ? ownAccounts(owner, token).includes(money) : money === associatedAccount(owner, token);
}

/** The fields by which a mutation names the wallet whose units a step is about, if it is not the sender. */
const OWNERS = ['holder', 'bidder', 'trader'];

/** The wallet whose units or whose bid a step is about. */
const ownerIn = (input: AskedStep['input'], wallet: string): string =>
  String(OWNERS.map((name) => input[name]).find((value) => value !== undefined && value !== null) ?? wallet);

/** Tests an account of a call that follows from the series. A call without the account, and a step without a series, have none. */
function isOfSeries(
  call: TransactionCall,
  { seriesKey }: AskedStep['input'],
  name: string,
  addressOf: (key: `0x${string}`) => string,
): boolean {
  const account = accountOf(call, name);
  return account === undefined || typeof seriesKey !== 'string' || account === addressOf(seriesKey as `0x${string}`);
}

/** Tests the accounts that follow from the series, the sender and the owner of the units. A call on an EVM chain has none. */
function hasAskedAccounts(call: TransactionCall, { input }: AskedStep, wallet: string): boolean {
  const owner = ownerIn(input, wallet);
  return (
    isOfSeries(call, input, 'series', (key) => seriesAccounts(call.to, key).series) &&
    isOfSeries(call, input, 'raise', (key) => raiseAccounts(call.to, key).raise) &&
    isOfSeries(call, input, 'deposits', (key) => raiseAccounts(call.to, key).deposits) &&
    isOfSeries(call, input, 'position', (key) => positionAccount(call.to, key, owner)) &&
    paysOwner(call, owner, wallet) &&
    usesOwnAccounts(call, wallet)
  );
}

/** Tests that a wallet's call is the step that the screen asked for, about the same series and with the same values. */
export const isAskedCall = (call: TransactionCall, asked: AskedStep, wallet: string): boolean =>
  functionsOf(asked).includes(call.functionName) &&
  hasAskedArguments(call, asked) &&
  paysAskedIncome(call, asked) &&
  hasAskedAccounts(call, asked, wallet);

/** The claims with which the gateway closes the position, whose last claim they are. */
const LAST_CLAIMS: readonly (string | undefined)[] = ['claimFinal', 'claimRedemption'];

/** Tests that a call closes the position that a claim before it leaves empty, whose rent returns to the holder. */
function closesClaimed(
  call: TransactionCall,
  before: TransactionCall | undefined,
  { input }: AskedStep,
  wallet: string,
) {
  const owner = ownerIn(input, wallet);
  return (
    call.functionName === 'closeAccount' &&
    LAST_CLAIMS.includes(before?.functionName) &&
    isOfSeries(call, input, 'series', (key) => seriesAccounts(call.to, key).series) &&
    isOfSeries(call, input, 'closed', (key) => positionAccount(call.to, key, owner)) &&
    accountOf(call, 'payer') === owner
  );
}

/** Tests that a call records the rate by which the report after it is checked: that of its series and quarter. */
function recordsRate(call: TransactionCall, report: TransactionCall | undefined): boolean {
  const periodOf = ({ args }: TransactionCall) => args.find(({ name }) => name === 'period')?.value;
  return (
    call.functionName === 'recordRate' &&
    report?.functionName === 'submitReport' &&
    accountOf(call, 'series') === accountOf(report, 'series') &&
    periodOf(call) === periodOf(report)
  );
}

/**
 * Tests that the calls of a wallet's transaction are the step that the screen asked for, once: a step that is there twice would take its
 * amount twice. Several claims are one step, if no two are the same. A last claim may close its position, and a report may record its rate.
 */
export function isAskedTransaction(calls: readonly TransactionCall[], asked: AskedStep, wallet: string): boolean {
  const steps = calls.filter(
    (call, at) => !closesClaimed(call, calls[at - 1], asked, wallet) && !recordsRate(call, calls[at + 1]),
  );
  const different = new Set(steps.map((call) => JSON.stringify(call)));
  const isOnce = asked.mutation === 'BuildClaim' ? different.size === steps.length : steps.length === 1;
  return steps.length > 0 && isOnce && steps.every((call) => isAskedCall(call, asked, wallet));
}

/** The arguments of mutations that say how much money their step takes. */
const AMOUNTS = ['deposit', 'money'];

/**
 * Tests that a call allows the contract of the step, and nobody else, to take payment tokens: none, or the amount that the screen
 * named. Any amount passes if the screen named none, because the chain computes it (a report's payment) and the person is shown it.
 */
export function isAskedApproval(
  { functionName, args }: TransactionCall,
  step: TransactionCall,
  { input }: AskedStep,
): boolean {
  const argument = (wanted: string) => args.find(({ name }) => name === wanted)?.value;
  const named = AMOUNTS.map((name) => input[name]).find((value) => value !== undefined && value !== null);
  const amount = argument('value');
  return (
    functionName === 'approve' &&
    argument('spender')?.toLowerCase() === step.to &&
    (named === undefined || amount === '0' || amount === String(named))
  );
}
