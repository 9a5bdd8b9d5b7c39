import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';
import { type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { type JsonSchema, objectOf } from '../../../../graphql/rest/json-schema.ts';
import { REST_TAGS, type RestParameter, type RestRoute } from '../../../../graphql/rest/route.ts';
import { dataSchema } from './selection.ts';

/** The codes that may refuse a path, one for each HTTP status. */
const REFUSALS: readonly ErrorCode[] = [
  'BAD_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'DATABASE_UNAVAILABLE',
];

const ERROR: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'The message for people. It contains no value of the request.' },
    path: { type: 'array', description: 'The place in the answer of the value that is null because of this error.' },
    extensions: {
      type: 'object',
      properties: {
        code: {
          type: 'string',
          enum: Object.keys(ERRORS),
          description: 'The stable code for programs. The page of errors lists all codes.',
        },
        meaning: { type: 'string', description: 'The meaning of the code.' },
        mend: { type: 'string', description: 'The way out for the client.' },
        link: { type: 'string', description: 'The path of the code’s entry on the page of errors.' },
        argument: { type: 'array', items: { type: 'string' }, description: 'The parameter at fault.' },
        expected: { type: 'string', description: 'The form that the parameter takes.' },
      },
      required: ['code', 'meaning', 'mend', 'link'],
    },
  },
  required: ['message', 'extensions'],
};

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const ERRORS_OF_AN_ANSWER = { type: 'array', items: reference('Error') };

const describeParameter =
  (place: 'path' | 'query') =>
  ([name, { description, schema, required }]: [string, RestParameter]) => ({
    name,
    in: place,
    required: required ?? place === 'path',
    description,
    schema,
  });

const jsonContent = (schema: object) => ({ 'application/json': { schema } });

/** The OpenAPI responses of refusals, by HTTP status. */
function describeRefusals(): Record<string, object> {
  return Object.fromEntries(
    REFUSALS.map((code) => {
      const { status, message } = ERRORS[code];
      return [`${status}`, { description: `${code}: ${message}`, content: jsonContent(reference('Refusal')) }];
    }),
  );
}

/** The OpenAPI operation of a REST path. */
function describeOperation(schema: GraphQLSchema, route: RestRoute): object {
  const { document, tag, summary, parts = {}, query = {}, answer, refuse } = route;
  const { media } = answer;
  const data = answer.schema(media ? {} : dataSchema(schema, document));
  const body = { type: 'object', properties: { data, errors: ERRORS_OF_AN_ANSWER }, required: ['data'] };
  return {
    operationId: getOperationAST(parse(document))?.name?.value,
    tags: [tag],
    summary,
    security: refuse ? [{ session: [] }] : [{}, { session: [] }],
    parameters: [
      ...Object.entries(parts).map(describeParameter('path')),
      ...Object.entries(query).map(describeParameter('query')),
    ],
    responses: {
      200: {
        description: media
          ? 'The rows.'
          : 'The data. A value that the viewer may not read is null, and `errors` says why.',
        content: media ? { [media]: { schema: data } } : jsonContent(body),
      },
      ...describeRefusals(),
    },
  };
}

const openApiDocument = (schema: GraphQLSchema, routes: readonly RestRoute[], version: string): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Income Series',
    version,
    description:
      'The REST paths of the gateway. Each path is a stored GraphQL operation of the same schema, with the same checks.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: '/' }],
  tags: Object.entries(REST_TAGS).map(([name, description]) => ({ name, description })),
  paths: Object.fromEntries(routes.map((route) => [route.path, { get: describeOperation(schema, route) }])),
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'The token that the mutation `signIn` returns.' },
    },
    schemas: {
      Error: ERROR,
      Refusal: { ...objectOf({ errors: {} }), properties: { errors: ERRORS_OF_AN_ANSWER } },
    },
  },
});

/**
 * Creates the OpenAPI 3.1 description of the REST paths from their stored operations and the GraphQL schema. The first call generates
 * it, because most gateways are never asked.
 */
export function createOpenApi(schema: GraphQLSchema, routes: readonly RestRoute[], version: string): () => object {
  let document: object | undefined;
  return () => {
    document ??= openApiDocument(schema, routes, version);
    return document;
  };
}
