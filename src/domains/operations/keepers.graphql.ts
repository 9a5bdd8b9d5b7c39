import { ADMIN_ROWS } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../graphql/chain-argument.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { keyset } from '../../graphql/list-builders.ts';

/** Rows of the service's own: keeper runs and reconciliation runs are kept 90 days, deliveries until they are done. */
const kept = (storedIn: string) => ({ storedIn, class: 'plain', readers: ['admin'], deletion: '90 days' }) as const;
const ran = (column: string) => kept(`keeper_runs.${column}`);
const compared = (column: string) => kept(`reconciliation_runs.${column}`);
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
    keeper: t.exposeString('keeper', {
      nullable: false,
      description: 'delivery, period, window, purge, reconciliation.',
      access: ran('keeper'),
    }),
    chain: t.exposeString('chain', { nullable: true, access: ran('chain') }),
    state: t.exposeString('state', {
      nullable: false,
      description: 'RUNNING, DONE, FAILED, LOST: its process ended, or led no more, before it did.',
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
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description: 'Of what ended it.',
      access: ran('error_code'),
    }),
    spent: t.expose('spent', {
      type: 'Amount',
      nullable: false,
      description: 'Wei: the most that what was sent can cost until it is mined, then what it did cost.',
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
    chain: t.exposeString('chain', { nullable: false, access: compared('chain') }),
    blockNumber: t.expose('blockNumber', { type: 'BigInt', nullable: true, access: compared('block_number') }),
    state: t.exposeString('state', {
      nullable: false,
      description: 'RUNNING, DONE, FAILED, LOST.',
      access: compared('state'),
    }),
    checked: t.expose('checked', {
      type: 'JSON',
      nullable: true,
      description: '{ series, positions, money }: how many were compared.',
      access: compared('checked'),
    }),
    differences: t.expose('differences', {
      type: 'JSON',
      nullable: true,
      description: '[{ table, id, column, database, chain }], at most 500.',
      access: compared('differences'),
    }),
    errorCode: t.exposeString('errorCode', { nullable: true, access: compared('error_code') }),
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
    chain: t.exposeString('chain', { nullable: false, access: retried('chain') }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: false, access: retried('series_key') }),
    window: t.exposeInt('window', {
      nullable: false,
      description: '0: a bid of the raise; else the window of an order.',
      access: retried('window'),
    }),
    bidder: t.expose('bidder', { type: 'Address', nullable: false, access: retried('bidder') }),
    attempts: t.exposeInt('attempts', { nullable: false, access: retried('attempts') }),
    nextAttempt: t.expose('nextAttempt', { type: 'DateTime', nullable: false, access: retried('next_attempt') }),
    lastAttempt: t.expose('lastAttempt', { type: 'DateTime', nullable: false, access: retried('last_attempt') }),
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
    filter: { keeper: 'String', state: 'String' },
  }),
  reconciliationRuns: keyset(t, {
    type: 'ReconciliationRun',
    description: 'Comparisons of the index with the chain, the latest first; for admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'startedAt', direction: 'desc' },
    filter: { state: 'String' },
  }),
  auctionDeliveries: keyset(t, {
    type: 'AuctionDelivery',
    description: 'Deliveries that failed, by when they are tried again; for admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'nextAttempt', direction: 'asc' },
    args: { chain: t.arg.string(chainArgument) },
    where: (args, ctx) => chainWhere(ctx, args),
    filter: { seriesKey: 'Bytes32' },
  }),
}));
