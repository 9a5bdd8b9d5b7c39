// A gateway over an EVM chain that nobody asks and a Solana cluster, whose accounts are those of a world of the program's tests
// and whose rows are folded from the events of that world.

import type { SolanaAddress } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import type { Bytes32 } from '@income-series/protocol/hex';
import { ownAddress } from '../../../src/adapters/solana/addresses.ts';
import { createSolanaChain } from '../../../src/adapters/solana/chain.ts';
import { commitPlan } from '../../../src/indexing/commit.ts';
import { modules } from '../../../src/modules.ts';
import { type Mirrored, mirror } from '../../adapters/solana/support/mirror.ts';
import type { CurveWorld, Trader } from '../../contracts/solana/support/curve.ts';
import { blocksOf, executedBy } from '../../domains/curve/support/recorded.ts';
import { createTestClock } from '../clock.ts';
import { newWallet, startTestGateway, type TestGateway, type TestGatewayOptions } from '../gateway.ts';

export interface SolanaGateway extends TestGateway {
  /** The cluster's name. */
  readonly cluster: string;
  readonly seriesKey: Bytes32;
  readonly world: CurveWorld;
  readonly mirrored: Mirrored;
  /** An account of its own that linked these wallets of the cluster; its token. */
  readonly account: (...wallets: readonly SolanaAddress[]) => Promise<string>;
  readonly admin: () => Promise<string>;
  /** Cluster and rows follow the world as it is now. The gateway's clock stands still, so that sessions last. */
  readonly follow: () => Promise<void>;
  /** The cluster's node answers no more. */
  readonly stopNode: () => Promise<void>;
}

export const walletOf = ({ signer }: Trader): SolanaAddress => ownAddress(signer.address);

/** `recordChains` was called before the world was made. */
export async function openSolanaGateway(world: CurveWorld, options: TestGatewayOptions = {}): Promise<SolanaGateway> {
  const mirrored = await mirror(world);
  const { rpcUrl, genesisHash, program, token } = mirrored.config;
  const place = { rpcUrl, genesisHash, programId: ownAddress(program), tokenMint: ownAddress(token) };
  const chain = createSolanaChain(place);
  const clock = createTestClock(new Date(Number(world.chain.now()) * 1000));
  const admin = newWallet();
  const gateway = await startTestGateway({
    clock,
    adminWallets: [admin.address],
    ...options,
    moreChains: [{ chain, relayer: null }],
  });
  const { database } = gateway;
  let committed = 0;
  let cursor: { number: bigint; hash: Bytes32 } | null = null;

  async function follow(): Promise<void> {
    mirrored.copy();
    const executed = executedBy(world.chain);
    const from = Number(cursor?.number ?? 0n);
    const blocks = blocksOf(executed.slice(committed), { from });
    committed = executed.length;
    const last = blocks.at(-1);
    if (last === undefined) return;
    const settings = { reorgBound: 10_000, modules, isRecent: () => true };
    const index = { db: database.prisma, chain: chain.name, domain: chain.domain, ...settings };
    if (!(await commitPlan(index, { from: cursor, blocks }))) throw new Error('the index moved');
    cursor = { number: last.number, hash: last.hash };
  }

  let stopped: Promise<void> | undefined;
  const stopNode = () => {
    stopped ??= mirrored.node.stop();
    return stopped;
  };

  await follow();
  return {
    ...gateway,
    cluster: chain.name,
    seriesKey: toHex(world.curve.key),
    world,
    mirrored,
    follow,
    stopNode,
    admin: () => gateway.signIn(admin),
    async account(...wallets) {
      const own = newWallet();
      const signedIn = await gateway.signIn(own);
      const { accountId } = await database.prisma.accountWallet.findFirstOrThrow({ where: { address: own.address } });
      await database.prisma.accountWallet.createMany({
        data: wallets.map((address) => ({ accountId, chain: chain.name, address })),
      });
      return signedIn;
    },
    async close() {
      await gateway.close();
      await stopNode();
    },
  };
}
