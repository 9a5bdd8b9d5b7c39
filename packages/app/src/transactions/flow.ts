import type { TransactionCall } from '@income-series/client/calls';
import { type Gateway, keyed } from '@income-series/client/gateway';
import {
  type BuiltFragment,
  RecordTransactionHashDocument,
  TransactionLifeDocument,
} from '@income-series/client/operations';
import type { Token } from '../formats.ts';
import { service } from '../service.ts';
import { type Identity, sayRefusal } from '../session/session.ts';
import { WalletError, type WalletReason } from '../wallets/wallet.ts';
import type { AskedStep } from './asked-step.ts';

/** A built transaction with the page's own reading of its bytes. */
export interface ReviewedTransaction {
  readonly built: BuiltFragment;
  readonly calls: readonly TransactionCall[];
}

export type TransactionStep =
  | { readonly is: 'building' }
  /** The person reads what will be sent, and decides. */
  | { readonly is: 'asking'; readonly decide: (send: boolean) => void }
  /** The wallet asks for a call. */
  | { readonly is: 'signing'; readonly at: number; readonly call: number; readonly calls: number }
  /** The chain has to take it, and the index to show it. */
  | { readonly is: 'following'; readonly at: number; readonly life: string }
  | { readonly is: 'done' }
  | { readonly is: 'failed'; readonly message: string };

export interface Flow {
  readonly label: string;
  readonly token: Token | null;
  readonly transactions: readonly ReviewedTransaction[];
  readonly step: TransactionStep;
  /** The number of the transactions that the index has. */
  readonly finished: number;
}

export interface RunOptions {
  /** The payment token of the series, in whose units the preview's amounts are shown. */
  readonly token?: Token;
}

const OTHER_BYTES =
  'The gateway’s bytes are not those of this step, so nothing was sent. Report this to the people who run the service.';
const FAILED_ON_CHAIN = 'A block has the transaction, and the chain refused it. Nothing changed but the fee.';
const DROPPED = 'No block took the transaction. Begin this step again.';
const NO_WALLET =
  'This person of the demo was signed in without a wallet. Sign in with a wallet of this browser to send transactions.';

const SENT_UNREPORTED =
  'The wallet sent the transaction, and its hash could not be reported. This screen shows its effects all the same, once a block has it.';

/** The reasons of a wallet after which a step ends where it began, with what was typed. */
const REFUSALS: ReadonlySet<WalletReason> = new Set(['REFUSED', 'REFUSED_LATER']);

/** An outcome that is said in words, and is no fault of the page. */
class Outcome extends Error {}

interface Following {
  readonly gateway: Gateway;
  readonly identity: Identity;
  readonly signal: AbortSignal;
  readonly show: (step: TransactionStep) => void;
}

/** Has one transaction sent, reports its hash, and follows it until the index shows its effects. */
async function sendOne({ gateway, identity, signal, show }: Following, built: BuiltFragment, at: number) {
  if (identity.wallet === null) throw new Outcome(NO_WALLET);
  const onCall = (call: number, calls: number) => show({ is: 'signing', at, call, calls });
  const txHash = await identity.wallet.send(built, onCall, signal);
  show({ is: 'following', at, life: 'SENT' });
  // The hash is reported even if the dialog was closed while the wallet asked, because the transaction is sent.
  await gateway
    .act(RecordTransactionHashDocument, keyed({ id: built.id, txHash: txHash as `0x${string}` }))
    .catch((error: unknown) => {
      throw new Outcome(`${SENT_UNREPORTED} ${sayRefusal(error)}`);
    });
  for await (const { transactionLife } of gateway.feed(
    TransactionLifeDocument,
    { id: built.id },
    { ends: true, signal },
  )) {
    if (!transactionLife) continue;
    const { life, succeeded } = transactionLife;
    if (succeeded === false) throw new Outcome(FAILED_ON_CHAIN);
    if (life === 'DROPPED') throw new Outcome(DROPPED);
    show({ is: 'following', at, life });
    if (life === 'INDEXED') return;
  }
  signal.throwIfAborted();
  throw new Outcome('The gateway stopped following the transaction. Its state is on your account’s screen.');
}

/** A gateway that notes the last mutation that was asked of it: the mutation that builds a step. */
function noteAsked(gateway: Gateway): { readonly gateway: Gateway; readonly last: () => AskedStep } {
  let last: AskedStep = { mutation: '', input: {} };
  const act = (document: { toString(): string }, input: AskedStep['input']) => {
    const [, mutation = ''] = /mutation (\w+)/.exec(document.toString()) ?? [];
    last = { mutation, input };
    return gateway.act(document, input as never);
  };
  return { gateway: { ...gateway, act: act as Gateway['act'] }, last: () => last };
}

/** Reads all transactions from their bytes. Null if one of them is not the asked step. The reader is a part of its own, because it is large. */
async function readAll(
  builts: readonly BuiltFragment[],
  asked: AskedStep,
  { address, chain }: Identity,
): Promise<readonly ReviewedTransaction[] | null> {
  const { readBuilt } = await import('./reading.ts');
  const sender = { address, chain, contracts: service.contracts.get(chain) ?? [] };
  const read = builts.map((built) => ({ built, calls: readBuilt(built, asked, sender) }));
  return read.every((one): one is ReviewedTransaction => one.calls !== null) ? read : null;
}

export interface FlowStart {
  readonly label: string;
  readonly identity: Identity;
  readonly gateway: Gateway;
  readonly build: (gateway: Gateway) => Promise<readonly BuiltFragment[]>;
  readonly options: RunOptions;
  readonly signal: AbortSignal;
  readonly onChange: (flow: Flow | null) => void;
  /** Says what became of a step that ended where it began. */
  readonly onWithdrawn: (message: string) => void;
}

/**
 * Builds, shows, sends and follows transactions. @returns true once the index shows the effects of all of them; false if the
 * person or the wallet withdrew, or if a transaction failed, which the flow then shows
 */
export async function runFlow(start: FlowStart): Promise<boolean> {
  const { label, identity, gateway, build, options, signal, onChange, onWithdrawn } = start;
  let flow: Flow = { label, token: options.token ?? null, transactions: [], step: { is: 'building' }, finished: 0 };
  const change = (part: Partial<Flow>) => {
    flow = { ...flow, ...part };
    if (!signal.aborted) onChange(flow);
  };
  const fail = (message: string) => {
    change({ step: { is: 'failed', message } });
    return false;
  };
  change({});
  const noted = noteAsked(gateway);
  let builts: readonly BuiltFragment[];
  try {
    builts = await build(noted.gateway);
  } catch (error) {
    return signal.aborted ? false : fail(sayRefusal(error));
  }
  const transactions = await readAll(builts, noted.last(), identity);
  if (signal.aborted) return false;
  if (transactions === null) return fail(OTHER_BYTES);
  if (identity.wallet === null) return fail(NO_WALLET);
  change({ transactions });
  const isAgreed = await new Promise<boolean>((decide) => {
    signal.addEventListener('abort', () => decide(false));
    change({ step: { is: 'asking', decide } });
  });
  if (!isAgreed) {
    onChange(null);
    return false;
  }
  try {
    for (const [at, { built }] of transactions.entries()) {
      await sendOne({ gateway, identity, signal, show: (step) => change({ step }) }, built, at);
      change({ finished: at + 1 });
    }
    change({ step: { is: 'done' } });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    if (error instanceof WalletError && REFUSALS.has(error.reason) && flow.finished === 0) {
      onChange(null);
      onWithdrawn(error.message);
      return false;
    }
    return fail(error instanceof Outcome ? error.message : sayRefusal(error));
  }
}
