import { type Abi, encodeFunctionData } from 'viem';
import type { EvmContracts } from '../../core/chain.ts';
import type { Address, Hex } from '../../core/hex.ts';
import type { ContractCall } from '../../domains/transaction/index.ts';
import { abis } from './abi.ts';

export interface EncodedCall {
  readonly to: Address;
  readonly data: Hex;
}

/** The contract a call goes to, and its calldata. */
export function encodeCall(contracts: EvmContracts, call: ContractCall): EncodedCall {
  const { contract, args } = target(contracts, call);
  const abi: Abi = abis[contract];
  return { to: contracts[contract], data: encodeFunctionData({ abi, functionName: call.kind, args: [...args] }) };
}

interface Target {
  readonly contract: keyof EvmContracts & keyof typeof abis;
  readonly args: readonly unknown[];
}

function target(contracts: EvmContracts, call: ContractCall): Target {
  switch (call.kind) {
    case 'createSeries':
      return { contract: 'hub', args: [call.params] };
    case 'submitReport': {
      const { seriesKey, period, proof, signals, tier, liquidityFlag, attestation, fxFallbackSig } = call;
      return {
        contract: 'hub',
        args: [seriesKey, period, proof, signals, tier, liquidityFlag, attestation, fxFallbackSig],
      };
    }
    case 'claimPayout':
    case 'claimTail':
    case 'claimFinal':
    case 'claimRedemption':
      return { contract: 'hub', args: [call.seriesKey, call.holder] };
    case 'markMissed':
      return { contract: 'hub', args: [call.seriesKey, call.period] };
    case 'payTail':
      return { contract: 'hub', args: [call.seriesKey, call.amount] };
    case 'buyOut':
    case 'closeSeries':
      return { contract: 'hub', args: [call.seriesKey] };
    case 'approve':
      return { contract: 'token', args: [contracts[call.spender], call.amount] };
    case 'commitBid':
      return { contract: 'raise', args: [call.seriesKey, call.commitment, call.deposit] };
    case 'revealBid':
      return { contract: 'raise', args: [call.seriesKey, call.price, call.quantity, call.salt] };
    case 'settleStep':
      return { contract: 'raise', args: [call.seriesKey, call.maxBids] };
    case 'deliverBid':
      return { contract: 'raise', args: [call.seriesKey, call.bidder] };
    case 'passGate':
    case 'withdrawProceeds':
    case 'cancelRaise':
      return { contract: 'raise', args: [call.seriesKey] };
  }
}
