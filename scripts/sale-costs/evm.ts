import { encodeFunctionData, toHex } from 'viem';
import { bidCommitment } from '../../src/core/bid.ts';
import type { Bytes32, EvmAddress, Hex } from '../../src/core/hex.ts';
import { MAX_BATCH } from '../../src/core/policy.ts';
import { STEP_WORK } from '../../src/domains/auction/worker/keeper.ts';
import { opening, openSeries, phaseOf, prepare, until } from '../../tests/contracts/support/raise.ts';
import { ABIS, createWorld, type World } from '../../tests/contracts/support/world.ts';
import { type Phase, priceOf, unitsOf } from './phase.ts';

const MUCH = 1n << 90n;
/** The transactions of a block, and the gas of each at most. The node copies its whole state for each block. */
const BLOCK = { transactions: 200, gas: 600_000 } as const;

interface Call {
  readonly from: EvmAddress;
  readonly contract: 'raise' | 'token';
  readonly name: string;
  readonly args: readonly unknown[];
}

interface Receipt {
  readonly status: Hex;
  readonly gasUsed: Hex;
}

/** Sends calls of many senders, a block of them at a time, and gives the gas that each used. @throws Error where one reverts */
async function sendMany({ anvil, addresses }: World, calls: readonly Call[]): Promise<readonly bigint[]> {
  const gas: bigint[] = [];
  await anvil.rpc('evm_setAutomine', false);
  for (let from = 0; from < calls.length; from += BLOCK.transactions) {
    const hashes: Hex[] = [];
    // One after the other, because the node counts the nonces of a sender.
    for (const { contract, name, args, from: sender } of calls.slice(from, from + BLOCK.transactions)) {
      const data = encodeFunctionData({ abi: ABIS[contract] as never, functionName: name, args } as never);
      const call = { from: sender, to: addresses[contract], data, gas: toHex(BLOCK.gas) };
      hashes.push(await anvil.rpc<Hex>('eth_sendTransaction', call));
    }
    await anvil.rpc('evm_mine');
    const receipts = await Promise.all(hashes.map((hash) => anvil.rpc<Receipt>('eth_getTransactionReceipt', hash)));
    if (receipts.some(({ status }) => BigInt(status) !== 1n)) throw new Error('a call of a measured raise reverted');
    gas.push(...receipts.map(({ gasUsed }) => BigInt(gasUsed)));
  }
  await anvil.rpc('evm_setAutomine', true);
  return gas;
}

/** Verified bidders with payment tokens that the raise may take. The node sends for each without its key. */
async function bidders(world: World, count: number): Promise<readonly EvmAddress[]> {
  const { owner, addresses, send } = world;
  await world.anvil.rpc('evm_setBlockGasLimit', toHex(2 * BLOCK.transactions * BLOCK.gas));
  const wallets = Array.from({ length: count }, (_, place) => toHex(0xb1d0_0000_0000n + BigInt(place), { size: 20 }));
  for (let from = 0; from < count; from += MAX_BATCH)
    await send(owner, 'registry', 'setVerified', [wallets.slice(from, from + MAX_BATCH), true]);
  for (const wallet of wallets) await world.unlock(wallet);
  const token = { contract: 'token' } as const;
  await sendMany(
    world,
    wallets.map((wallet) => ({ ...token, from: owner, name: 'mint', args: [wallet, MUCH] })),
  );
  await sendMany(
    world,
    wallets.map((from) => ({ ...token, from, name: 'approve', args: [addresses.raise, MUCH] })),
  );
  return wallets;
}

const phaseWith = (name: Phase['name'], gas: readonly bigint[]): Phase => ({
  name,
  transactions: gas.length,
  work: Number(gas.reduce((sum, one) => sum + one, 0n)),
  rent: 0n,
});

/** Settles in steps as large as a keeper's. */
async function settle(world: World, seriesKey: Bytes32): Promise<readonly bigint[]> {
  const gas: bigint[] = [];
  while ((await phaseOf(world, seriesKey)) === 'SETTLE')
    gas.push((await world.send(world.collector, 'raise', 'settleStep', [seriesKey, STEP_WORK])).gas);
  return gas;
}

async function playRaise(world: World, bids: number): Promise<readonly Phase[]> {
  await prepare(world, 0);
  const wallets = await bidders(world, bids);
  const units = unitsOf(bids);
  const terms = { unitsOffered: units, reservePrice: 100n, maxUnitsPerBid: units, minRaise: 0n, cap: 10n ** 15n };
  const { seriesKey, params } = await openSeries(world, terms);
  const openings = wallets.map((bidder, place) => opening({ bidder, price: priceOf(place), quantity: 1n }));
  const each = (name: string, args: (one: (typeof openings)[number]) => readonly unknown[]) =>
    sendMany(
      world,
      openings.map((one) => ({
        from: one.wallet as EvmAddress,
        contract: 'raise',
        name,
        args: [seriesKey, ...args(one)],
      })),
    );
  const phases = [phaseWith('bids', await each('commitBid', (one) => [bidCommitment(one), 200n]))];
  await until(world, params.commitEndsAt);
  phases.push(phaseWith('reveals', await each('revealBid', ({ price, quantity, salt }) => [price, quantity, salt])));
  await until(world, params.revealEndsAt);
  phases.push(phaseWith('settlement', await settle(world, seriesKey)));
  phases.push(phaseWith('gate', [(await world.send(world.collector, 'raise', 'passGate', [seriesKey])).gas]));
  phases.push(phaseWith('deliveries', await each('deliverBid', ({ wallet }) => [wallet])));
  return phases;
}

/** A whole raise of many bids on a node of its own, with the committed contracts. */
export async function measureOnEvm(bids: number): Promise<readonly Phase[]> {
  const world = await createWorld({ hasOldStates: false });
  try {
    return await playRaise(world, bids);
  } finally {
    await world.stop();
  }
}
