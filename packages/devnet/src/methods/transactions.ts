import { accountView } from '../account-view.ts';
import type { BankSimulation } from '../bank.ts';
import type { Chain } from '../chain.ts';
import type { Faucet } from '../faucet.ts';
import { type Config, readAddress, readBase64, readConfig, readInteger, readList } from '../params.ts';
import { RpcError } from '../rpc-error.ts';
import { MAX_WIRE, type ReadTransaction, readTransaction } from '../transaction.ts';
import { describeError, type TransactionError } from '../transaction-error.ts';
import { returnView } from '../transaction-view.ts';
import { inContext, type Methods } from './context.ts';

const MAX_SHOWN = 64;

/** The JSON-RPC methods that take a transaction, and airdrops. */
export function transactionMethods(chain: Chain, faucet: Faucet): Methods {
  return {
    simulateTransaction: ([wire, options]) => {
      const config = readConfig(options);
      return inContext(chain, config, () => {
        const replacesBlockhash = config.replaceRecentBlockhash === true;
        if (replacesBlockhash && config.sigVerify === true) {
          throw RpcError.params('sigVerify may not be used with replaceRecentBlockhash');
        }
        const transaction = readWire(wire, config);
        const refusal = replacesBlockhash ? null : chain.refusalOf(transaction);
        if (refusal !== null) return refusalView(refusal);
        const { tip } = chain;
        const replacementBlockhash = replacesBlockhash
          ? { blockhash: tip.hash, lastValidBlockHeight: tip.height + 150n }
          : null;
        const simulation = chain.simulate(transaction, { verify: config.sigVerify === true });
        return { ...simulationView(simulation, config), replacementBlockhash };
      });
    },
    sendTransaction: ([wire, options]) => {
      const config = readConfig(options);
      const transaction = readWire(wire, config);
      if (config.skipPreflight !== true) requireSuccess(chain, transaction);
      chain.send(transaction); // a refused transaction is dropped silently, as on a cluster
      return transaction.signature;
    },
    requestAirdrop: ([to, lamports]) => faucet.send(readAddress(to), readInteger(lamports)),
  };
}

function readWire(wire: unknown, config: Config): ReadTransaction {
  if (config.encoding !== 'base64') throw RpcError.params('this node takes transactions in base64');
  return readTransaction(readBase64(wire, MAX_WIRE));
}

/** Simulates a transaction before it is sent. @throws RpcError with the cause, if it would fail */
function requireSuccess(chain: Chain, transaction: ReadTransaction): void {
  const refusal = chain.refusalOf(transaction);
  if (refusal !== null) throw preflightFailure(refusal, refusalView(refusal));
  const simulation = chain.simulate(transaction, { verify: true });
  const { error } = simulation;
  if (error === null) return;
  if (error === 'SignatureFailure') throw new RpcError(-32003, 'Transaction signature verification failure');
  throw preflightFailure(error, simulationView(simulation, {}));
}

const preflightFailure = (error: TransactionError, data: object) =>
  new RpcError(-32002, `Transaction simulation failed: ${describeError(error)}`, data);

/** The simulation result of a transaction that was refused before its execution. */
const refusalView = (err: TransactionError) => ({
  err,
  logs: [],
  accounts: null,
  unitsConsumed: 0,
  loadedAccountsDataSize: 0,
  returnData: null,
  innerInstructions: null,
  replacementBlockhash: null,
});

function simulationView(simulation: BankSimulation, config: Config): object {
  const { error, logs, units, returned, inner, after } = simulation;
  const accountsConfig = config.accounts === undefined || config.accounts === null ? null : readConfig(config.accounts);
  const encodingConfig = { encoding: accountsConfig?.encoding ?? 'base64' };
  const accounts =
    accountsConfig &&
    readList(accountsConfig.addresses, MAX_SHOWN).map((at) =>
      accountView(after.get(readAddress(at)) ?? null, encodingConfig),
    );
  return {
    err: error,
    logs,
    accounts,
    unitsConsumed: units,
    loadedAccountsDataSize: 0,
    returnData: returnView(returned),
    innerInstructions: config.innerInstructions === true ? inner : null,
    replacementBlockhash: null,
  };
}
