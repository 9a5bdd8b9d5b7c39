import {
  associatedAccount,
  ownAccounts,
  positionAccount,
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

/** Tests that the token accounts of the sending wallet follow from its address. */
function usesOwnAccounts({ functionName, accounts }: TransactionCall, { wallet }: AskedStep['input']): boolean {
  const of = (name: string) => accounts.find((account) => account.name === name)?.value;
  return (OWN[functionName] ?? []).every(([name, mintName]) => {
    const [account, mint] = [of(name), of(mintName)];
    if (typeof wallet !== 'string' || account === undefined || mint === undefined) return true;
    return ownAccounts(wallet, mint).includes(account);
  });
}

/** Tests that a claim pays its holder: into the associated account, or into the other one of the wallet that claims for itself. */
function paysHolder({ functionName, accounts }: TransactionCall, { holder, wallet }: AskedStep['input']): boolean {
  const of = (name: string) => accounts.find((account) => account.name === name)?.value;
  const [money, token, payee] = [of('money'), of('token'), String(holder ?? wallet)];
  if (!CLAIMS.includes(functionName) || money === undefined || token === undefined) return true;
  return payee === wallet ? ownAccounts(payee, token).includes(money) : money === associatedAccount(payee, token);
}

/** The fields by which a mutation names the wallet whose units a step is about, if it is not the sender. */
const OWNERS = ['holder', 'bidder', 'trader'];

/** Tests the accounts that follow from the series and the owner of the units. A call on an EVM chain has none. */
function hasAskedAccounts(call: TransactionCall, { input }: AskedStep): boolean {
  const { to, accounts } = call;
  const { seriesKey, wallet } = input;
  if (typeof seriesKey !== 'string' || accounts.length === 0) return true;
  const key = seriesKey as `0x${string}`;
  const owner = OWNERS.map((name) => input[name]).find((value) => value !== undefined && value !== null);
  const expected: Readonly<Record<string, string>> = {
    series: seriesAccounts(to, key).series,
    position: positionAccount(to, key, String(owner ?? wallet)),
  };
  return (
    accounts.every(({ name, value }) => (expected[name] ?? value) === value) &&
    paysHolder(call, input) &&
    usesOwnAccounts(call, input)
  );
}

/** Tests that a call is the step that the screen asked for, about the same series and with the same values. */
export const isAskedCall = (call: TransactionCall, asked: AskedStep): boolean =>
  functionsOf(asked).includes(call.functionName) && hasAskedArguments(call, asked) && hasAskedAccounts(call, asked);

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
