import type { Address, Bytes32 } from '../../core/hex.ts';
import { builder } from '../../graphql/builder.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { builds, builtOnce } from '../transaction/graphql.ts';
import { step } from '../transaction/step.graphql.ts';
import type { ClaimKind } from './index.ts';

const Claim = builder.enumType('Claim', {
  description:
    'Which part of what is owed: the net of periods, accruals after the term, the residue at close, a buy-out.',
  values: {
    PAYOUT: { value: 'claimPayout' },
    TAIL: { value: 'claimTail' },
    FINAL: { value: 'claimFinal' },
    REDEMPTION: { value: 'claimRedemption' },
  } satisfies Record<string, { value: ClaimKind }>,
});

const ClaimInput = builder.inputType('ClaimPayoutInput', {
  fields: (t) => ({
    ...step(t),
    holder: t.field({ type: 'Address', description: 'The wallet that is paid; the signing one if absent.' }),
    claim: t.field({ type: Claim, required: true, defaultValue: 'claimPayout' }),
  }),
});

builder.mutationField('claimPayout', (t) =>
  t.field({
    ...builds,
    description: 'Builds a claim. Anyone may send it; only the holder is paid.',
    args: { input: t.arg({ type: ClaimInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      builtOnce(ctx, 'claimPayout', input, (caller) =>
        ctx.services.holdings.prepareClaim(caller, {
          seriesKey: input.seriesKey as Bytes32,
          wallet: input.wallet as Address,
          holder: (input.holder ?? input.wallet) as Address,
          kind: input.claim,
        }),
      ),
  }),
);

builder.queryFields((t) => ({
  myPositions: keyset(t, {
    type: 'Position',
    description: 'The positions of the signed-in account’s wallets, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'openedAt', direction: 'desc' },
    where: (_args, { viewer }) => ({ holder: { in: [...viewer.wallets] } }),
  }),
  myMoneyEvents: keyset(t, {
    type: 'MoneyEvent',
    description: 'What the signed-in account’s wallets claimed, were charged or were paid, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'blockNumber', direction: 'desc' },
    where: (_args, { viewer }) => ({ wallet: { in: [...viewer.wallets] } }),
  }),
}));
