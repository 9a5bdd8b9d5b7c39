import { accountView } from '../account-view.ts';
import type { BankSimulation } from '../bank.ts';
import type { Chain } from '../chain.ts';
import type { Faucet } from '../faucet.ts';
import { addressOf, base64Of, type Config, configOf, integerOf, listOf } from '../params.ts';
import { RpcError } from '../rpc-error.ts';
import { MAX_WIRE, type ReadTransaction, readTransaction } from '../transaction.ts';
import { sentenceOf, type TransactionError } from '../transaction-error.ts';
import { returnView } from '../transaction-view.ts';
import { inContext, type Methods } from './context.ts';

const MAX_SHOWN = 64;

/** What is asked with a transaction. */
export function transactionMethods(chain: Chain, faucet: Faucet): Methods {
  return {
    simulateTransaction: ([wire, options]) => {
      const config = configOf(options);
      return inContext(chain, config, () => {
        const replaced = config.replaceRecentBlockhash === true;
        if (replaced && config.sigVerify === true) {
          throw RpcError.params('sigVerify may not be used with replaceRecentBlockhash');
        }
        const transaction = readWire(wire, config);
        const refused = replaced ? null : chain.refuses(transaction);
        if (refused !== null) return refusedView(refused);
        const { tip } = chain;
        const replacementBlockhash = replaced ? { blockhash: tip.hash, lastValidBlockHeight: tip.height + 150n } : null;
        const simulated = chain.simulate(transaction, config.sigVerify === true);
        return { ...simulatedView(simulated, config), replacementBlockhash };
      });
    },
    sendTransaction: ([wire, options]) => {
      const config = configOf(options);
      const transaction = readWire(wire, config);
      if (config.skipPreflight !== true) preflight(chain, transaction);
      chain.send(transaction); // what no block takes is dropped without a word, as by a cluster
      return transaction.signature;
    },
    requestAirdrop: ([to, lamports]) => faucet.send(addressOf(to), integerOf(lamports)),
  };
}

function readWire(wire: unknown, config: Config): ReadTransaction {
  if (config.encoding !== 'base64') throw RpcError.params('this node takes transactions in base64');
  return readTransaction(base64Of(wire, MAX_WIRE));
}

/** @throws RpcError where the transaction would fail, in the form from which clients read why */
function preflight(chain: Chain, transaction: ReadTransaction): void {
  const refused = chain.refuses(transaction);
  if (refused !== null) throw preflightFailure(refused, refusedView(refused));
  const simulated = chain.simulate(transaction, true);
  const { error } = simulated;
  if (error === null) return;
  if (error === 'SignatureFailure') throw new RpcError(-32003, 'Transaction signature verification failure');
  throw preflightFailure(error, simulatedView(simulated, {}));
}

const preflightFailure = (error: TransactionError, data: object) =>
  new RpcError(-32002, `Transaction simulation failed: ${sentenceOf(error)}`, data);

/** Of a transaction that was not executed. */
const refusedView = (err: TransactionError) => ({
  err,
  logs: [],
  accounts: null,
  unitsConsumed: 0,
  loadedAccountsDataSize: 0,
  returnData: null,
  innerInstructions: null,
  replacementBlockhash: null,
});

function simulatedView(simulated: BankSimulation, config: Config): object {
  const { error, logs, units, returned, inner, after } = simulated;
  const asked = config.accounts === undefined || config.accounts === null ? null : configOf(config.accounts);
  const shown = { encoding: asked?.encoding ?? 'base64' };
  const accounts =
    asked && listOf(asked.addresses, MAX_SHOWN).map((at) => accountView(after.get(addressOf(at)) ?? null, shown));
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
