// A node with the committed program, set up by its owner, and program transactions that cost little.
import { createHash } from 'node:crypto';
import { readTransaction, type SolanaNode, type SolanaNodeOptions } from '@income-series/devnet';
import {
  type Address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createTransactionMessage,
  getAddressDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { verifyingKeyOf } from '../../../src/adapters/prover/index.ts';
import { createAddresses } from '../../../src/adapters/solana/addresses.ts';
import { getSetVerifiedInstruction } from '../../../src/adapters/solana/generated/instructions/index.ts';
import { INCOME_SERIES_PROGRAM_ADDRESS as PROGRAM } from '../../../src/adapters/solana/generated/programs/index.ts';
import { keyPairOf } from '../../../src/adapters/solana/key-pair.ts';
import { type ProgramOwner, ROLES } from '../../../src/adapters/solana/owner.ts';
import { setUpProgram } from '../../../src/apps/devnet/development.ts';
import { startNode } from './node.ts';

/** So many are verified in turn: their records are derived once. */
const WALLETS = 500;

export interface ProgramWorld {
  readonly node: SolanaNode;
  readonly program: Address;
  readonly token: Address;
  readonly owner: ProgramOwner;
  /** Signed: that a wallet is verified. */
  verification(wallet: Address): Promise<ReturnType<typeof readTransaction>>;
  /** The same, sent. */
  act(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** An address by number, which nobody has the key of. */
export const walletAt = async (number: number): Promise<Address> =>
  getAddressDecoder().decode(createHash('sha256').update(`${number}`).digest());

/** The program deployed and initialized on a node of its own. */
export async function createProgramWorld(options: Partial<SolanaNodeOptions> = {}): Promise<ProgramWorld> {
  const node = await startNode({ lags: { confirmed: 0, finalized: 64 }, ...options, automatic: true });
  const secret = (byte: number) => new Uint8Array(32).fill(byte);
  const authority = await keyPairOf(secret(101));
  const { owner, token } = await setUpProgram(node, {
    owner: secret(101),
    token: secret(102),
    feeCollector: secret(103),
    verifyingKey: verifyingKeyOf('development'),
    people: [],
    tokens: 0n,
    verified: [],
    issuers: [],
    attestors: [],
    verifierKeys: [],
    rates: [],
  });

  const at = createAddresses(PROGRAM);
  const common = { config: await at.config(), eventAuthority: await at.eventAuthority(), program: PROGRAM };
  const role = await at.roleMember(ROLES.ALLOWLIST, authority.address);
  let verifications = 0;
  const verification = async (wallet: Address) => {
    verifications += 1;
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
      const { error } = node.chain.send(await verification(await walletAt(verifications % WALLETS)));
      if (error !== null) throw new Error(JSON.stringify(error));
    },
    [Symbol.asyncDispose]: () => node.stop(),
  };
}

const lifetime = ({ chain: { tip } }: SolanaNode) => ({
  blockhash: tip.hash as Blockhash,
  lastValidBlockHeight: tip.height + 150n,
});
