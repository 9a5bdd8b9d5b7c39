import type { Chain } from '../chain.ts';
import { lastValidHeight } from '../history.ts';
import { base64Of, commitmentOf, configOf, integerOf, textOf } from '../params.ts';
import { feeOf, MAX_WIRE, readMessage } from '../transaction.ts';
import { API_VERSION, checkedTip, inContext, type Methods } from './context.ts';

const SLOTS_PER_EPOCH = 432_000n;
/** More than any account has: ten megabytes. */
const MAX_ACCOUNT = 10n * 1024n * 1024n;

/** What is asked of a cluster as a whole. */
export function clusterMethods(chain: Chain): Methods {
  const { history } = chain;
  const tip = (config: unknown) => checkedTip(chain, configOf(config), commitmentOf(configOf(config)));
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
      inContext(chain, configOf(config), (commitment) => {
        const block = history.at(commitment);
        return { blockhash: block.hash, lastValidBlockHeight: lastValidHeight(block) };
      }),
    isBlockhashValid: ([hash, config]) =>
      inContext(chain, configOf(config), (commitment) => history.isRecent(textOf(hash), commitment)),
    getFeeForMessage: ([message, config]) =>
      inContext(chain, configOf(config), () => {
        const read = readMessage(base64Of(message, MAX_WIRE));
        return history.isRecent(read.blockhash) ? feeOf(read) : null;
      }),
    getRecentPrioritizationFees: () => [],
    getMinimumBalanceForRentExemption: ([bytes]) => {
      const size = integerOf(bytes);
      return chain.bank.leastBalance(size > MAX_ACCOUNT ? MAX_ACCOUNT : size);
    },
  };
}
