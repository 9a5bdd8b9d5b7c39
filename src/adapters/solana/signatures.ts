import type { Address, Signature } from '@solana/kit';
import { unavailable } from '../rpc/unavailable.ts';
import { COMMITMENT, type GuardedRpc, type SolanaRpc } from './client.ts';
import { findConfigPda } from './generated/pdas/index.ts';

/** A transaction that names the program. */
export interface Listed {
  readonly signature: Signature;
  readonly slot: bigint;
  readonly failed: boolean;
}

/** The number of signatures in one answer: the most that a node gives. */
const PAGE = 1_000;
/** The maximum number of stored places of the list; beyond it every second one is deleted. */
const MAX_PLACES = 4_096;

interface Place {
  readonly signature: Signature;
  readonly slot: bigint;
}

/**
 * Lists the transactions of a range of slots that name a program. A node lists from the newest on, so all pages are read
 * until one is below the range. Final places are stored, so that the next range begins near its own end and not at the
 * list's top.
 *
 * The end of a list is accepted only if the node still knows the signature at which the last page began, has all blocks of
 * the range, and ends where it ended before. An empty list is accepted only if the program was never initialized.
 */
export function createSignatureList(client: Pick<GuardedRpc, 'ask'>, program: Address) {
  let places: readonly Place[] = [];
  /** The oldest transaction; undefined until the list was read to its end. */
  let oldest: Signature | undefined;

  function remember(place: Place): void {
    if (places.some(({ signature }) => signature === place.signature)) return;
    places = [...places, place].sort((a, b) => (a.slot < b.slot ? -1 : 1));
    if (places.length > MAX_PLACES) places = places.filter((_, i) => i % 2 === 0);
  }

  /** @throws CHAIN_UNAVAILABLE if the list ends too early */
  async function requireEnd(last: Signature | undefined, from: bigint): Promise<void> {
    const { isAtNode, first } = await client.ask(async (rpc) => ({
      isAtNode: last === undefined ? !(await isInitialized(rpc, program)) : await isKnown(rpc, last),
      first: BigInt(await rpc.getFirstAvailableBlock().send()),
    }));
    if (!isAtNode) throw unavailable('SignatureForgotten');
    if (first > from && first > 1n) throw unavailable('HistoryPruned');
    if (oldest !== undefined && oldest !== last) throw unavailable('HistoryCut');
    oldest = last;
  }

  return {
    /**
     * Lists the transactions of the slots `from..to`, the oldest first. @throws CHAIN_UNAVAILABLE also if the node is not
     * yet at `to`
     */
    async between(from: bigint, to: bigint): Promise<readonly Listed[]> {
      const listed: Listed[] = [];
      let last: Place | undefined = places.find(({ slot }) => slot > to);
      for (;;) {
        const page = await client.ask((rpc) => readPage(rpc, { program, to, before: last?.signature }));
        requireOrder(page, last);
        for (const { signature, slot, failed } of page) {
          if (slot >= from && slot <= to) listed.push({ signature, slot, failed });
        }
        const end = page.at(-1);
        if (end === undefined) {
          await requireEnd(last?.signature, from);
          return listed.reverse();
        }
        last = end;
        if (end.final && end.slot > from) remember(end);
        if (end.slot < from) return listed.reverse();
      }
    },
  };
}

interface PageItem extends Listed {
  readonly final: boolean;
}

interface PageRequest {
  readonly program: Address;
  readonly to: bigint;
  readonly before: Signature | undefined;
}

/** Reads a page of the program's signatures, from newer to older. */
async function readPage(rpc: SolanaRpc, { program, to, before }: PageRequest): Promise<readonly PageItem[]> {
  const common = { commitment: COMMITMENT, limit: PAGE, minContextSlot: to } as const;
  const page = await rpc.getSignaturesForAddress(program, before === undefined ? common : { ...common, before }).send();
  return page.map(({ signature, slot, err, confirmationStatus }) => ({
    signature,
    slot: BigInt(slot),
    failed: err !== null,
    final: confirmationStatus === 'finalized',
  }));
}

/** @throws CHAIN_UNAVAILABLE if a page does not continue the one before, from newer to older */
function requireOrder(page: readonly Listed[], before: Place | undefined): void {
  let newerSlot = before?.slot;
  const signatures = new Set<string>(before === undefined ? [] : [before.signature]);
  for (const { signature, slot } of page) {
    if ((newerSlot !== undefined && slot > newerSlot) || signatures.has(signature))
      throw unavailable('SignaturesDisordered');
    newerSlot = slot;
    signatures.add(signature);
  }
}

/** True if the program's configuration exists. */
async function isInitialized(rpc: SolanaRpc, program: Address): Promise<boolean> {
  const [config] = await findConfigPda({ programAddress: program });
  const existence = { commitment: COMMITMENT, encoding: 'base64', dataSlice: { offset: 0, length: 0 } } as const;
  return (await rpc.getAccountInfo(config, existence).send()).value !== null;
}

async function isKnown(rpc: SolanaRpc, signature: Signature): Promise<boolean> {
  const { value } = await rpc.getSignatureStatuses([signature], { searchTransactionHistory: true }).send();
  return value[0] !== null && value[0] !== undefined;
}
