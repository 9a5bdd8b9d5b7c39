import type { ClaimCall } from '@income-series/protocol/claims';
import type { Instruction } from '@solana/kit';
import type { ProgramCallAdapter, ProgramCallAdapters } from './adapter.ts';
import { curveCalls } from './curve.ts';
import { holdingsCalls } from './holdings.ts';
import { KEEPABLE } from './margins.ts';
import { raiseCalls } from './raises.ts';
import { tenderCalls } from './tenders.ts';
import { windowCalls } from './windows.ts';

/** The adapters of claims. */
const CLAIMS: Readonly<Record<ClaimCall['kind'], ProgramCallAdapter<never>>> = {
  claimPayout: holdingsCalls.claimPayout,
  claimTail: holdingsCalls.claimTail,
  claimFinal: holdingsCalls.claimFinal,
  claimRedemption: holdingsCalls.claimRedemption,
  claimTender: tenderCalls.claimTender,
  redeemUnits: curveCalls.redeemUnits,
  claimKept: raiseCalls.claimKept,
  releaseUnits: windowCalls.releaseUnits,
};

const textOf = ({ programAddress, accounts = [], data }: Instruction): string =>
  [programAddress, ...accounts.map(({ address }) => address), data?.join(' ')].join(' ');

export const claimCalls = {
  claimAll: {
    /** Only the first claim opens the paid account, because one instruction does it for all. */
    async instructions({ claims }, context) {
      const lists = await Promise.all(claims.map((claim) => CLAIMS[claim.kind].instructions(claim as never, context)));
      return [...new Map(lists.flat().map((instruction) => [textOf(instruction), instruction])).values()];
    },
    margin: KEEPABLE,
  },
} satisfies Partial<ProgramCallAdapters>;
