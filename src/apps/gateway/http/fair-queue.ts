/** The names by which work waits. The account is empty if none was verified. */
export interface QueuedCaller {
  /** The sender's address. */
  readonly sender: string;
  readonly account: string;
}

/** A queue in which senders take turns, and the accounts of one sender take turns. The entries of an account keep their order. */
export interface FairQueue<Item> {
  size(): number;
  /** The number of items of one account of a sender. */
  countOf(caller: QueuedCaller): number;
  add(caller: QueuedCaller, item: Item): void;
  delete(caller: QueuedCaller, item: Item): void;
  /** The first item of the account whose turn it is; `rotate` moves that account and its sender to the end. */
  next(): Item | undefined;
  rotate(caller: QueuedCaller): void;
  /** The last item of the sender with the most items, if that sender has more items than `caller` would have after adding one. */
  excess(caller: QueuedCaller): Item | undefined;
}

type Accounts<Item> = Map<string, Set<Item>>;

const countAll = (accounts: Accounts<unknown> | undefined): number =>
  [...(accounts?.values() ?? [])].reduce((sum, { size }) => sum + size, 0);

const moveToEnd = <V>(map: Map<string, V>, key: string): void => {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
};

/** Creates an empty queue. The order of the maps' keys is the order of turns, of senders as of each sender's accounts. */
export function createFairQueue<Item extends object>(): FairQueue<Item> {
  const senders = new Map<string, Accounts<Item>>();
  let size = 0;
  return {
    size: () => size,
    countOf: ({ sender, account }) => senders.get(sender)?.get(account)?.size ?? 0,
    add({ sender, account }, item) {
      const accounts: Accounts<Item> = senders.get(sender) ?? new Map();
      senders.set(sender, accounts.set(account, (accounts.get(account) ?? new Set()).add(item)));
      size += 1;
    },
    delete({ sender, account }, item) {
      const accounts = senders.get(sender);
      const own = accounts?.get(account);
      if (!accounts || !own?.delete(item)) return;
      size -= 1;
      if (own.size === 0) accounts.delete(account);
      if (accounts.size === 0) senders.delete(sender);
    },
    next() {
      const [accounts] = senders.values();
      const [own] = accounts?.values() ?? [];
      return own?.values().next().value;
    },
    rotate({ sender, account }) {
      const accounts = senders.get(sender);
      if (accounts) moveToEnd(accounts, account);
      moveToEnd(senders, sender);
    },
    excess({ sender }) {
      const [longest] = [...senders.values()].sort((a, b) => countAll(b) - countAll(a));
      if (countAll(longest) <= countAll(senders.get(sender)) + 1) return undefined;
      const [own] = [...(longest?.values() ?? [])].sort((a, b) => b.size - a.size);
      return [...(own ?? [])].at(-1);
    },
  };
}
