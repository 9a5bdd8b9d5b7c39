import { onChains } from '../../../core/on-chain.ts';
import { builder } from '../../../graphql/builder.ts';
import { keyset } from '../../../graphql/lists.ts';
import { NON_REVEAL_FEE } from '../index.ts';
import { WALLET_KINDS } from './money.ts';

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
    where: (_args, { viewer }) => ({ AND: [onChains('wallet', viewer.wallets), WALLET_KINDS] }),
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
