import type { Address } from '@solana/kit';
import { accountView, createFilter, keyedView } from './account-view.ts';
import type { NodeBlock } from './block.ts';
import type { Chain } from './chain.ts';
import type { Commitment } from './history.ts';
import { type Config, readAddress, readCommitment, readConfig, readList, readText } from './params.ts';
import { RpcError } from './rpc-error.ts';

/** A notice of a subscription; `last` ends the subscription. */
interface Notice {
  readonly result: unknown;
  readonly last?: true;
}

/** Returns the new notices of a subscription. It is called once at first, and after each block. */
export type Watch = () => readonly Notice[];

/**
 * Creates the watch of a kind of subscription (`slot` for `slotSubscribe`). @throws RpcError for an unknown kind or
 * parameters
 */
export function createSubscription(chain: Chain, kind: string, params: readonly unknown[]): Watch {
  const createWatch = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (createWatch === undefined) throw new RpcError(-32601, 'Method not found');
  return createWatch(chain, params);
}

const KINDS: Readonly<Record<string, (chain: Chain, params: readonly unknown[]) => Watch>> = {
  slot: (chain) => {
    let last: NodeBlock | undefined = chain.tip;
    return () => {
      const { tip } = chain;
      if (tip === last) return [];
      last = tip;
      return [{ result: { slot: tip.slot, parent: tip.parentSlot, root: chain.history.at('finalized').slot } }];
    };
  },
  root: (chain) => {
    let last = chain.history.at('finalized').slot;
    return () => {
      const { slot } = chain.history.at('finalized');
      if (slot === last) return [];
      last = slot;
      return [{ result: slot }];
    };
  },
  signature: (chain, [signature, config]) => {
    const [wantedSignature, commitment] = [readText(signature), readCommitment(readConfig(config))];
    return () => {
      const entry = chain.history.find(wantedSignature);
      if (entry === null || entry.block.slot > chain.history.at(commitment).slot) return [];
      return [{ ...inContext(chain, commitment, { err: entry.transaction.error }), last: true }];
    };
  },
  logs: (chain, [which, config]) => {
    const mentions = readMention(which);
    return watchBlocks(chain, readCommitment(readConfig(config)), ({ slot, transactions }) =>
      transactions
        .filter(({ accounts }) => mentions === null || accounts.includes(mentions))
        .map(({ signature, error: err, logs }) => ({
          result: { context: { slot }, value: { signature, err, logs } },
        })),
    );
  },
  account: (chain, [at, options]) => {
    const [address, config] = [readAddress(at), readConfig(options)];
    return watchValue(chain, config, (commitment) => accountView(chain.account(address, commitment), config));
  },
  program: (chain, [program, options]) => {
    const [address, config] = [readAddress(program), readConfig(options)];
    return watchProgram(chain, address, config);
  },
};

function readMention(mention: unknown): Address | null {
  if (mention === 'all' || mention === 'allWithVotes') return null;
  const [only, ...others] = readList(readConfig(mention).mentions, 1);
  if (others.length > 0) throw RpcError.params('only one mentioned address is supported');
  return readAddress(only);
}

const inContext = (chain: Chain, commitment: Commitment, value: unknown): Notice => ({
  result: { context: { slot: chain.history.at(commitment).slot }, value },
});

/** Creates a watch that makes notices of each block when the block reaches the commitment. */
function watchBlocks(chain: Chain, commitment: Commitment, notices: (block: NodeBlock) => readonly Notice[]): Watch {
  let reached = chain.history.at(commitment).slot;
  return () => {
    const { slot } = chain.history.at(commitment);
    const blocks = chain.history.range(reached + 1n, slot);
    reached = slot;
    return blocks.flatMap(notices);
  };
}

function watchValue(chain: Chain, config: Config, read: (commitment: Commitment) => unknown): Watch {
  const commitment = readCommitment(config);
  const text = (value: unknown) => JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? `${item}` : item));
  let last = text(read(commitment));
  return () => {
    const value = read(commitment);
    const now = text(value);
    if (now === last) return [];
    last = now;
    return [inContext(chain, commitment, value)];
  };
}

function watchProgram(chain: Chain, program: Address, config: Config): Watch {
  const commitment = readCommitment(config);
  const fits = createFilter(config.filters);
  const read = () => new Map([...chain.ownedBy(program, commitment)].filter(([, account]) => fits(account)));
  let last = read();
  return () => {
    const [before, now] = [last, read()];
    last = now;
    return [...now]
      .filter(([at, { data, lamports }]) => {
        const old = before.get(at);
        return old?.lamports !== lamports || Buffer.compare(old.data, data) !== 0;
      })
      .map(([at, account]) => inContext(chain, commitment, keyedView(at, account, config)));
  };
}
