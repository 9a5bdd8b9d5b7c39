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
    case 'createRoutedSeries':
      return { contract: 'hub', args: [call.params] };
    case 'submitReport': {
      const { seriesKey, period, proof, signals, tier, liquidityFlag, attestation, fxFallbackSig } = call;
      return {
        contract: 'hub',
        args: [seriesKey, period, proof, signals, tier, liquidityFlag, attestation, fxFallbackSig],
      };
    }
    case 'recordRate':
      return { contract: 'rates', args: [call.seriesKey, call.period, call.rate, call.signature] };
    case 'submitRoutedReport':
      return { contract: 'hub', args: [call.seriesKey, call.period] };
    case 'amendTerms': {
      const { seriesKey, amendmentNonce, newTermsCommitment, newCap, signature } = call;
      return { contract: 'hub', args: [seriesKey, amendmentNonce, newTermsCommitment, newCap, signature] };
    }
    case 'amendRoutedTerms': {
      const { seriesKey, amendmentNonce, newTermsCommitment, newCap, signature, theta, ratePerUnit, termsSalt } = call;
      const amended = [seriesKey, amendmentNonce, newTermsCommitment, newCap, signature];
      return { contract: 'hub', args: [...amended, theta, ratePerUnit, termsSalt] };
    }
    case 'submitTrueUp': {
      const { seriesKey, year, trueupNonce, attestationTs, adjustment, signature } = call;
      return { contract: 'hub', args: [seriesKey, year, trueupNonce, attestationTs, adjustment, signature] };
    }
    case 'claimPayout':
    case 'claimTail':
    case 'claimFinal':
    case 'claimRedemption':
    case 'releaseUnits':
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
    case 'openWindow':
      return { contract: 'windows', args: [call.seriesKey] };
    case 'commitOrder':
      return { contract: 'windows', args: [call.seriesKey, call.commitment, call.money, call.units] };
    case 'revealOrder':
      return { contract: 'windows', args: [call.seriesKey, call.price, call.quantity, call.salt] };
    case 'settleWindow':
      return { contract: 'windows', args: [call.seriesKey, call.maxOrders] };
    case 'deliverOrder':
      return { contract: 'windows', args: [call.seriesKey, call.window, call.trader] };
    case 'claimKept':
      return { contract: call.keptBy, args: [call.seriesKey, call.holder] };
    case 'requestPause':
      return { contract: 'hardship', args: [call.seriesKey, call.attestor] };
    case 'requestExtinguishment':
      return { contract: 'hardship', args: [call.seriesKey, call.keyA, call.keyB, call.deadline] };
    case 'approvePause':
      return { contract: 'hardship', args: [call.seriesKey, call.pauseNonce, call.pauseEnd, call.signature] };
    case 'extinguish':
      return { contract: 'hardship', args: [call.seriesKey, call.extinguishNonce, call.signatureA, call.signatureB] };
    case 'withdrawPause':
    case 'endPause':
    case 'voidExtinguishment':
      return { contract: 'hardship', args: [call.seriesKey] };
    case 'openRouter':
      return { contract: 'router', args: [call.seriesKey, call.theta, call.ratePerUnit, call.termsSalt] };
    case 'route':
      return { contract: 'router', args: [call.seriesKey, call.amount] };
    case 'release':
      return { contract: 'router', args: [call.seriesKey] };
    case 'registerAttestor':
      return { contract: 'registry', args: [call.key] };
    case 'revokeAttestor':
      return { contract: 'registry', args: [call.key, call.graceUntil] };
  }
}
