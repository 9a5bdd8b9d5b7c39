import { ADMIN_ROWS } from '../../graphql/access/index.ts';
import { builder, ErrorCode } from '../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../graphql/chain-argument.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { Keeper, RunState } from './enums.graphql.ts';
import type { CheckedCounts, Difference } from './index.ts';
import { compared, ReconciliationCounts, ReconciliationDifference } from './reconciliation.graphql.ts';

/** Rows of the service's own: keeper runs and reconciliation runs are kept 90 days, deliveries until they are done. */
const kept = (storedIn: string) => ({ storedIn, class: 'plain', readers: ['admin'], deletion: '90 days' }) as const;
const ran = (column: string) => kept(`keeper_runs.${column}`);
const retried = (column: string) =>
  ({
    storedIn: `auction_deliveries.${column}`,
    class: 'plain',
    readers: ['admin'],
    deletion: 'when the bid is delivered',
  }) as const;

builder.prismaNode('KeeperRun', {
  description: 'A run of a keeper that sent, deleted or failed at something. One that had nothing to do leaves no row.',
  id: { field: 'id', access: ran('id') },
  access: ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    keeper: t.expose('keeper', {
      type: Keeper,
      nullable: false,
      description: 'Which job.',
      access: ran('keeper'),
    }),
    chain: t.expose('chain', { type: 'Chain', nullable: true, access: ran('chain') }),
    state: t.expose('state', {
      type: RunState,
      nullable: false,
      description: 'How it stands.',
      access: ran('state'),
    }),
    done: t.exposeInt('done', {
      nullable: false,
      description: 'Transactions that landed, or rows that were deleted.',
      access: ran('done'),
    }),
    failed: t.exposeInt('failed', {
      nullable: false,
      description: 'What was due and was refused.',
      access: ran('failed'),
    }),
    errorCode: t.expose('errorCode', {
      type: ErrorCode,
      nullable: true,
      description: 'Of what ended it.',
      access: ran('error_code'),
    }),
    spent: t.expose('spent', {
      type: 'NativeAmount',
      nullable: false,
      description: 'For gas or fees: the most that what was sent can cost until it is mined, then what it did cost.',
      access: ran('spent'),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: false, access: ran('started_at') }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, access: ran('finished_at') }),
  }),
});

builder.prismaNode('ReconciliationRun', {
  description:
    'A comparison of the index with the contracts at one block. What differs is written down and left as it is.',
  id: { field: 'id', access: compared('id') },
  access: ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    chain: t.expose('chain', { type: 'Chain', nullable: false, access: compared('chain') }),
    blockNumber: t.expose('blockNumber', { type: 'BigInt', nullable: true, access: compared('block_number') }),
    state: t.expose('state', {
      type: RunState,
      nullable: false,
      description: 'How it stands.',
      access: compared('state'),
    }),
    checked: t.field({
      type: ReconciliationCounts,
      nullable: true,
      description: 'How much was compared; null until the run is done.',
      access: compared('checked'),
      select: { checked: true },
      resolve: ({ checked }) => checked as unknown as CheckedCounts | null,
    }),
    differences: t.field({
      type: [ReconciliationDifference],
      nullable: true,
      description: 'What differs, at most 500; null until the run is done.',
      complexity: { field: 1, multiplier: 10 },
      access: compared('differences'),
      select: { differences: true },
      resolve: ({ differences }) => differences as unknown as Difference[] | null,
    }),
    errorCode: t.expose('errorCode', { type: ErrorCode, nullable: true, access: compared('error_code') }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: false, access: compared('started_at') }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, access: compared('finished_at') }),
  }),
});

builder.prismaNode('AuctionDelivery', {
  description: 'A delivery that the contract refused and that is tried again. The row goes when it is delivered.',
  ...chainRow('id', retried('id')),
  access: ADMIN_ROWS,
  select: { chain: true, id: true },
  fields: (t) => ({
    chain: t.expose('chain', { type: 'Chain', nullable: false, access: retried('chain') }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: false, access: retried('series_key') }),
    window: t.exposeInt('window', {
      nullable: false,
      description: '0: a bid of the raise; else the window of an order.',
      access: retried('window'),
    }),
    bidder: t.expose('bidder', { type: 'Address', nullable: false, access: retried('bidder') }),
    attempts: t.exposeInt('attempts', { nullable: false, access: retried('attempts') }),
    nextAttemptAt: t.expose('nextAttempt', { type: 'DateTime', nullable: false, access: retried('next_attempt') }),
    lastAttemptAt: t.expose('lastAttempt', { type: 'DateTime', nullable: false, access: retried('last_attempt') }),
    error: t.exposeString('error', {
      nullable: false,
      description: 'The contract’s error name, or a code of ours; never a message.',
      access: retried('error'),
    }),
  }),
});

builder.queryFields((t) => ({
  keeperRuns: keyset(t, {
    type: 'KeeperRun',
    description: 'Runs of the keepers, the latest first; for admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'startedAt', direction: 'desc' },
    ranges: ['startedAt'],
    filter: { keeper: Keeper, state: RunState },
  }),
  reconciliationRuns: keyset(t, {
    type: 'ReconciliationRun',
    description: 'Comparisons of the index with the chain, the latest first; for admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'startedAt', direction: 'desc' },
    ranges: ['startedAt'],
    filter: { state: RunState },
  }),
  auctionDeliveries: keyset(t, {
    type: 'AuctionDelivery',
    description: 'Deliveries that failed, by when they are tried again; for admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'nextAttemptAt', direction: 'asc' },
    args: { chain: t.arg(chainArgument) },
    where: (args, ctx) => chainWhere(ctx, args),
    filter: { seriesKey: 'Bytes32' },
  }),
}));
