import { type Abi, type AbiEvent, type Hex, numberToHex, pad, toEventSelector } from 'viem';
import { abis } from '../../src/adapters/evm/abi.ts';
import { BIDS, SPAN, STRIDE } from './figures.ts';

/** A log without the hash of its block. */
export interface BenchLog {
  readonly block: number;
  readonly contract: 'registry' | 'hub' | 'raise';
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

type Value = bigint | number | Hex;

const word = (value: Value): Hex => pad(typeof value === 'string' ? value : numberToHex(value), { size: 32 });
const hash = (kind: number, number: number): Hex => numberToHex((BigInt(kind) << 200n) + BigInt(number), { size: 32 });
const wallet = (number: number): Hex => numberToHex((0x77n << 120n) + BigInt(number), { size: 20 });

/** Creates a writer of one event's logs. Each argument has one word; the first `indexed` ones are topics, the others data. */
function writer(contract: BenchLog['contract'], name: string, indexed: number) {
  const event = (abis[contract] as Abi).find((item): item is AbiEvent => item.type === 'event' && item.name === name);
  if (event === undefined) throw new Error(`no event ${name}`);
  const selector = toEventSelector(event);
  return (block: number, ...values: readonly Value[]): BenchLog => ({
    block,
    contract,
    topics: [selector, ...values.slice(0, indexed).map(word)],
    data: `0x${values
      .slice(indexed)
      .map((value) => word(value).slice(2))
      .join('')}`,
  });
}

const log = {
  verified: writer('registry', 'AllowlistUpdated', 1),
  created: writer('hub', 'SeriesCreated', 2),
  settling: writer('hub', 'SeriesSettling', 1),
  activated: writer('hub', 'SeriesActivated', 1),
  minted: writer('hub', 'UnitsMinted', 2),
  claimed: writer('hub', 'PayoutClaimed', 2),
  committed: writer('raise', 'BidCommitted', 2),
  revealed: writer('raise', 'BidRevealed', 2),
  round: writer('raise', 'SettlementRound', 1),
  processed: writer('raise', 'BidProcessed', 2),
  settled: writer('raise', 'RaiseSettled', 1),
  passed: writer('raise', 'MintGatePassed', 1),
  delivered: writer('raise', 'BidDelivered', 2),
};

/** The logs of one raise from its creation to two claims, over `SPAN` blocks from `first` on. `time` is that of block 0. */
function raiseOf(series: number, first: number, time: number): readonly BenchLog[] {
  const key = hash(1, series + 1);
  const at = (share: number) => first + Math.floor(share * (SPAN - 1));
  const bids = Array.from({ length: BIDS }, (_, i) => ({
    i,
    bidder: wallet((series * 7 + i) % 5_000),
    share: i / BIDS,
  }));
  const each = (from: number, to: number, write: (block: number, bid: (typeof bids)[number]) => BenchLog) =>
    bids.map((bid) => write(at(from + (to - from) * bid.share), bid));
  const terms = [840, 0, 10_000, 10n ** 6n, 100, 10n ** 6n, 1, 6_000, 10n ** 12n, 20261, 20284];
  const times = [time + 86_400, time + 2 * 86_400, time + 6 * 86_400];
  return [
    log.created(at(0), key, wallet(9_999), hash(2, series), hash(3, series), hash(4, series), ...terms, ...times),
    ...each(0, 0.3, (block, { i, bidder }) => log.committed(block, key, bidder, i, hash(5, i), 10n ** 9n)),
    ...each(0.3, 0.5, (block, { bidder }) => log.revealed(block, key, bidder, 2n * 10n ** 6n, 100, 1, 0)),
    log.settling(at(0.5), key),
    log.round(at(0.5), key, 1, 2n * 10n ** 6n, 7_900, 0),
    ...each(0.5, 0.6, (block, { bidder }) => log.processed(block, key, bidder, 1, 100, 8n * 10n ** 8n)),
    log.settled(at(0.6), key, 2n * 10n ** 6n, 7_900, 158n * 10n ** 8n),
    log.passed(at(0.6), key),
    log.activated(at(0.6), key, 7_900, hash(6, series)),
    ...each(0.61, 0.8, (block, { bidder }) => log.minted(block, key, bidder, 100)),
    ...each(0.8, 0.9, (block, { bidder }) => log.delivered(block, key, bidder, 100, 8n * 10n ** 8n)),
    ...bids.slice(0, 2).map(({ bidder }) => log.claimed(at(0.95), key, bidder, 20261, 1_000_003n)),
  ];
}

/** The logs of raises, one every `STRIDE` blocks, and of four events of the registry, by block. */
export function raises(series: number, genesisTime: number): ReadonlyMap<number, readonly BenchLog[]> {
  const logs = [
    ...[1, 2, 3, 4].map((number) => log.verified(1, wallet(number), 1)),
    ...Array.from({ length: series }, (_, i) => raiseOf(i, 2 + i * STRIDE, genesisTime)).flat(),
  ];
  const byBlock = new Map<number, BenchLog[]>();
  for (const entry of logs) {
    const blockLogs = byBlock.get(entry.block);
    if (blockLogs === undefined) byBlock.set(entry.block, [entry]);
    else blockLogs.push(entry);
  }
  return byBlock;
}
