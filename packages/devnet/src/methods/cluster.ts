import type { Chain } from '../chain.ts';
import { lastValidHeight } from '../history.ts';
import { readBase64, readCommitment, readConfig, readInteger, readText } from '../params.ts';
import { RpcError } from '../rpc-error.ts';
import { computeFee, MAX_WIRE, readMessage } from '../transaction.ts';
import { API_VERSION, checkedTip, inContext, type Methods } from './context.ts';

const SLOTS_PER_EPOCH = 432_000n;
/** The greatest size of an account: ten megabytes. */
const MAX_ACCOUNT = 10n * 1024n * 1024n;

/** The JSON-RPC methods about the cluster as a whole. */
export function clusterMethods(chain: Chain): Methods {
  const { history } = chain;
  const tip = (config: unknown) => checkedTip(chain, readConfig(config), readCommitment(readConfig(config)));
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': API_VERSION, 'feature-set': 0 }),
    getGenesisHash: () => chain.genesisHash,
    getSlot: ([config]) => tip(config).slot,
    getBlockHeight: ([config]) => tip(config).height,
    getTransactionCount: () => history.transactionCount,
    getFirstAvailableBlock: () => 0,
    minimumLedgerSlot: () => 0,
    getEpochInfo: ([config]) => {
      const { slot, height } = tip(config);
      return {
        absoluteSlot: slot,
        blockHeight: height,
        epoch: slot / SLOTS_PER_EPOCH,
        slotIndex: slot % SLOTS_PER_EPOCH,
        slotsInEpoch: SLOTS_PER_EPOCH,
        transactionCount: history.transactionCount,
      };
    },
    getLatestBlockhash: ([config]) =>
      inContext(chain, readConfig(config), (commitment) => {
        const block = history.at(commitment);
        return { blockhash: block.hash, lastValidBlockHeight: lastValidHeight(block) };
      }),
    isBlockhashValid: ([hash, config]) =>
      inContext(chain, readConfig(config), (commitment) => history.isRecent(readText(hash), commitment)),
    getFeeForMessage: ([message, config]) =>
      inContext(chain, readConfig(config), () => {
        const parsedMessage = readMessage(readBase64(message, MAX_WIRE));
        return history.isRecent(parsedMessage.blockhash) ? computeFee(parsedMessage) : null;
      }),
    devnet_setTime: ([seconds]) => {
      const time = readInteger(seconds);
      if (time < chain.now()) throw RpcError.params('the clock never runs backwards');
      chain.setTime(time);
      return null;
    },
    getRecentPrioritizationFees: () => [],
    getMinimumBalanceForRentExemption: ([bytes]) => {
      const size = readInteger(bytes);
      return chain.bank.leastBalance(size > MAX_ACCOUNT ? MAX_ACCOUNT : size);
    },
  };
}
