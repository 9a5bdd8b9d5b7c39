// Worlds of the program's tests as a node answers them: their accounts, put onto the node's chain.

import type { Account, SolanaNode } from '@income-series/devnet';
import { solanaAddressHex } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { domainSeparator } from '@income-series/protocol/signing';
import { type Address, getBase58Encoder } from '@solana/kit';
import type { SolanaConfig } from '../../../../src/adapters/solana/client.ts';
import { createSolanaReader, type SolanaReader } from '../../../../src/adapters/solana/reader.ts';
import { PROGRAM, SYSTEM_PROGRAM } from '../../../contracts/solana/support/chain.ts';
import { TOKEN_PROGRAM, type World } from '../../../contracts/solana/support/world.ts';
import { startNode } from '../../../support/solana/node.ts';

/** Where the configuration's record has the genesis hash, and what follows from it: the separator of signatures. */
const GENESIS_AT = 37;
const SEPARATOR_AT = 69;

export interface Mirrored {
  readonly node: SolanaNode;
  readonly reader: SolanaReader;
  readonly config: SolanaConfig;
  /** Puts the world onto the chain as it is now, in a block at the world's time. */
  copy(): void;
}

/** A node whose chain has the world's accounts, and whose genesis hash is the one that the program was initialized with. */
export async function mirror(world: World, change: Partial<SolanaConfig> = {}): Promise<Mirrored> {
  let time = world.chain.now();
  const node = await startNode({ name: 'mirror', clock: () => time });
  const { genesisHash } = node.chain;
  const [genesis, programId] = [genesisHash, PROGRAM].map((text) => solanaAddressHex(text)) as [Bytes32, Bytes32];
  const separator = domainSeparator({ kind: 'solana', genesisHash: genesis, programId });
  const copied = new Set<Address>();
  const copy = (): void => {
    time = world.chain.now();
    const accounts = new Map<Address, Account | null>([...copied].map((address) => [address, null]));
    for (const { address, programAddress: owner, lamports, ...found } of [
      PROGRAM,
      TOKEN_PROGRAM,
      SYSTEM_PROGRAM,
    ].flatMap((program) => world.chain.svm.getProgramAccounts(program))) {
      if (lamports === 0n || found.executable) continue;
      const data = Uint8Array.from(found.data);
      if (address === world.config) {
        data.set(getBase58Encoder().encode(genesisHash), GENESIS_AT);
        data.set(separator, SEPARATOR_AT);
      }
      accounts.set(address, { owner, lamports, data, executable: false });
      copied.add(address);
    }
    node.chain.put(accounts);
  };
  copy();
  const config = { rpcUrl: node.url, genesisHash, program: PROGRAM, token: world.token, timeoutMs: 20_000, ...change };
  return { node, reader: createSolanaReader(config), config, copy };
}
