import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { accessPlugin, RESPONSE_ONLY, subjectColumnsPlugin } from '../access/index.ts';
import { AppError } from '../core/errors/app-error.ts';
import { InputError } from '../core/errors/input-error.ts';
import { getDatamodel } from '../generated/pothos-types.ts';
import { accessModel } from './access/index.ts';
import { nodeSource, resolveNode } from './node-field.ts';
import { refusalsPlugin } from './refusal-status.ts';
import { jsonScalar, scalars } from './scalars.ts';
import type { GatewaySchemaTypes } from './schema-types.ts';
import { scopesOf } from './scopes.ts';
import { sentencesPlugin } from './sentences/plugin.ts';

const capitalized = (name: string) => name[0]?.toUpperCase() + name.slice(1);
const served = { access: RESPONSE_ONLY };

/**
 * A schema builder with the service's plugins and scalars. The order matters: errors outermost; scope-auth and access
 * before Prisma, so that a field is checked before its columns are mapped; subject columns after it.
 */
export function createBuilder() {
  const builder = new SchemaBuilder<GatewaySchemaTypes>({
    plugins: [
      ErrorsPlugin,
      refusalsPlugin,
      sentencesPlugin,
      ScopeAuthPlugin,
      accessPlugin,
      RelayPlugin,
      PrismaPlugin,
      subjectColumnsPlugin,
      ComplexityPlugin,
    ],
    prisma: { client: (context) => context.db, dmmf: getDatamodel(), filterConnectionTotalCount: true },
    access: { model: accessModel, declared: { 'Node.id': RESPONSE_ONLY } },
    scopeAuth: {
      authorizeOnSubscribe: true,
      authScopes: ({ viewer }) => scopesOf(viewer),
      unauthorizedError: (_parent, { viewer }) =>
        new AppError(viewer.accountId === null ? 'UNAUTHENTICATED' : 'FORBIDDEN'),
    },
    relay: {
      clientMutationId: 'omit',
      cursorType: 'String',
      nodeTypeOptions: { description: 'A record with an id of its own (Relay’s object identification).' },
      nodeQueryOptions: {
        description: 'A record by its id; NOT_FOUND for one that the viewer may not know of.',
        access: 'traverse',
        rowsChecked: true,
        extensions: nodeSource,
        resolve: (_root, { id }, context, info) => resolveNode(id, context, info),
      },
      nodesQueryOptions: false,
      pageInfoFieldOptions: { access: 'traverse', nullable: false },
      // The connection's own cost is by its page: a list of edges is not a list once more.
      edgesFieldOptions: {
        access: 'traverse',
        nullable: { list: false, items: false },
        complexity: { field: 0, multiplier: 1 },
      },
      nodeFieldOptions: { access: 'traverse', nullable: false, rowsChecked: true },
      cursorFieldOptions: served,
      pageInfoTypeOptions: { description: 'A page within its list, as the Relay connection specification defines it.' },
      hasNextPageFieldOptions: {
        ...served,
        description:
          'Whether rows follow the page. Where it was read backward with `before`: whether the row of that cursor is in ' +
          'the list for the viewer; without `before`, and if the page has no rows, false.',
      },
      hasPreviousPageFieldOptions: {
        ...served,
        description:
          'Whether rows precede the page, where it was read with `last`. Otherwise whether the row of the cursor `after` ' +
          'is in the list for the viewer; without `after`, and if the page has no rows, false.',
      },
      startCursorFieldOptions: { ...served, description: 'Null where the page has no rows.' },
      endCursorFieldOptions: { ...served, description: 'Null where the page has no rows.' },
      nodesOnConnection: {
        access: 'traverse',
        rowsChecked: true,
        complexity: { field: 0, multiplier: 1 },
        description: 'The rows of the page, without their cursors.',
      },
      nodesFieldOptions: { access: 'traverse' },
      clientMutationIdFieldOptions: served,
    },
    errors: {
      directResult: true,
      defaultTypes: [InputError, AppError],
      defaultUnionOptions: { name: ({ fieldName }) => `${capitalized(fieldName)}Result` },
    },
    complexity: { defaultComplexity: 1, defaultListMultiplier: 10 },
  });

  builder.scalarType('Amount', scalars.Amount);
  builder.scalarType('NativeAmount', scalars.NativeAmount);
  builder.scalarType('Units', scalars.Units);
  builder.scalarType('Wad', scalars.Wad);
  builder.scalarType('FieldElement', scalars.FieldElement);
  builder.scalarType('BaseFieldElement', scalars.BaseFieldElement);
  builder.scalarType('BigInt', scalars.BigInt);
  builder.scalarType('Address', scalars.Address);
  builder.scalarType('KeyAddress', scalars.KeyAddress);
  builder.scalarType('TransactionId', scalars.TransactionId);
  builder.scalarType('Bytes32', scalars.Bytes32);
  builder.scalarType('Hex', scalars.Hex);
  builder.scalarType('UUID', scalars.UUID);
  builder.scalarType('Envelope', scalars.Envelope);
  builder.scalarType('Backup', scalars.Backup);
  builder.scalarType('Base64', scalars.Base64);
  builder.scalarType('DateTime', scalars.DateTime);
  builder.scalarType('Period', scalars.Period);
  builder.scalarType('Currency', scalars.Currency);
  builder.scalarType('Country', scalars.Country);
  builder.scalarType('Chain', scalars.Chain);
  builder.scalarType('JSON', jsonScalar);

  builder.queryType({
    description: 'What can be read. A field that fails, or may not be read, is null; the rest is answered.',
  });
  builder.mutationType({
    description: 'What can be done: each answers its payload, or a type of `Error` that says why nothing was done.',
  });
  return builder;
}

export type GatewayBuilder = ReturnType<typeof createBuilder>;
