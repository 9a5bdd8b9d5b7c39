/** How the nodes of chain 10143 and their providers behave, each manner for itself. Left out, it is as the node behind. */
export interface Manners {
  /** Most blocks of one `eth_getLogs`. */
  readonly logsCap?: number;
  /** Whose words the refusal of a longer range has. */
  readonly capWords?: keyof typeof CAP_WORDS;
  /** Every nth `eth_getLogs` that reaches the newest block is answered as by a node that lacks that block. */
  readonly behindEvery?: number;
  /** `eth_getTransactionByHash` is null until a block has it. */
  readonly noPoolView?: boolean;
  /** `eth_sendRawTransaction` answers the hash, whatever becomes of the transaction. */
  readonly silentSend?: boolean;
  /** State is kept for so many blocks. */
  readonly stateBlocks?: number;
  /** `safe` and `finalized` are so many blocks behind `latest`; `pending` is `latest`. */
  readonly finalAfter?: number;
  /** Every so many-th HTTP request is answered 429. */
  readonly busyEvery?: number;
  /** Most calls of one JSON-RPC batch. */
  readonly batchCap?: number;
  /** Foreign transactions that are added to each block. */
  readonly foreign?: number;
  /** Chain id that is answered instead of the node's. */
  readonly chainId?: number;
  /** Blocks at the top that this node does not have. */
  readonly hides?: number;
  /** True: a range that ends above the newest block is answered by the logs that are there, as Geth does. */
  readonly shortLogs?: boolean;
  /** A redirection of every request. */
  readonly redirectTo?: string;
  /** Makes the text that is answered instead of the honest JSON-RPC. */
  readonly garbage?: (honest: string) => string;
  /** Changes the results of a method. */
  readonly lies?: Readonly<Record<string, (result: never, params: readonly unknown[]) => unknown>>;
}

/** All that the public documentation of 10143 says, and a provider that limits. */
export const MANNERS_10143: Manners = {
  logsCap: 100,
  capWords: 'monad',
  behindEvery: 7,
  noPoolView: true,
  silentSend: true,
  stateBlocks: 200,
  finalAfter: 2,
  busyEvery: 41,
  foreign: 20,
};

/** The answers of providers to a range that is too long: code and message. */
export const CAP_WORDS = {
  monad: (cap: number) => [-32614, `eth_getLogs is limited to a ${cap} block range`],
  alchemy: (cap: number, from: number) => [
    -32600,
    `You can make eth_getLogs requests with up to a ${cap} block range. Based on your parameters, this block range should work: [0x${from.toString(16)}, 0x${(from + cap - 1).toString(16)}]`,
  ],
  quicknode: (cap: number) => [-32614, `eth_getLogs is limited to a ${cap.toLocaleString('en-US')} range`],
  infura: (cap: number, _: number, blocks: number) => [-32602, `range ${blocks} exceeds limit of ${cap}`],
  morph: (cap: number, _: number, blocks: number) => [
    -32000,
    `block range is larger than max block range, block range = ${blocks}, max block range = ${cap}`,
  ],
  wordless: () => [-32005, 'limit exceeded'],
} as const satisfies Readonly<Record<string, (cap: number, from: number, blocks: number) => readonly [number, string]>>;

/** Methods that the public nodes do not serve. */
export const UNSERVED = /^(eth_newFilter|eth_newBlockFilter|eth_getFilter|eth_getProof$|trace_)/;
/** The message for state that is not kept any more. */
export const OLD_STATE =
  'Block requested not found. Request might be querying historical state that is not available. If possible, reformulate query to point to more recent blocks';
