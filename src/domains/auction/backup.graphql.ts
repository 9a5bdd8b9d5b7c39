import { OWN_ROWS } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../graphql/chain-argument.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import type { BackupService } from './index.ts';

declare module '../../graphql/context.ts' {
  interface ModuleServices {
    backups: BackupService;
  }
}

/** Reveal backup. What names it is its owner's alone as well. */
const kept = (column: string) =>
  ({
    storedIn: `bid_backups.${column}`,
    class: 'plain',
    readers: ['owner'],
    deletion: 'after settlement + retention',
  }) as const;

const BidBackup = builder.prismaNode('BidBackup', {
  description: 'What reveals a bid or an order, as its bidder’s device sealed it. The service cannot read it.',
  id: { field: 'id', access: kept('id') },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: false, access: kept('series_key') }),
    window: t.exposeInt('window', {
      nullable: false,
      description: '0: a bid in the raise; else the window of an order.',
      access: kept('window'),
    }),
    wallet: t.expose('wallet', { type: 'Address', nullable: false, access: kept('wallet') }),
    commitment: t.expose('commitment', {
      type: 'Bytes32',
      nullable: false,
      description: 'Of the bid or order that it reveals.',
      access: kept('commitment'),
    }),
    backup: t.expose('ciphertext', {
      type: 'Backup',
      nullable: false,
      description: 'A reveal backup of version 1: the device secret that sealed it opens it.',
      access: { ...kept('ciphertext'), class: 'client-encrypted' },
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime', nullable: false, access: kept('saved_at') }),
  }),
});

const SaveBidBackupInput = builder.inputType('SaveBidBackupInput', {
  description: 'Nothing of price, quantity and salt is taken in plain.',
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    chain: t.field(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    window: t.int({ required: true, description: '0: a bid in the raise; else the window of an order.' }),
    wallet: t.field({ type: 'Address', required: true, description: 'The bidding wallet, one of the account’s own.' }),
    commitment: t.field({ type: 'Bytes32', required: true, description: 'Of the bid or order whose opening is kept.' }),
    backup: t.field({
      type: 'Backup',
      required: true,
      description: 'A reveal backup of version 1, sealed on the device: `sealBackup` of `@income-series/client`.',
    }),
  }),
});

const SaveBidBackupPayload = builder.objectRef<{ readonly backupId: string }>('SaveBidBackupPayload').implement({
  fields: (t) => ({
    bidBackup: t.prismaField({
      type: BidBackup,
      nullable: false,
      access: 'traverse',
      resolve: (query, { backupId }, _, { db }) =>
        db.bidBackup.findUniqueOrThrow({ ...query, where: { id: backupId } }),
    }),
  }),
});

mutation('saveBidBackup', {
  type: SaveBidBackupPayload,
  description:
    'Keeps what reveals a bid, so that it can be revealed without the device that made it. It never changes: the same ' +
    'again answers what is there, another backup of the same commitment is refused.',
  input: SaveBidBackupInput,
  act: ({ caller, chain, input, services }) => {
    const { seriesKey, window, wallet, commitment, backup } = input;
    return services.backups.save(caller, {
      chain,
      seriesKey,
      window,
      wallet,
      commitment,
      backup,
    });
  },
});

builder.queryField('myBidBackups', (t) =>
  keyset(t, {
    type: 'BidBackup',
    description: 'The backups of the signed-in account, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'savedAt', direction: 'desc' },
    args: { chain: t.arg(chainArgument) },
    where: (args, ctx) => chainWhere(ctx, args),
    filter: { seriesKey: 'Bytes32' },
  }),
);
