import { createHash } from 'node:crypto';
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getTransactionEncoder,
  type KeyPairSigner,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import type { Account } from './block.ts';
import type { Chain } from './chain.ts';
import { lastValidHeight } from './history.ts';
import { RpcError } from './rpc-error.ts';
import { readTransaction } from './transaction.ts';

const SYSTEM_PROGRAM = address('11111111111111111111111111111111');
const TRANSFER = 2;
/** The most lamports in one airdrop: ten thousand SOL. */
const MAX_AIRDROP = 10_000_000_000_000n;
const INITIAL_LAMPORTS = 2n ** 62n;

/** A faucet that gives lamports to anybody by ordinary transactions. */
export interface Faucet {
  /** Sends lamports. @throws RpcError beyond the limit of one airdrop, or if the transfer fails */
  send(to: Address, lamports: bigint): Promise<Signature>;
}

/** Creates the faucet. Its key is derived from the chain's genesis hash, so it is public. */
export async function createFaucet(chain: Chain): Promise<Faucet> {
  const seed = createHash('sha256').update(`faucet\n${chain.genesisHash}`).digest();
  const signer = await createKeyPairSignerFromPrivateKeyBytes(seed);
  return {
    async send(to, lamports) {
      if (lamports > MAX_AIRDROP)
        throw RpcError.params(`airdrop request exceeds the faucet's limit of ${MAX_AIRDROP} lamports`);
      if ((chain.bank.account(signer.address)?.lamports ?? 0n) < INITIAL_LAMPORTS / 2n)
        fillFaucet(chain, signer.address);
      const transaction = readTransaction(await buildTransfer(chain, signer, { to, lamports }));
      const { error } = chain.send(transaction);
      if (error !== null) throw new RpcError(-32603, 'Internal error');
      return transaction.signature;
    },
  };
}

function fillFaucet(chain: Chain, at: Address): void {
  const account: Account = {
    lamports: INITIAL_LAMPORTS,
    owner: SYSTEM_PROGRAM,
    executable: false,
    data: new Uint8Array(),
  };
  chain.put(new Map([[at, account]]));
}

async function buildTransfer(
  chain: Chain,
  from: KeyPairSigner,
  { to, lamports }: { to: Address; lamports: bigint },
): Promise<Uint8Array> {
  const data = new DataView(new ArrayBuffer(12));
  data.setUint32(0, TRANSFER, true);
  data.setBigUint64(4, lamports, true);
  const { tip } = chain;
  const lifetime = { blockhash: tip.hash as Blockhash, lastValidBlockHeight: lastValidHeight(tip) };
  const accounts = [
    { address: from.address, role: AccountRole.WRITABLE_SIGNER, signer: from } as const,
    { address: to, role: AccountRole.WRITABLE } as const,
  ];
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayerSigner(from, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    (message) =>
      appendTransactionMessageInstruction(
        { programAddress: SYSTEM_PROGRAM, accounts, data: new Uint8Array(data.buffer) },
        message,
      ),
    (message) => signTransactionMessageWithSigners(message),
  );
  return Uint8Array.from(getTransactionEncoder().encode(transaction) as Uint8Array);
}
