import { AppError } from '@income-series/protocol/errors/app-error';
import type { ObjectRef } from '@pothos/core';
import {
  type Explanation,
  explainAccess,
  explainingType,
  isNode,
  RESPONSE_ONLY,
  relationsOf,
  visibleWhere,
} from 'field-access';
import {
  accessModel,
  type ReadBlock,
  type ReaderLabel,
  type StorageClass as StorageClassName,
} from './access/index.ts';
import { chainArgument, chainOf } from './chain-argument.ts';
import type { GatewayBuilder } from './create-builder.ts';
import { storedValues } from './enum-values.ts';
import { rowId } from './row-id.ts';
import type { GatewaySchemaTypes } from './schema-types.ts';
import type { StorageClassEnum } from './storage-class.ts';

const nonNullResponse = { nullable: false, access: RESPONSE_ONLY } as const;

const readerType = (builder: GatewayBuilder) =>
  builder.enumType('Reader', {
    description: 'A relation of a viewer to the record that a field belongs to.',
    values: storedValues(accessModel.labels.sentences as Readonly<Record<ReaderLabel, string>>),
  });
type ReaderType = ReturnType<typeof readerType>;

const readBlockType = (builder: GatewayBuilder) =>
  builder.objectRef<ReadBlock>('ReadBlock').implement({
    description: 'The block at which a relation was read on the chain.',
    fields: (t) => ({
      number: t.expose('number', {
        type: 'BigInt',
        description: 'The number of the block; on a Solana cluster its slot.',
        ...nonNullResponse,
      }),
      hash: t.expose('hash', {
        type: 'Bytes32',
        description: 'The hash of the block. A Solana blockhash is returned as its 32 bytes in hexadecimal.',
        ...nonNullResponse,
      }),
    }),
  });

function explanationType(builder: GatewayBuilder, Reader: ReaderType, StorageClass: StorageClassEnum) {
  return builder.objectRef<Explanation>('AccessExplanation').implement({
    description:
      'The reason why the viewer may or may not read a field of a record: the rule, and the relation to the record ' +
      'that decides.',
    fields: (t) => ({
      coordinate: t.exposeString('coordinate', {
        ...nonNullResponse,
        description: 'The field that is explained, as type and name: `Series.paidTotal`.',
      }),
      allowed: t.exposeBoolean('allowed', {
        ...nonNullResponse,
        description: 'True if the viewer may read this field of this record.',
      }),
      readers: t.field({
        type: [Reader],
        description: 'The readers that the field declares. One of these relations is enough to read it.',
        ...nonNullResponse,
        resolve: ({ rule }) => rule.readers as ReaderLabel[],
      }),
      class: t.field({
        type: StorageClass,
        description: 'The storage class: the way the service keeps the value.',
        ...nonNullResponse,
        resolve: ({ rule }) => rule.class as StorageClassName,
      }),
      held: t.stringList({
        description:
          'The places that keep the value: columns as `table.column`, `onchain`, or `response only` if it is ' +
          'computed when asked.',
        ...nonNullResponse,
        resolve: ({ rule }) => [rule.storedIn].flat(),
      }),
      deletion: t.string({
        description: 'The intended deletion of the value, in the words of the data map.',
        ...nonNullResponse,
        resolve: ({ rule }) => rule.deletion,
      }),
      onchain: t.boolean({
        description: 'True if everybody can read the value on the chain itself, even if fewer may read it here.',
        ...nonNullResponse,
        resolve: ({ extras }) => extras.includes('onchain'),
      }),
      relation: t.field({
        type: Reader,
        description: 'The relation by which the viewer may read the field; null if the viewer may not.',
        access: RESPONSE_ONLY,
        resolve: ({ relation }) => relation as ReaderLabel | null,
      }),
      relations: t.field({
        type: [Reader],
        description:
          'The viewer’s relations to this record, whether or not they grant this field. Only relations that some ' +
          'field of this type grants, and ADMIN, are listed. Relations that take a read of the chain are left out ' +
          'while the chain cannot be read.',
        ...nonNullResponse,
        resolve: async ({ relations }) => (await relations()) as ReaderLabel[],
      }),
      block: t.field({
        description:
          'The block at which the relation was read on the chain; null if it does not depend on a read of the chain.',
        type: readBlockType(builder),
        access: 'traverse',
        resolve: ({ readAt }) => readAt as ReadBlock | null,
      }),
    }),
  });
}

/** Registers the query `explainAccess`. */
function registerExplainAccess(builder: GatewayBuilder, Reader: ReaderType, StorageClass: StorageClassEnum): void {
  const AccessExplanation = explanationType(builder, Reader, StorageClass);
  builder.queryField('explainAccess', (t) =>
    t.field({
      type: AccessExplanation,
      description:
        'The reason why the viewer may or may not read one field of one record. It says nothing about anybody else. ' +
        'The error is NOT_FOUND for a record that the viewer may not see, and CHAIN_UNAVAILABLE if the relation that ' +
        'decides cannot be read from the chain now.',
      access: 'traverse',
      args: {
        id: t.arg.id({
          required: true,
          description:
            'The global id of the record. If its type has no global ids, it is the id of the record that this record ' +
            'is part of.',
        }),
        coordinate: t.arg.string({ required: true, description: 'Type and field, as `Series.paidTotal`.' }),
      },
      resolve: (_root, { id, coordinate }, ctx, { schema }) => {
        const [type = '', field = ''] = coordinate.split('.', 2);
        const { rules } = ctx.access;
        if (!rules.fields.has(`${type}.${field}`)) throw new AppError('NOT_FOUND', { path: ['coordinate'] });
        // A type without `node` is not explained by id, because some of its reads must be logged.
        if (rules.types.get(type)?.model && !isNode(schema, type)) throw new AppError('NOT_FOUND');
        return explainAccess(ctx, type, rowId(explainingType(rules, type) ?? type, id), field);
      },
    }),
  );
}

/**
 * Registers the query `explainAccess` and the field `relations` of the viewer's type. Both show a viewer's own relations
 * only.
 */
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
      description: 'The viewer’s relations to a series.',
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
