import { requireAddressOf } from '@income-series/protocol/chain';
import type { ClaimKind as ClaimKindName, DueClaim } from '@income-series/protocol/claims';
import type { Tx } from '../../../core/tx.ts';
import { type AccessDeclaration, bySeries, byWallet, declareByKind } from '../../../graphql/access/index.ts';
import { POSITION } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../../graphql/chain-argument.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { BUILD, NODE_ROUND } from '../../../graphql/cost.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { BuiltTransaction } from '../../transaction/graphql/built.ts';
import { step } from '../../transaction/graphql/step.ts';
import { requireSendable, SimulationFailed } from '../../transaction/index.ts';
import { CLAIM_READERS, type HolderKey } from '../index.ts';

const ClaimKind = storedEnum<ClaimKindName>('ClaimKind', 'A kind of claim of a wallet on a series.', {
  RELEASED_UNITS:
    'Units that were delivered while the wallet was not verified, and can be unlocked because it is verified now.',
  PAYOUT: 'The wallet’s part of the reported quarters’ payments.',
  TAIL: 'The wallet’s part of the accrued money that was paid after the term.',
  TENDER: 'The payment of a settled round of tenders, for which the accepted units are burned.',
  FINAL: 'The wallet’s share of the residue of a series that ended without a buy-out, for which its units are burned.',
  REDEMPTION: 'The wallet’s share of the issuer’s buy-out, for which its units are burned.',
  REDEEMED_UNITS:
    'The share of a curve series that has ended for units that are not staked, which are burned. Only their wallet can sign it.',
  KEPT_BID_REFUND:
    'A bid’s refund that is kept for the wallet, because the payment token refused it at delivery. On Solana: all ' +
    'money that is kept for the wallet, because its token account was missing, frozen or given away (from bids, ' +
    'orders, tenders, last claims and the income router).',
  KEPT_ORDER_MONEY: 'An order’s money that the payment token refused to pay at delivery.',
  KEPT_ROUTED_INCOME:
    'The issuer’s part of routed income, or of released money, that the payment token refused to pay.',
});

/** Access to claims. Each kind has the readers that the same amount has elsewhere. */
const LIVE: AccessDeclaration = {
  ...declareByKind(
    'kind',
    Object.fromEntries(
      Object.entries(CLAIM_READERS).map(([kind, readers]) => [
        kind,
        { storedIn: 'onchain', class: POSITION.class, readers, deletion: POSITION.deletion },
      ]),
    ),
  ),
  onchain: true,
};

const Claim = builder.objectRef<HolderKey & DueClaim>('Claim').implement({
  description: 'Something that is due to a wallet of a series, read live from the chain and stored nowhere.',
  access: { subjects: { holder: byWallet('holder'), issuer: bySeries('seriesKey') } },
  fields: (t) => ({
    kind: t.expose('kind', { type: ClaimKind, description: 'The kind of the claim.', access: LIVE }),
    amount: t.expose('amount', {
      type: 'Amount',
      description:
        'The money that the claim would pay now, after the claims before it in the list, in base units of the ' +
        'payment token and rounded down. For RELEASED_UNITS: the number of units. 0 if the claim only burns units or ' +
        'ends a tender. On an EVM chain also 0 while the claim waits for an order in a window that is not over.',
      access: LIVE,
    }),
    refusal: t.expose('refusal', {
      type: 'String',
      description:
        'The chain’s name of the rule that refuses the claim now: CENSUS_MISSING for TENDER while a quarter that is over has no ' +
        'census; UNITS_UNAVAILABLE for FINAL and REDEMPTION while an order that is to be delivered has units of the wallet, ' +
        'which `buildDeliverOrder` brings back. `buildClaim` then builds the other claims. Null if the chain takes the claim.',
      access: LIVE,
    }),
  }),
});

builder.queryField('claims', (t) =>
  t.field({
    type: [Claim],
    description:
      'Everything that a series owes a wallet now, in the order in which it is claimed: `buildClaim` builds it. The ' +
      'list is empty if nothing is due. The list is null for a wallet that the account did not link. Only the ' +
      'series’ issuer and admins get it then, with the claims whose amounts they may read.',
    access: 'traverse',
    authScopes: { signedIn: true },
    complexity: NODE_ROUND,
    args: {
      seriesKey: t.arg({ type: 'Bytes32', required: true, description: 'The key of the series.' }),
      chain: t.arg(chainArgument),
      wallet: t.arg({ type: 'Address', required: true, description: 'The address of the wallet.' }),
    },
    resolve: async (_root, { seriesKey, wallet: holder, ...args }, ctx) => {
      const chain = chainOf(ctx, args);
      requireAddressOf(chain, holder, 'wallet');
      const key = { chain, seriesKey, holder };
      const due = await ctx.services.holdings.claims(ctx.viewer, key);
      return due?.map((claim) => ({ ...key, ...claim })) ?? null;
    },
  }),
);

/** A row of built transactions. */
type BuiltRow = Awaited<ReturnType<GatewayContext['db']['builtTransaction']['findUniqueOrThrow']>>;

/** A built transaction and the claims that it pays; null if the viewer may read none. */
interface BuiltClaim {
  readonly transaction: BuiltRow;
  readonly pays: readonly (HolderKey & DueClaim)[] | null;
}

const ClaimTransaction = builder.objectRef<BuiltClaim>('ClaimTransaction').implement({
  description: 'A transaction that claims something.',
  fields: (t) => ({
    transaction: t.field({
      type: BuiltTransaction,
      nullable: false,
      description: 'The transaction to sign and send.',
      access: 'traverse',
      resolve: ({ transaction }) => transaction,
    }),
    pays: t.field({
      type: [Claim],
      description:
        'The claims that the transaction pays: those whose amounts the account may read, as in `claims`. Null if the ' +
        'account may read none of them, or if the request is a repetition, because amounts are not stored.',
      access: 'traverse',
      resolve: ({ pays }) => pays,
    }),
  }),
});

const ClaimTransactionsPayload = builder
  .objectRef<{ readonly transactions: readonly BuiltClaim[] }>('ClaimTransactionsPayload')
  .implement({
    description: 'The transactions that claim what is due to a wallet.',
    fields: (t) => ({
      transactions: t.field({
        type: [ClaimTransaction],
        nullable: false,
        description: 'The transactions in the order in which they are sent. There is always one at least.',
        access: 'traverse',
        resolve: ({ transactions }) => transactions,
      }),
    }),
  });

const BuildClaimInput = builder.inputType('BuildClaimInput', {
  fields: (t) => ({
    ...step(t),
    holder: t.field({
      type: 'Address',
      description: 'The wallet that is paid. If left out, it is the wallet that signs.',
    }),
    kinds: t.field({
      type: [ClaimKind],
      description:
        'The kinds to claim. If left out, all that are due and that `wallet` may claim. Only the holder’s own wallet ' +
        'can claim REDEEMED_UNITS. TENDER, FINAL and REDEMPTION always pay PAYOUT and TAIL too. FINAL and REDEMPTION ' +
        'always release held units first.',
    }),
  }),
});

mutation('buildClaim', {
  description:
    'Builds everything that claims what a series owes a wallet: transactions in the order in which they are sent, each ' +
    'simulated as the chain will be after the transactions before it. On Solana it is one transaction, which closes a position that ' +
    'FINAL or REDEMPTION empties: its holder gets the rent back. Anyone may send them; only the holder is paid. If nothing is due, it is refused with `NOTHING_DUE`, and nothing is built or stored.',
  input: BuildClaimInput,
  type: ClaimTransactionsPayload,
  complexity: BUILD,
  refusals: [SimulationFailed],
  async act({ caller, chain, input, services }) {
    const { seriesKey, wallet, holder, kinds } = input;
    const key = { chain, seriesKey, holder: holder ?? wallet };
    const { simulations, pays, save } = await services.holdings.prepareClaims(caller, { ...key, wallet, kinds });
    for (const simulation of simulations) requireSendable({ simulation }, input);
    return { key, pays, save: async (tx: Tx) => ({ transactionIds: await save(tx) }) };
  },
  async answer({ transactionIds }, { ctx, services }, built) {
    const rows = await ctx.db.builtTransaction.findMany({ where: { id: { in: [...transactionIds] } } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const pays = built && (await services.holdings.readable(ctx.viewer, built.key, built.pays));
    const transactions = transactionIds.flatMap((id, i) => {
      const transaction = byId.get(id);
      return transaction
        ? [{ transaction, pays: (built && pays?.[i]?.map((claim) => ({ ...built.key, ...claim }))) ?? null }]
        : [];
    });
    return { transactions };
  },
});
