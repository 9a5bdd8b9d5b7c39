import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { accessPlugin, RESPONSE_ONLY, subjectColumnsPlugin } from 'field-access';
import { NODE_QUERY } from 'field-access/lists';
import { getDatamodel } from '../generated/pothos-types.ts';
import { accessModel } from './access/index.ts';
import { refusalsPlugin } from './refusal-status.ts';
import { jsonScalar, scalars } from './scalars.ts';
import type { GatewaySchemaTypes } from './schema-types.ts';
import { requestScopes } from './scopes.ts';
import { sentencesPlugin } from './sentences/plugin.ts';
import { timeNameFaults } from './time-names.ts';

type SchemaBuilderOptions = PothosSchemaTypes.SchemaBuilderOptions<
  PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>
>;

const capitalized = (name: string) => name[0]?.toUpperCase() + name.slice(1);
const responseOnly = { access: RESPONSE_ONLY };

const SCHEMA =
  'Income Series: issuers sell units of series whose payments follow their income. A gateway over the chains’ public ' +
  'records and the service’s own, in which each field says in `@access` who reads it. A viewer who may not read a field ' +
  'gets null and an error with the code FORBIDDEN. Start with `seriesList`; sign in with `signInNonce` and `signIn`. ' +
  'Amounts and other large integers are decimal strings.';

const QUERY =
  'Everything that can be read. Without signing in: series with their raises, curves, reports and windows ' +
  '(`seriesList`, `series`), their public events (`activity`), and the keys of attestors and verifiers. Signed in: what ' +
  'belongs to the account (`viewer` and the fields that begin with `my`), cases and requests of issuers and attestors, and ' +
  'for admins the logs and reviews. `node` reads any record by its id; `explainAccess` says why a field is null. A field ' +
  'that fails or is not permitted is null, with an entry in `errors`; the other fields are returned.';

const MUTATION =
  'Everything that can be done. Each field takes one `input` and returns a union: its payload, or a type that implements ' +
  '`Error` and says why nothing was done. The fields that begin with `build` check and simulate a transaction and return ' +
  'it unsigned: a wallet signs and sends it, and `recordTransactionHash` reports it. Most inputs have an ' +
  '`idempotencyKey`: sending the same input again returns the first result.';

/** The options of the Relay plugin: nodes, connections, and who reads their fields. */
const RELAY: SchemaBuilderOptions['relay'] = {
  clientMutationId: 'omit',
  cursorType: 'String',
  nodeTypeOptions: {
    description: 'A record with a global id, which `node(id:)` reads (Relay’s global object identification).',
  },
  nodeQueryOptions: {
    ...NODE_QUERY,
    description:
      'Any record by its global id. The error is NOT_FOUND if there is none or the viewer may not know of it.',
  },
  nodesQueryOptions: false,
  pageInfoFieldOptions: { access: 'traverse', nullable: false },
  // The edges have no multiplier, because the connection has already multiplied by the size of its page.
  edgesFieldOptions: {
    access: 'traverse',
    nullable: { list: false, items: false },
    complexity: { field: 0, multiplier: 1 },
  },
  nodeFieldOptions: { access: 'traverse', nullable: false },
  cursorFieldOptions: responseOnly,
  pageInfoTypeOptions: {
    description: 'The place of a page in its list, as the Relay cursor connections specification defines it.',
  },
  hasNextPageFieldOptions: {
    ...responseOnly,
    description:
      'True if more records follow this page. If the page was read with `last`: true if `before` is given and ' +
      'its record is in the list for the viewer. False if the page is empty and was read with `last`.',
  },
  hasPreviousPageFieldOptions: {
    ...responseOnly,
    description:
      'True if more records precede this page, for a page read with `last`. If it was read with `first`: true if ' +
      '`after` is given and its record is in the list for the viewer. False if the page is empty and was read ' +
      'with `first`.',
  },
  startCursorFieldOptions: {
    ...responseOnly,
    description: 'The cursor of the first record of this page; null if the page is empty.',
  },
  endCursorFieldOptions: {
    ...responseOnly,
    description:
      'The cursor of the last record of this page; null if the page is empty. Pass it as `after` to read the next page.',
  },
  nodesOnConnection: {
    access: 'traverse',
    complexity: { field: 0, multiplier: 1 },
    description: 'The records of this page, without their cursors.',
  },
  nodesFieldOptions: { access: 'traverse' },
  clientMutationIdFieldOptions: responseOnly,
};

/**
 * A schema builder with the service's plugins and scalars. The order matters: errors outermost; what wraps resolvers
 * before access, which reads columns past it; access before Prisma, so that a field is checked before its columns are mapped; subject
 * columns after it. A schema without
 * every description does not build, unless `described` is false.
 */
export function createBuilder({ described = true }: { readonly described?: boolean } = {}) {
  const builder = new SchemaBuilder<GatewaySchemaTypes>({
    plugins: [
      ErrorsPlugin,
      refusalsPlugin,
      sentencesPlugin,
      ScopeAuthPlugin,
      ComplexityPlugin,
      accessPlugin,
      RelayPlugin,
      PrismaPlugin,
      subjectColumnsPlugin,
    ],
    prisma: { client: (context) => context.db, dmmf: getDatamodel(), filterConnectionTotalCount: true },
    access: {
      model: accessModel,
      declared: { 'Node.id': RESPONSE_ONLY },
      nonNullColumns: true,
      checks: [timeNameFaults],
    },
    sentences: { ofSchema: SCHEMA, required: described },
    scopeAuth: {
      authorizeOnSubscribe: true,
      authScopes: requestScopes,
      unauthorizedError: (_parent, { viewer }) =>
        new AppError(viewer.accountId === null ? 'UNAUTHENTICATED' : 'FORBIDDEN'),
    },
    relay: RELAY,
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

  builder.queryType({ description: QUERY });
  builder.mutationType({ description: MUTATION });
  return builder;
}

export type GatewayBuilder = ReturnType<typeof createBuilder>;
