import { onChains } from '../../core/on-chain.ts';
import { builder } from '../../graphql/builder.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { step } from '../transaction/step.graphql.ts';
import { type ClaimKind, NON_REVEAL_FEE } from './index.ts';
import { OF_A_WALLET } from './money.graphql.ts';

/** A mutation for each of the contract's claims; `claimed` says what it pays. */
function claimMutation(kind: ClaimKind, claimed: string): void {
  const name = `buildC${kind.slice(1)}`;
  buildMutation(name, {
    description: `Builds \`${kind}\`: the holder claims ${claimed}. Anyone may send it; only the holder is paid.`,
    input: builder.inputType(`B${name.slice(1)}Input`, {
      fields: (t) => ({
        ...step(t),
        holder: t.field({
          type: 'Address',
          description: 'The wallet that is paid; if left out, the wallet that signs.',
        }),
      }),
    }),
    build: ({ caller, chain, input, services }) =>
      services.holdings.prepareClaim(caller, {
        chain,
        seriesKey: input.seriesKey,
        wallet: input.wallet,
        holder: input.holder ?? input.wallet,
        kind,
      }),
  });
}
claimMutation('claimPayout', 'its part of the reported quarters’ payments');
claimMutation('claimTail', 'its part of the accrued money that was paid after the term');
claimMutation('claimFinal', 'the residue of a series that closed by its term or cap, for which its units are burned');
claimMutation('claimRedemption', 'its part of the issuer’s buy-out, for which its units are burned');

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
    description: 'The money that the signed-in account’s wallets claimed, were charged or were paid, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: ['occurredAt', 'blockNumber'], direction: 'desc' },
    ranges: ['occurredAt'],
    where: (_args, { viewer }) => ({ AND: [onChains('wallet', viewer.wallets), OF_A_WALLET] }),
  }),
  myFees: keyset(t, {
    type: 'FeeEntry',
    description:
      'The charges that bids of the signed-in account’s wallets paid because they were not revealed, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: ['occurredAt', 'blockNumber'], direction: 'desc' },
    ranges: ['occurredAt'],
    where: (_args, { viewer }) => ({ ...onChains('wallet', viewer.wallets), kind: NON_REVEAL_FEE }),
  }),
}));
