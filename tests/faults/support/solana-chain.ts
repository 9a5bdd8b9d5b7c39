import { readTransaction } from '@income-series/devnet';
import type { Address } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import { createAddresses, kitAddress, ownAddress } from '../../../src/adapters/solana/addresses.ts';
import { createSolanaChain } from '../../../src/adapters/solana/chain.ts';
import { SETTLE_STEP_NUMBER, SETTLE_WINDOW_NUMBER } from '../../../src/adapters/solana/generated/instructions/index.ts';
import { keyPairOf } from '../../../src/adapters/solana/key-pair.ts';
import { readTokenAmount } from '../../../src/adapters/solana/records.ts';
import type { SolanaWallet } from '../../../src/adapters/solana/wallet.ts';
import { openSolanaDevnet, type SolanaDevnet } from '../../../src/apps/devnet/solana.ts';
import { type PersonaName, personas } from '../../support/personas.ts';
import { ACTORS } from '../schedule.ts';
import type { StoryChain, StoryWallet } from './chains.ts';

/** The payment tokens of each account of the development chain. */
const RICH = 1_000_000_000_000n;
/** The interval of blocks that make a transaction final. */
const TICK_MS = 100;
/** A node that is behind lacks fewer blocks. */
const BLOCKS_BEFORE = 5;
/** The settlement's calls, each of which takes the next piece of the work. */
const TAKE_NEXT: readonly (number | undefined)[] = [SETTLE_STEP_NUMBER, SETTLE_WINDOW_NUMBER];

/** Starts the chain at the time of another one, in Unix seconds. */
export function startSolana(now: bigint, stops: (() => Promise<void>)[]): Promise<SolanaDevnet> {
  const begun = Date.now();
  const clock = () => now + BigInt(Math.floor((Date.now() - begun) / 1_000));
  return openSolanaDevnet({ stops, clock, tickMs: TICK_MS });
}

/** The variables by which a process finds the chain behind a node of its own. */
export const solanaPlaces = ({ genesisHash, program, token }: SolanaDevnet, nodeUrl: string) => ({
  SOLANA_RPC_URL: nodeUrl,
  SOLANA_GENESIS_HASH: genesisHash,
  SOLANA_PROGRAM_ID: program,
  SOLANA_TOKEN_MINT: token,
  SOLANA_INDEX_COMMITMENT: 'confirmed',
  SOLANA_MAX_SLOT_AGE: '0',
});

const walletOf = (wallet: SolanaWallet): StoryWallet => ({
  address: wallet.address,
  signMessage: (text) => wallet.signMessage(text),
  send: async ({ request }) => (await wallet.send(String(request.transaction))).signature,
});

const openReader = ({ genesisHash, node, program, token }: SolanaDevnet) =>
  createSolanaChain({ genesisHash, rpcUrl: node.url, programId: ownAddress(program), tokenMint: ownAddress(token) });

/** The sums of a wallet's bid by the program's events, because its accounts are closed once it is delivered. */
function bidBy(
  events: readonly { readonly name: string; readonly args: Readonly<Record<string, unknown>> }[],
  bidder: Address,
) {
  const figure = (name: string, field: string) => {
    const found = events.filter((event) => event.name === name && event.args.bidder === bidder);
    return found.reduce((sum, { args }) => sum + BigInt(String(args[field])), 0n);
  };
  return {
    bidder,
    sequence: Number(figure('BidCommitted', 'sequence')),
    deposit: figure('BidCommitted', 'deposit'),
    price: figure('BidRevealed', 'price'),
    quantity: figure('BidRevealed', 'quantity'),
    units: figure('BidDelivered', 'units'),
    refund: figure('BidDelivered', 'refund'),
  };
}

/** Reads bids from the program's events, and units and tokens from its accounts. */
function contractsReader(devnet: SolanaDevnet, wallet: StoryChain['wallet']): StoryChain['contractsAt'] {
  const { program, token, node } = devnet;
  const chain = openReader(devnet);
  const addresses = createAddresses(program);
  const moneyOf = async (owner: Address) =>
    readTokenAmount(node.chain.account(await addresses.tokenAccount(kitAddress(owner), token), 'processed'));
  return async (seriesKey, bidders) => {
    const { slot } = node.chain.tip;
    const events = (await chain.blocks(1n, slot, slot)).flatMap((block) => block.events);
    const own = events.filter((event) => event.seriesKey === seriesKey);
    const wallets = ACTORS.map((who) => wallet(who).address);
    const { value: held } = await chain.holdings(seriesKey, wallets);
    const holdings = wallets.map(async (address) => ({
      wallet: address,
      units: held.get(address)?.units ?? 0n,
      money: await moneyOf(address),
    }));
    return { bids: bidders.map((bidder) => bidBy(own, bidder)), holdings: await Promise.all(holdings) };
  };
}

/** Reads every call of the program that the keepers' account paid for. */
const keepersReader =
  ({ node, program }: SolanaDevnet, keeper: string): StoryChain['sentByKeepers'] =>
  async (from) => {
    const { history, tip } = node.chain;
    const sent = history.range(from, tip.slot).flatMap(({ transactions }) => transactions);
    return sent
      .filter(({ accounts }) => accounts[0] === keeper)
      .flatMap(({ signature, wire, error }) => {
        const { instructions, accounts } = readTransaction(wire);
        const calls = instructions.filter(({ programAddressIndex }) => accounts[programAddressIndex] === program);
        return calls.map(({ data, accountIndices = [] }) => ({
          hash: signature,
          to: program,
          data: [toHex(Uint8Array.from(data ?? [])), ...accountIndices.map((index) => accounts[index])].join(','),
          ok: error === null,
          takesNext: TAKE_NEXT.includes(data?.[0]),
        }));
      });
  };

export async function createSolanaStoryChain(devnet: SolanaDevnet): Promise<StoryChain> {
  const { name, node, owner } = devnet;
  const { chain } = node;
  const keeper = await keyPairOf(devnet.keeperKey);
  const wallets = new Map<PersonaName, StoryWallet>();
  for (const [i, who] of ACTORS.entries()) wallets.set(who, walletOf(await devnet.person(i + 1)));
  const wallet = (who: PersonaName) => wallets.get(who) as StoryWallet;
  const unverified = ACTORS.filter((who) => !personas[who].verified);
  await owner.unverifyWallets(unverified.map((who) => kitAddress(wallet(who).address)));
  return {
    kind: 'solana',
    name,
    rich: RICH,
    built: '... on SolanaTransaction { id request { transaction } }',
    clock: { now: async () => chain.now(), advance: async (seconds) => chain.setTime(chain.now() + seconds) },
    wallet,
    async prepare() {
      await owner.publishRate(840, 10n ** 22n);
      for (let blocks = 0; blocks < BLOCKS_BEFORE; blocks += 1) chain.produce();
    },
    head: async () => chain.history.at('confirmed').slot,
    contractsAt: contractsReader(devnet, wallet),
    sentByKeepers: keepersReader(devnet, keeper.address),
  };
}
