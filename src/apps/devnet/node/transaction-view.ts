import { getBase58Decoder } from '@solana/kit';
import type { Included } from './block.ts';
import type { Config } from './params.ts';
import { RpcError } from './rpc-error.ts';
import { type ReadTransaction, readTransaction } from './transaction.ts';
import type { TransactionError } from './transaction-error.ts';

const base58 = getBase58Decoder();

export const statusView = (error: TransactionError | null) => (error === null ? { Ok: null } : { Err: error });

export const returnView = (returned: Included['returned']) =>
  returned && { programId: returned.programId, data: [Buffer.from(returned.data).toString('base64'), 'base64'] };

/** What became of a transaction. Token balances are left empty: nobody who uses this node reads them. */
const metaView = (included: Included) => ({
  err: included.error,
  status: statusView(included.error),
  fee: included.fee,
  computeUnitsConsumed: included.units,
  innerInstructions: included.inner,
  logMessages: included.logs,
  preBalances: included.balancesBefore,
  postBalances: included.balancesAfter,
  preTokenBalances: [],
  postTokenBalances: [],
  rewards: [],
  loadedAddresses: { readonly: [], writable: [] },
  ...(included.returned === null ? {} : { returnData: returnView(included.returned) }),
});

/** A transaction with what became of it, as `getTransaction` and `getBlock` have it. */
export function transactionView(included: Included, config: Config): object {
  const read = readTransaction(included.wire);
  const most = config.maxSupportedTransactionVersion;
  if (most === undefined && read.version !== 'legacy') {
    throw new RpcError(
      -32015,
      'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
    );
  }
  const version = most === undefined ? {} : { version: read.version };
  return { meta: metaView(included), transaction: encoded(read, config.encoding ?? 'json'), ...version };
}

/** A transaction in one of the encodings that this node has. */
export function encoded(read: ReadTransaction, encoding: unknown): unknown {
  if (encoding === 'base64') return [Buffer.from(read.wire).toString('base64'), 'base64'];
  if (encoding === 'base58') return [base58.decode(read.wire), 'base58'];
  if (encoding !== 'json') throw RpcError.params('this node has no such encoding');
  const { header, accounts, instructions, blockhash, version } = read;
  return {
    signatures: Object.values(read.decoded.signatures).map((bytes) => base58.decode(bytes ?? new Uint8Array(64))),
    message: {
      header: {
        numRequiredSignatures: header.numSignerAccounts,
        numReadonlySignedAccounts: header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
      },
      accountKeys: accounts,
      recentBlockhash: blockhash,
      instructions: instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
        programIdIndex: programAddressIndex,
        accounts: accountIndices,
        data: base58.decode(data as Uint8Array),
        stackHeight: 1,
      })),
      ...(version === 0 ? { addressTableLookups: [] } : {}),
    },
  };
}
