import { type SolanaNode, type SolanaNodeOptions, startSolanaNode } from '@income-series/devnet';
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  devnet,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';

export const SYSTEM_PROGRAM = address('11111111111111111111111111111111');

export const signer = (number: number): Promise<KeyPairSigner> =>
  createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(number));

/** 2026-01-10T00:00:00Z */
export const START = 1_768_003_200n;

/** A node whose clock stands still unless a test moves it. */
export const startNode = (options: Partial<SolanaNodeOptions> = {}): Promise<SolanaNode> =>
  startSolanaNode({ name: 'test', clock: () => START, ...options });

export const clientsOf = ({ url, websocketUrl }: Pick<SolanaNode, 'url' | 'websocketUrl'>) => ({
  rpc: createSolanaRpc(devnet(url)),
  rpcSubscriptions: createSolanaRpcSubscriptions(devnet(websocketUrl)),
});

export type Rpc = ReturnType<typeof clientsOf>['rpc'];

export function transferOf(from: KeyPairSigner, to: Address, amount: bigint): Instruction {
  const data = new DataView(new ArrayBuffer(12));
  data.setUint32(0, 2, true);
  data.setBigUint64(4, amount, true);
  const accounts = [
    { address: from.address, role: AccountRole.WRITABLE_SIGNER, signer: from },
    { address: to, role: AccountRole.WRITABLE },
  ];
  return { programAddress: SYSTEM_PROGRAM, accounts, data: new Uint8Array(data.buffer) };
}

/** A signed transaction of some instructions, over the newest blockhash. */
export async function signed(rpc: Rpc, payer: KeyPairSigner, ...instructions: readonly Instruction[]) {
  const { value } = await rpc.getLatestBlockhash({ commitment: 'processed' }).send();
  return pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayerSigner(payer, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(value, message),
    (message) => appendTransactionMessageInstructions(instructions, message),
    (message) => signTransactionMessageWithSigners(message),
  );
}

type Signed = Awaited<ReturnType<typeof signed>>;

export const wireOf = (transaction: Signed) => getBase64EncodedWireTransaction(transaction);
export const signatureOf = (transaction: Signed): Signature => getSignatureFromTransaction(transaction);

export const send = (rpc: Rpc, transaction: Signed): Promise<Signature> =>
  rpc.sendTransaction(wireOf(transaction), { encoding: 'base64', preflightCommitment: 'processed' }).send();

export const fund = (rpc: Rpc, to: Address, amount = 100_000_000_000n): Promise<Signature> =>
  rpc.requestAirdrop(to, lamports(amount)).send();
