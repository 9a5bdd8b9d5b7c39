import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { createPublicClient, getAbiItem, http, toFunctionSelector } from 'viem';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { createWallet, type EvmWallet } from '../../../src/adapters/evm/wallet.ts';
import { registerPersonas, type TestDevnet } from '../../domains/support/devnet.ts';
import { TEST_CHAIN } from '../../support/gateway.ts';
import { type PersonaName, personas } from '../../support/personas.ts';
import { ACTORS } from '../schedule.ts';
import type { BidOnChain, StoryChain, StoryWallet } from './chains.ts';

const RICH = 10n ** 15n;
const COINS = 1_000n;

const TAKE_NEXT: readonly string[] = [
  toFunctionSelector(getAbiItem({ abi: abis.raise, name: 'settleStep' })),
  toFunctionSelector(getAbiItem({ abi: abis.windows, name: 'settleWindow' })),
];

/** A wallet that sends one after the other: each takes the next nonce. */
function inTurn(wallet: EvmWallet): StoryWallet {
  let last: Promise<unknown> = Promise.resolve();
  return {
    address: wallet.address,
    signMessage: (text) => wallet.signMessage(text),
    async send({ request }) {
      const { gas, ...call } = request as { readonly to: EvmAddress; readonly data: Hex; readonly gas: Hex | null };
      // The wallet estimates the gas where the gateway's node is behind what the call waits for.
      const sent = last.then(() => wallet.send(gas === null ? call : { ...call, gas: BigInt(gas) }));
      last = sent.catch(() => {});
      return (await sent).hash;
    },
  };
}

/** The actors' wallets, verified, with coins and tokens; the issuer is approved. */
async function walletsOn(devnet: TestDevnet): Promise<ReadonlyMap<PersonaName, StoryWallet>> {
  const { anvil, owner } = devnet;
  await registerPersonas(devnet);
  await owner.approveIssuer(personas.issuerA.wallet.address);
  const wallets = new Map<PersonaName, StoryWallet>();
  for (const name of ACTORS) {
    const { address, privateKey } = personas[name].wallet;
    await owner.fund(address, COINS);
    await owner.mintTokens(address, RICH);
    wallets.set(name, inTurn(createWallet({ rpcUrl: anvil.url, chainId: anvil.chainId, key: { privateKey } })));
  }
  return wallets;
}

/** Reads bids, units and tokens of the contracts at one block. */
function contractsReader({ anvil, contracts }: TestDevnet): StoryChain['contractsAt'] {
  const client = createPublicClient({ transport: http(anvil.url) });
  const { raise, hub, token } = contracts;
  return async (seriesKey, bidders) => {
    const blockNumber = await client.getBlockNumber();
    const read = <T>(call: object) => client.readContract({ ...call, blockNumber } as never) as Promise<T>;
    const bids = bidders.map(async (bidder): Promise<BidOnChain> => {
      const call = { address: raise, abi: abis.raise, functionName: 'bidOf', args: [seriesKey, bidder] };
      const { sequence, ...bid } = await read<Omit<BidOnChain, 'sequence'> & { readonly sequence: bigint }>(call);
      return { ...bid, bidder, sequence: Number(sequence) };
    });
    const holdings = ACTORS.map(async (who) => {
      const { address: wallet } = personas[who].wallet;
      const units = { address: hub, abi: abis.hub, functionName: 'unitsOf', args: [seriesKey, wallet] };
      const money = { address: token, abi: abis.token, functionName: 'balanceOf', args: [wallet] };
      return { wallet, units: await read<bigint>(units), money: await read<bigint>(money) };
    });
    return { bids: await Promise.all(bids), holdings: await Promise.all(holdings) };
  };
}

/** Reads every transaction of the keepers' account. */
function keepersReader({ anvil }: TestDevnet, keeper: EvmAddress): StoryChain['sentByKeepers'] {
  const client = createPublicClient({ transport: http(anvil.url) });
  return async (from) => {
    const found = [];
    for (let number = from; number <= (await client.getBlockNumber()); number += 1n) {
      const { transactions } = await client.getBlock({ blockNumber: number, includeTransactions: true });
      for (const { hash, from: sender, to, input } of transactions) {
        if (sender.toLowerCase() !== keeper.toLowerCase()) continue;
        const { status } = await client.getTransactionReceipt({ hash });
        const takesNext = TAKE_NEXT.includes(input.slice(0, 10));
        found.push({ hash, to: String(to), data: input, ok: status === 'success', takesNext });
      }
    }
    return found;
  };
}

export async function createEvmStoryChain(devnet: TestDevnet, keeper: EvmAddress): Promise<StoryChain> {
  const { anvil, owner } = devnet;
  const wallets = await walletsOn(devnet);
  return {
    kind: 'evm',
    name: TEST_CHAIN,
    rich: RICH,
    built: '... on EvmTransaction { id request { to data gas } }',
    clock: anvil.clock,
    wallet: (who) => wallets.get(who) as StoryWallet,
    async prepare() {
      await owner.publishRate(840, 10n ** 22n);
      await anvil.rpc('anvil_mine', '0x5');
    },
    head: async () => BigInt(await anvil.rpc<string>('eth_blockNumber')),
    contractsAt: contractsReader(devnet),
    sentByKeepers: keepersReader(devnet, keeper),
  };
}
