import type { ClaimCall } from '@income-series/protocol/claims';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Instruction } from '@solana/kit';
import type { ProgramCallAdapter, ProgramCallAdapters } from './adapter.ts';
import { curveCalls } from './curve.ts';
import { holdingsCalls } from './holdings.ts';
import { CREDITED } from './margins.ts';
import { raiseCalls } from './raises.ts';
import { tenderCalls } from './tenders.ts';

/** The adapters of claims. Held units are null, because only EVM chains have them. */
const CLAIMS: Readonly<Record<ClaimCall['kind'], ProgramCallAdapter<never> | null>> = {
  claimPayout: holdingsCalls.claimPayout,
  claimTail: holdingsCalls.claimTail,
  claimFinal: holdingsCalls.claimFinal,
  claimRedemption: holdingsCalls.claimRedemption,
  claimTender: tenderCalls.claimTender,
  redeemUnits: curveCalls.redeemUnits,
  claimKept: raiseCalls.claimKept,
  releaseUnits: null,
};

const textOf = ({ programAddress, accounts = [], data }: Instruction): string =>
  [programAddress, ...accounts.map(({ address }) => address), data?.join(' ')].join(' ');

export const claimCalls = {
  claimAll: {
    /** Only the first claim opens the paid account, because one instruction does it for all. */
    async instructions({ claims }, context) {
      const lists = await Promise.all(
        claims.map((claim) => {
          const adapter = CLAIMS[claim.kind];
          if (adapter === null) throw new AppError('CALL_NOT_ON_CHAIN');
          return adapter.instructions(claim as never, context);
        }),
      );
      return [...new Map(lists.flat().map((instruction) => [textOf(instruction), instruction])).values()];
    },
    margin: CREDITED,
  },
} satisfies Partial<ProgramCallAdapters>;
