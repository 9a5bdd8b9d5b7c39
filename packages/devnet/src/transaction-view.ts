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

/** The `meta` of a transaction in JSON-RPC. Token balances are empty, because no user of this node reads them. */
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

/** A transaction with its `meta`, as `getTransaction` and `getBlock` return it. */
export function transactionView(included: Included, config: Config): object {
  const transaction = readTransaction(included.wire);
  const most = config.maxSupportedTransactionVersion;
  if (most === undefined && transaction.version !== 'legacy') {
    throw new RpcError(
      -32015,
      'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
    );
  }
  const version = most === undefined ? {} : { version: transaction.version };
  return {
    meta: metaView(included),
    transaction: encodeTransaction(transaction, config.encoding ?? 'json'),
    ...version,
  };
}

/** Encodes a transaction as base64, base58 or JSON. @throws RpcError for any other encoding */
export function encodeTransaction(transaction: ReadTransaction, encoding: unknown): unknown {
  if (encoding === 'base64') return [Buffer.from(transaction.wire).toString('base64'), 'base64'];
  if (encoding === 'base58') return [base58.decode(transaction.wire), 'base58'];
  if (encoding !== 'json') throw RpcError.params('this node has no such encoding');
  const { header, accounts, instructions, blockhash, version } = transaction;
  return {
    signatures: Object.values(transaction.decoded.signatures).map((bytes) =>
      base58.decode(bytes ?? new Uint8Array(64)),
    ),
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
