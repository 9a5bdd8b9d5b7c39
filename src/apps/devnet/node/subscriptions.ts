import type { Address } from '@solana/kit';
import { accountView, filterOf, keyedView } from './account-view.ts';
import type { NodeBlock } from './block.ts';
import type { Chain } from './chain.ts';
import type { Commitment } from './history.ts';
import { addressOf, type Config, commitmentOf, configOf, listOf, textOf } from './params.ts';
import { RpcError } from './rpc-error.ts';

/** What a subscription sends when the chain has moved; `last` ends it. */
interface Notice {
  readonly result: unknown;
  readonly last?: true;
}

/** Called after each new block, and once at first: what there is to say now. */
export type Watch = () => readonly Notice[];

/** The subscription of a kind (`slot` of `slotSubscribe`). @throws RpcError for an unknown kind or parameters */
export function watchOf(chain: Chain, kind: string, params: readonly unknown[]): Watch {
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (make === undefined) throw new RpcError(-32601, 'Method not found');
  return make(chain, params);
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
    const [wanted, commitment] = [textOf(signature), commitmentOf(configOf(config))];
    return () => {
      const found = chain.history.find(wanted);
      if (found === null || found.block.slot > chain.history.at(commitment).slot) return [];
      return [{ ...inContext(chain, commitment, { err: found.transaction.error }), last: true }];
    };
  },
  logs: (chain, [which, config]) => {
    const mentions = mentionsOf(which);
    return watchBlocks(chain, commitmentOf(configOf(config)), ({ slot, transactions }) =>
      transactions
        .filter(({ accounts }) => mentions === null || accounts.includes(mentions))
        .map(({ signature, error: err, logs }) => ({
          result: { context: { slot }, value: { signature, err, logs } },
        })),
    );
  },
  account: (chain, [at, options]) => {
    const [address, config] = [addressOf(at), configOf(options)];
    return watchValue(chain, config, (commitment) => accountView(chain.account(address, commitment), config));
  },
  program: (chain, [program, options]) => {
    const [address, config] = [addressOf(program), configOf(options)];
    return watchProgram(chain, address, config);
  },
};

function mentionsOf(which: unknown): Address | null {
  if (which === 'all' || which === 'allWithVotes') return null;
  const [only, ...others] = listOf(configOf(which).mentions, 1);
  if (others.length > 0) throw RpcError.params('only one mentioned address is supported');
  return addressOf(only);
}

const inContext = (chain: Chain, commitment: Commitment, value: unknown): Notice => ({
  result: { context: { slot: chain.history.at(commitment).slot }, value },
});

/** Of each block, once it has reached the commitment. */
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
  const commitment = commitmentOf(config);
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
  const commitment = commitmentOf(config);
  const fits = filterOf(config.filters);
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
