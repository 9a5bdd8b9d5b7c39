// A node with the committed program, set up by its owner, and program transactions that cost little.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type Address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createTransactionMessage,
  getTransactionEncoder,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { createAddresses } from '../../../src/adapters/solana/addresses.ts';
import { getSetVerifiedInstruction } from '../../../src/adapters/solana/generated/instructions/index.ts';
import { INCOME_SERIES_PROGRAM_ADDRESS as PROGRAM } from '../../../src/adapters/solana/generated/programs/index.ts';
import {
  deployedProgram,
  type SolanaNode,
  type SolanaNodeOptions,
  tokenMint,
} from '../../../src/adapters/solana/node/index.ts';
import { readTransaction } from '../../../src/adapters/solana/node/transaction.ts';
import { createProgramOwner, type ProgramOwner, ROLES } from '../../../src/adapters/solana/owner.ts';
import { createSender } from '../../../src/adapters/solana/sender.ts';
import { verifyingKeyParts } from '../../../src/adapters/solana/verifying-key.ts';
import { signer, startNode } from './node.ts';

const CODE = readFileSync('contracts/solana/build/income_series.so');

export interface ProgramWorld {
  readonly node: SolanaNode;
  readonly program: Address;
  readonly token: Address;
  readonly owner: ProgramOwner;
  /** Signed: a wallet verified, or no longer. Each has its own fee, so that equal ones are two. */
  verification(wallet: Address): Promise<ReturnType<typeof readTransaction>>;
  /** The same, sent. */
  act(): Promise<void>;
}

/** An address by number, which nobody has the key of. */
export const walletAt = async (number: number): Promise<Address> =>
  (await createAddresses(PROGRAM).signerKey(
    `0x${createHash('sha1').update(`${number}`).digest('hex')}` as never,
  )) as Address;

/** The program deployed and initialized on a node. With a node that goes on with a kept chain nothing is done again. */
export async function createProgramWorld(options: Partial<SolanaNodeOptions> = {}): Promise<ProgramWorld> {
  const node = await startNode({ lags: { confirmed: 0, finalized: 64 }, ...options, automatic: true });
  const [authority, mint, collector] = (await Promise.all([101, 102, 103].map(signer))) as [
    KeyPairSigner,
    KeyPairSigner,
    KeyPairSigner,
  ];
  const token = mint.address;
  const accounts = new Map(await deployedProgram(PROGRAM, CODE, authority.address));
  node.chain.put(accounts.set(token, tokenMint(authority.address, 6)));
  const sender = createSender(node.url);
  const owner = await createProgramOwner(sender, authority, { program: PROGRAM, token });
  await owner.fund(authority.address, 1_000n);
  const keyParts = verifyingKeyParts(readFileSync('circuits/build/verification_key.json', 'utf8'));
  await owner.setUp({ genesisHash: node.chain.genesisHash, feeCollector: collector.address, keyParts });

  const at = createAddresses(PROGRAM);
  const common = { config: await at.config(), eventAuthority: await at.eventAuthority(), program: PROGRAM };
  const role = await at.roleMember(ROLES.ALLOWLIST, authority.address);
  let made = 0;
  const verification = async (wallet: Address) => {
    made += 1;
    const records = [await at.wallet(wallet)];
    const input = { ...common, sender: authority, role, verified: true, wallets: [wallet], records };
    const transaction = await pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(authority, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime(node), message),
      (message) => appendTransactionMessageInstruction(getSetVerifiedInstruction(input), message),
      (message) => signTransactionMessageWithSigners(message),
    );
    return readTransaction(Uint8Array.from(getTransactionEncoder().encode(transaction) as Uint8Array));
  };
  return {
    node,
    program: PROGRAM,
    token,
    owner,
    verification,
    async act() {
      const { error } = node.chain.send(await verification(await walletAt(made)));
      if (error !== null) throw new Error(JSON.stringify(error));
    },
  };
}

const lifetime = ({ chain: { tip } }: SolanaNode) => ({
  blockhash: tip.hash as Blockhash,
  lastValidBlockHeight: tip.height + 150n,
});
