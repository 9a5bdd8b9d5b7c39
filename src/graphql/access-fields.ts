import type { ObjectRef } from '@pothos/core';
import {
  type Explanation,
  explainAccess,
  explainedBy,
  RESPONSE_ONLY,
  relationsOf,
  visibleWhere,
} from '../access/index.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { ReadBlock, ReaderLabel } from './access/index.ts';
import { chainArgument, chainOf } from './chain-argument.ts';
import type { GatewayBuilder } from './create-builder.ts';
import { storedValues } from './enum-values.ts';
import { isNode } from './node-field.ts';
import { rowId } from './row-id.ts';
import type { GatewaySchemaTypes } from './schema-types.ts';
import type { StorageClassEnum } from './storage-class.ts';

const READERS: Readonly<Record<ReaderLabel, string>> = {
  owner: 'Whose the row is: an account, or the wallets that it linked.',
  issuer: 'The issuer of the row’s series.',
  holder: 'Who holds units of the series, by the index of the chain.',
  backer:
    'Who has a wallet that the chain’s registry verifies now, while the series raises, or while that wallet has a bid in it or holds.',
  attestor: 'Who linked the attestor key that the row is addressed to.',
  admin: 'An admin by configuration.',
  public: 'Everybody, without signing in.',
  operators: 'Who runs the service: nobody reads such a field through the API.',
};

const served = { nullable: false, access: RESPONSE_ONLY } as const;

const readerType = (builder: GatewayBuilder) =>
  builder.enumType('Reader', {
    description: 'What a viewer is to the row that a field belongs to.',
    values: storedValues(READERS),
  });
type ReaderType = ReturnType<typeof readerType>;

function explanationType(builder: GatewayBuilder, Reader: ReaderType, StorageClass: StorageClassEnum) {
  const Block = builder.objectRef<ReadBlock>('ReadBlock').implement({
    description: 'The block at which a relation was read on the chain.',
    fields: (t) => ({
      number: t.expose('number', { type: 'BigInt', ...served }),
      hash: t.expose('hash', { type: 'Bytes32', ...served }),
    }),
  });
  return builder.objectRef<Explanation>('AccessExplanation').implement({
    description: 'Whether the viewer reads a field of a row, by which rule and which relation of their own.',
    fields: (t) => ({
      coordinate: t.exposeString('coordinate', served),
      allowed: t.exposeBoolean('allowed', served),
      readers: t.field({ type: [Reader], ...served, resolve: ({ rule }) => rule.readers as ReaderLabel[] }),
      class: t.field({ type: StorageClass, ...served, resolve: ({ rule }) => rule.class }),
      held: t.stringList({ ...served, resolve: ({ rule }) => [rule.storedIn].flat() }),
      deletion: t.string({ ...served, resolve: ({ rule }) => rule.deletion }),
      onchain: t.boolean({ ...served, resolve: ({ rule }) => rule.onchain === true }),
      relation: t.field({
        type: Reader,
        nullable: true,
        description: 'The label by which the viewer reads; null where none does.',
        access: RESPONSE_ONLY,
        resolve: ({ relation }) => relation as ReaderLabel | null,
      }),
      relations: t.field({
        type: [Reader],
        description:
          'The labels that the viewer has on this very row, whether or not they read this field: of those by which the ' +
          'declarations of its type let somebody read, and ADMIN. What else the viewer may be is not among them (a holder of ' +
          'the series, where no field of the type is read by holders), nor what cannot be read from the chain now.',
        ...served,
        resolve: async ({ relations }) => (await relations()) as ReaderLabel[],
      }),
      block: t.field({
        description: 'Null where the relation was not read on the chain.',
        type: Block,
        nullable: true,
        access: 'traverse',
        resolve: ({ readAt }) => readAt as ReadBlock | null,
      }),
    }),
  });
}

function registerExplainAccess(builder: GatewayBuilder, Reader: ReaderType, StorageClass: StorageClassEnum): void {
  const AccessExplanation = explanationType(builder, Reader, StorageClass);
  builder.queryField('explainAccess', (t) =>
    t.field({
      type: AccessExplanation,
      nullable: true,
      description:
        'Why the viewer reads, or does not read, one field of one row. Says nothing of anyone else; a row that the ' +
        'viewer may not see is NOT_FOUND, as an absent one. Where a relation that decides it cannot be read, it fails as ' +
        'the field does, as by CHAIN_UNAVAILABLE.',
      access: 'traverse',
      args: {
        id: t.arg.id({
          required: true,
          description: 'Of the row, as `node` takes it; of a value without an id, that of the row it is part of.',
        }),
        coordinate: t.arg.string({ required: true, description: 'Type and field, as `Series.paidTotal`.' }),
      },
      resolve: (_root, { id, coordinate }, ctx, { schema }) => {
        const [type = '', field = ''] = coordinate.split('.', 2);
        const { rules } = ctx.access;
        if (!rules.fields.has(`${type}.${field}`)) throw new AppError('NOT_FOUND', { path: ['coordinate'] });
        // Rows that no id leads to have ways of their own, some of which write down who looked.
        if (rules.types.get(type)?.model && !isNode(schema, type)) throw new AppError('NOT_FOUND');
        return explainAccess(ctx, type, rowId(explainedBy(rules, type) ?? type, id), field);
      },
    }),
  );
}

/** Registers `explainAccess` and, on the viewer's type, `relations`: what a viewer may know of their own relations. */
export function registerAccessFields(
  builder: GatewayBuilder,
  viewer: ObjectRef<PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>, object>,
  StorageClass: StorageClassEnum,
): void {
  const Reader = readerType(builder);
  registerExplainAccess(builder, Reader, StorageClass);
  builder.objectField(viewer, 'relations', (t) =>
    t.field({
      type: [Reader],
      nullable: true,
      description: 'What the viewer is to a series.',
      access: { ...RESPONSE_ONLY, readers: ['owner'] },
      args: { seriesKey: t.arg({ type: 'Bytes32', required: true }), chain: t.arg(chainArgument) },
      resolve: async (_viewer, { chain, seriesKey }, ctx) => {
        const where = visibleWhere(ctx, 'Series', { chain: chainOf(ctx, { chain }), key: seriesKey });
        const series = await ctx.db.series.findFirst({ where, select: { chain: true, key: true, issuer: true } });
        if (!series) throw new AppError('NOT_FOUND');
        return (await relationsOf(ctx, 'Series', series)) as ReaderLabel[];
      },
    }),
  );
}
