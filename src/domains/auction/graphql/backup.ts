import { OWN_ROWS } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../../graphql/chain-argument.ts';
import { keyset } from '../../../graphql/lists.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';

/** Access to columns of reveal backups: the account that saved them. */
const BACKUP = { class: 'plain', readers: ['owner'], deletion: 'after settlement + retention' } as const;

const BidBackup = builder.prismaNode('BidBackup', {
  description: 'The sealed values that reveal a bid or an order, kept for the bidder. The service cannot open them.',
  id: { field: 'id', access: { ...BACKUP, storedIn: 'bid_backups.id' } },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', description: 'The key of the series.', access: BACKUP }),
    window: t.exposeInt('window', {
      description: 'The number of the window, for an order; 0 for a bid in the raise.',
      access: BACKUP,
    }),
    wallet: t.expose('wallet', { type: 'Address', description: 'The wallet that bids or trades.', access: BACKUP }),
    commitment: t.expose('commitment', {
      type: 'Bytes32',
      description: 'The commitment of the bid or order that the backup reveals.',
      access: BACKUP,
    }),
    backup: t.expose('ciphertext', {
      type: 'Backup',
      description: 'The reveal backup, version 1. The device secret that sealed it opens it.',
      access: { ...BACKUP, class: 'client-encrypted' },
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When the backup was saved.', access: BACKUP }),
  }),
});

const SaveBidBackupInput = keyedInput(
  'SaveBidBackupInput',
  (t) => ({
    chain: t.field(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    window: t.int({ required: true, description: 'The number of the window, for an order; 0 for a bid in the raise.' }),
    wallet: t.field({
      type: 'Address',
      required: true,
      description: 'The wallet that bids or trades, one of the account’s own.',
    }),
    commitment: t.field({
      type: 'Bytes32',
      required: true,
      description: 'The commitment of the bid or order that the backup reveals.',
    }),
    backup: t.field({
      type: 'Backup',
      required: true,
      description: 'The reveal backup, version 1, sealed on the device with `sealBackup` of `@income-series/client`.',
    }),
  }),
  'The input of `saveBidBackup`. Price, quantity and salt are never sent unsealed.',
);

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
    'Keeps the sealed values that reveal a bid or an order, so that it can be revealed without the device that made ' +
    'it. A backup never changes: the same backup again returns the stored record, and another backup for the same ' +
    'commitment is refused.',
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
    description: 'The reveal backups of the signed-in account, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'savedAt', direction: 'desc' },
    args: { chain: t.arg(chainArgument) },
    where: (args, ctx) => chainWhere(ctx, args),
    filter: { seriesKey: 'Bytes32' },
  }),
);
