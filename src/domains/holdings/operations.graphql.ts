import { onChains } from '../../core/on-chain.ts';
import { builder } from '../../graphql/builder.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { buildMutation } from '../transaction/graphql.ts';
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

buildMutation('claimPayout', {
  description: 'Builds a claim. Anyone may send it; only the holder is paid.',
  input: ClaimInput,
  build: ({ caller, chain, input, services }) =>
    services.holdings.prepareClaim(caller, {
      chain,
      seriesKey: input.seriesKey,
      wallet: input.wallet,
      holder: input.holder ?? input.wallet,
      kind: input.claim,
    }),
});

builder.queryFields((t) => ({
  myPositions: keyset(t, {
    type: 'Position',
    description: 'The positions of the signed-in account’s wallets, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'openedAt', direction: 'desc' },
    where: (_args, { viewer }) => onChains('holder', viewer.wallets),
  }),
  myMoneyEvents: keyset(t, {
    type: 'MoneyEvent',
    description: 'What the signed-in account’s wallets claimed, were charged or were paid, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'blockNumber', direction: 'desc' },
    where: (_args, { viewer }) => onChains('wallet', viewer.wallets),
  }),
}));
