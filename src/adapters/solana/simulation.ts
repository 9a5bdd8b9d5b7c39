import { larger } from '@income-series/protocol/amounts';
import type { Address, Base64EncodedWireTransaction, TransactionMessageBytesBase64 } from '@solana/kit';
import type { Simulation, SolanaRequest } from '../../domains/transaction/index.ts';
import { COMMITMENT, type SolanaRpc } from './client.ts';
import { refusalName } from './errors.ts';

export interface RequestSimulation {
  readonly simulation: Simulation;
  /** The compute units that were used; null if the simulation failed. */
  readonly units: number | null;
}

/** Simulates a transaction on the cluster. @throws the node's errors */
export async function simulate(
  rpc: SolanaRpc,
  program: string,
  { transaction, feePayer }: SolanaRequest,
): Promise<RequestSimulation> {
  const wallet = feePayer as Address;
  const commitment = COMMITMENT;
  const [{ value }, { value: before }, { value: fee }] = await Promise.all([
    rpc
      .simulateTransaction(transaction as Base64EncodedWireTransaction, {
        encoding: 'base64',
        sigVerify: false,
        commitment,
        accounts: { encoding: 'base64', addresses: [wallet] },
      })
      .send(),
    rpc.getBalance(wallet, { commitment }).send(),
    rpc.getFeeForMessage(messageOf(transaction), { commitment }).send(),
  ]);
  const failed = (errorName: string): RequestSimulation => ({
    simulation: { ok: false, errorName, cost: null },
    units: null,
  });
  const errorName = refusalName(value, program);
  if (errorName !== null) return failed(errorName);
  const after = value.accounts?.[0]?.lamports ?? before;
  const paid = before > after ? before - after : 0n;
  const cost = larger(paid, fee ?? 0n).toString();
  return { simulation: { ok: true, errorName: null, cost }, units: Number(value.unitsConsumed ?? 0n) };
}

const SIGNATURE_BYTES = 64;

/** The message of a transaction with fewer than 128 signatures, whose count then is one byte. */
function messageOf(transaction: string): TransactionMessageBytesBase64 {
  const bytes = Buffer.from(transaction, 'base64');
  const signatures = bytes[0] ?? 0;
  return bytes.subarray(1 + SIGNATURE_BYTES * signatures).toString('base64') as TransactionMessageBytesBase64;
}
