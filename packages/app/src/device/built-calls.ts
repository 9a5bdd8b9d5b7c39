// The calls of a built transaction, which this device reads and compares with the page's request. This file is loaded with the first
// transaction.
import { readEvmCall, readSolanaCalls, type TransactionCall } from '@income-series/client/calls';
import type { BuiltFragment } from '@income-series/client/operations';
import type { BuildRequest } from '../gateway/build-watch.ts';
import { type BuildBounds, boundsOf, functionOf } from './build-bounds.ts';
import { findStepFault, hasFigures, instructionOf } from './built-calls-solana.ts';
import { contractPin, PinError, readPin, requirePin } from './pins.ts';

/** A call as this device read it. */
export interface KnownCall extends TransactionCall {
  readonly chain: string;
  /** The name under which this browser first saw the contract's address; `a or b` if two contracts have this function. */
  readonly contract: string;
  /** When this browser first saw that contract. */
  readonly since: string;
}

/** The refusal of a transaction that is not what the page asked for. */
class CallError extends Error {
  override readonly name = 'CallError';
}

const refuse = (reason: string): never => {
  throw new CallError(`The transaction is not what this page asked for: ${reason} Nothing was signed or sent.`);
};

/** The names under which the address of a call is pinned. If n contracts have its function, these are n numbered names. */
const pinNamesOf = ({ contracts }: TransactionCall): readonly string[] =>
  contracts.length === 1 ? contracts : contracts.map((_, at) => `${contracts.join(' or ')} (${at + 1})`);

/**
 * Identifies the contract that a call goes to. `earlierCalls` are those before it, whose contracts are not pinned yet.
 * @throws PinError, which asks the person, if the address is new but another address of a contract with this function is pinned
 */
async function identifyCall(
  chain: string,
  call: TransactionCall,
  earlierCalls: readonly KnownCall[],
): Promise<KnownCall> {
  const { to, contracts } = call;
  const pinNames = pinNamesOf(call);
  let unusedName: string | undefined;
  let otherPin: ConstructorParameters<typeof PinError> | undefined;
  for (const contract of new Set([...contracts, ...pinNames])) {
    const [name, what] = contractPin(chain, contract);
    const keptPin = await readPin(name);
    if (keptPin === null && pinNames.includes(contract)) unusedName ??= contract;
    const earlierCall = earlierCalls.find((candidate) => candidate.chain === chain && candidate.contract === contract);
    const pin = keptPin ?? (earlierCall === undefined ? null : { value: earlierCall.to, since: earlierCall.since });
    if (pin?.value === to) return { ...call, chain, contract, since: pin.since };
    if (pin !== null) otherPin ??= [name, what, pin, to];
  }
  const contract = unusedName ?? pinNames.at(-1) ?? '';
  if (otherPin === undefined) return { ...call, chain, contract, since: new Date().toISOString() };
  const [, what, pin] = otherPin;
  throw new PinError(contractPin(chain, contract)[0], what, pin, to);
}

const argumentOf = ({ args }: TransactionCall, ...names: readonly string[]) =>
  args.find(({ name }) => names.includes(name))?.value ?? '';

/** The kinds of call that take money, with the argument that limits it; null if the contract computes the amount. */
const PAYING: ReadonlyMap<string, string | null> = new Map([
  ['COMMIT_BID', 'deposit'],
  ['COMMIT_ORDER', 'money'],
  ['PAY_TAIL', 'amount'],
  ['SUBMIT_REPORT', null],
  ['SUBMIT_TRUE_UP', null],
  ['AMEND_ROUTED_TERMS', null],
  ['BUY_OUT', null],
]);

/** Requires that an approval lets the called contract take no more than the page agreed to, and nobody else anything. */
function requireApproval(approval: TransactionCall, call: TransactionCall, kind: string, most?: string): void {
  if (approval.functionName !== 'approve' || !approval.contracts.includes('token'))
    refuse('it begins with another call than an approval.');
  if (!PAYING.has(kind)) refuse('it lets a contract take money that this step does not need.');
  if (argumentOf(approval, 'spender').toLowerCase() !== call.to) refuse('it lets another address take your money.');
  const bound = PAYING.get(kind);
  const limit = bound ? argumentOf(call, bound) : most;
  if (limit !== undefined && BigInt(argumentOf(approval, 'value')) > BigInt(limit))
    refuse('it lets the contract take more money than you agreed to.');
}

/** A value in lower case, without the brackets of a list of one. */
const normalize = (value: string): string => (/^\["([^"]*)"\]$/.exec(value)?.[1] ?? value).toLowerCase();

type EvmTransaction = Extract<BuiltFragment, { readonly __typename: 'EvmTransaction' }>;
type SolanaTransaction = Extract<BuiltFragment, { readonly __typename: 'SolanaTransaction' }>;

/** The fields of a tuple, as arguments; none of any other value. */
const fieldsOf = (value: string): TransactionCall['args'] =>
  value.startsWith('{')
    ? Object.entries(JSON.parse(value) as object).map(([name, field]) => ({ name, value: String(field) }))
    : [];

function readEvm({ kind, sendCalls }: EvmTransaction, { figures, most }: BuildBounds): readonly TransactionCall[] {
  const calls = (sendCalls?.calls ?? []).map(
    ({ to, data }) => readEvmCall({ to: to ?? '', data: data ?? '' }) ?? refuse('it calls no function of the product.'),
  );
  const mainCall = calls.at(-1);
  const approval = calls.length > 1 ? calls[0] : undefined;
  if (mainCall === undefined || calls.length > 2) return refuse('it has no call, or too many.');
  if (mainCall.functionName !== functionOf(kind)) refuse(`it calls “${mainCall.functionName}”.`);
  const wholeCall = { ...mainCall, args: [...mainCall.args, ...mainCall.args.flatMap(({ value }) => fieldsOf(value))] };
  if (figures.some(({ names, value }) => normalize(argumentOf(wholeCall, ...names)) !== normalize(value)))
    refuse('its series or its figures differ.');
  if (approval !== undefined) requireApproval(approval, mainCall, kind, most);
  return calls;
}

function readSolana({ kind, request, wallet }: SolanaTransaction, bounds: BuildBounds): readonly TransactionCall[] {
  const calls =
    readSolanaCalls(request?.transaction ?? '', wallet) ?? refuse('it calls something else than the program.');
  const fault = findStepFault(
    calls.map(({ functionName }) => functionName),
    kind === 'CLAIM_ALL'
      ? { names: bounds.kinds.map(functionOf), least: 2 }
      : { names: [instructionOf(kind)], least: 1 },
  );
  if (fault !== null) refuse(fault);
  if (!hasFigures(calls, wallet, [...bounds.figures, ...bounds.onSolana])) refuse('its series or its figures differ.');
  return calls;
}

/** The identity of a step, which an action does once in all its transactions. Approvals of two spenders are two steps. */
const stepOf = (chain: string, call: TransactionCall): string =>
  [chain, call.to, call.functionName, argumentOf(call, 'spender').toLowerCase()].join(' ');

/** The bounds of the request that a transaction was built for: the last of its kind, because a failed request is repeated. */
const boundsFor = ({ kind }: BuiltFragment, requests: readonly BuildRequest[]): BuildBounds =>
  requests.map(boundsOf).findLast(({ kinds }) => kinds.includes(kind)) ?? refuse('it is of another kind.');

/**
 * Reads the calls of an action's transactions. Requires that their kind and figures are those of the page's requests, and that they go
 * to the contracts that this browser saw first. A new contract is pinned at the end, if neither this nor `check` has refused.
 * @throws CallError, PinError
 */
export async function readBuilt(
  built: readonly BuiltFragment[],
  requests: readonly BuildRequest[],
  page: { readonly chain: string },
  check?: (calls: readonly KnownCall[]) => Promise<void>,
): Promise<readonly KnownCall[]> {
  const identified: KnownCall[] = [];
  const steps = new Set<string>();
  for (const transaction of built) {
    const bounds = boundsFor(transaction, requests);
    if (transaction.chain !== (bounds.chain ?? page.chain)) refuse('it is for another network.');
    const calls =
      transaction.__typename === 'EvmTransaction' ? readEvm(transaction, bounds) : readSolana(transaction, bounds);
    for (const call of calls) {
      const step = stepOf(transaction.chain, call);
      if (steps.has(step)) refuse('it does a step more than once.');
      steps.add(step);
      identified.push(await identifyCall(transaction.chain, call, identified));
    }
  }
  await check?.(identified);
  for (const { chain, contract, to } of identified) await requirePin(...contractPin(chain, contract), to);
  return identified;
}
