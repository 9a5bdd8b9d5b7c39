import { ADMIN_ROWS } from '../../../graphql/access/index.ts';
import { builder, ErrorCode } from '../../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../../graphql/chain-argument.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import { keyset } from '../../../graphql/lists.ts';
import type { CheckedCounts, Difference } from '../index.ts';
import { Keeper, RunState } from './enums.ts';
import { RECONCILIATION, ReconciliationCounts, ReconciliationDifference } from './reconciliation.ts';

const RUN = { class: 'plain', readers: ['admin'], deletion: '90 days' } as const;
const DELIVERY = { class: 'plain', readers: ['admin'], deletion: 'when the bid is delivered' } as const;

builder.prismaNode('KeeperRun', {
  description: 'One run of a keeper that did or failed at something. A run with nothing to do has no record.',
  id: { field: 'id', access: { ...RUN, storedIn: 'keeper_runs.id' } },
  access: ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    keeper: t.expose('keeper', { type: Keeper, description: 'The job.', access: RUN }),
    chain: t.expose('chain', {
      type: 'Chain',
      description: 'The chain that the run was for; null for a job without a chain.',
      access: RUN,
    }),
    state: t.expose('state', { type: RunState, description: 'The state of the run.', access: RUN }),
    done: t.exposeInt('done', {
      description: 'The number of transactions that the chain accepted, or of rows that the run deleted.',
      access: RUN,
    }),
    failed: t.exposeInt('failed', { description: 'The number of steps that were due and refused.', access: RUN }),
    errorCode: t.expose('errorCode', {
      type: ErrorCode,
      description: 'The error that ended the run, as a code; null if none did.',
      access: RUN,
    }),
    spent: t.expose('spent', {
      type: 'NativeAmount',
      description:
        'The cost of gas or fees in the chain’s native coin. A transaction that is not mined yet counts with the ' +
        'most that it can cost.',
      access: RUN,
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the run started.', access: RUN }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      description: 'When the run ended; null while it is running.',
      access: RUN,
    }),
  }),
});

builder.prismaNode('ReconciliationRun', {
  description: 'A comparison of the index with the contracts at one block. Differences are recorded and not corrected.',
  id: { field: 'id', access: { ...RECONCILIATION, storedIn: 'reconciliation_runs.id' } },
  access: ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    chain: t.expose('chain', { type: 'Chain', description: 'The chain that was compared.', access: RECONCILIATION }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      description: 'The block at which the chain was compared; null until the run has chosen the block.',
      access: RECONCILIATION,
    }),
    state: t.expose('state', { type: RunState, description: 'The state of the run.', access: RECONCILIATION }),
    checked: t.field({
      type: ReconciliationCounts,
      description: 'The number of rows that were compared, by kind; null until the run is done.',
      access: { ...RECONCILIATION, storedIn: 'reconciliation_runs.checked' },
      select: { checked: true },
      resolve: ({ checked }) => checked as unknown as CheckedCounts | null,
    }),
    differences: t.field({
      type: [ReconciliationDifference],
      description: 'The differences found, at most 500; null until the run is done.',
      complexity: { field: 1, multiplier: 10 },
      access: { ...RECONCILIATION, storedIn: 'reconciliation_runs.differences' },
      select: { differences: true },
      resolve: ({ differences }) => differences as unknown as Difference[] | null,
    }),
    errorCode: t.expose('errorCode', {
      type: ErrorCode,
      description: 'The error that ended the run, as a code; null if none did.',
      access: RECONCILIATION,
    }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      description: 'When the run started.',
      access: RECONCILIATION,
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      description: 'When the run ended; null while it is running.',
      access: RECONCILIATION,
    }),
  }),
});

builder.prismaNode('AuctionDelivery', {
  description:
    'A failed delivery of a bid or an order, which the service tries again. The record is deleted once it is ' +
    'delivered.',
  ...chainRow('id', { ...DELIVERY, storedIn: 'auction_deliveries.id' }),
  access: ADMIN_ROWS,
  select: { chain: true, id: true },
  fields: (t) => ({
    chain: t.expose('chain', { type: 'Chain', description: 'The chain of the series.', access: DELIVERY }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', description: 'The key of the series.', access: DELIVERY }),
    window: t.exposeInt('window', {
      description: 'The number of the window, for an order; 0 for a bid of the raise.',
      access: DELIVERY,
    }),
    bidder: t.expose('bidder', {
      type: 'Address',
      description: 'The wallet of the bidder or trader.',
      access: DELIVERY,
    }),
    attempts: t.exposeInt('attempts', { description: 'The number of failed tries.', access: DELIVERY }),
    nextAttemptAt: t.expose('nextAttempt', {
      type: 'DateTime',
      description: 'When the next try is due.',
      access: DELIVERY,
    }),
    lastAttemptAt: t.expose('lastAttempt', {
      type: 'DateTime',
      description: 'When the last try failed.',
      access: DELIVERY,
    }),
    error: t.exposeString('error', {
      description: 'The contract’s error name, or a code of the service. It is never a message.',
      access: DELIVERY,
    }),
  }),
});

builder.queryFields((t) => ({
  keeperRuns: keyset(t, {
    type: 'KeeperRun',
    description: 'The runs of the keepers, latest first. For admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'startedAt', direction: 'desc' },
    ranges: ['startedAt'],
    filter: { keeper: Keeper, state: RunState },
  }),
  reconciliationRuns: keyset(t, {
    type: 'ReconciliationRun',
    description: 'The comparisons of the index with the chain, latest first. For admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'startedAt', direction: 'desc' },
    ranges: ['startedAt'],
    filter: { state: RunState },
  }),
  auctionDeliveries: keyset(t, {
    type: 'AuctionDelivery',
    description: 'The failed deliveries of bids and orders, by when the next try is due. For admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'nextAttemptAt', direction: 'asc' },
    args: { chain: t.arg(chainArgument) },
    where: (args, ctx) => chainWhere(ctx, args),
    filter: { seriesKey: 'Bytes32' },
  }),
}));
