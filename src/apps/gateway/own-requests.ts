// What the gateway asks of its own GraphQL: a path of REST, or an operation of a shared stream.

import type { Exchange } from './exchange.ts';
import type { GatewayHandover } from './reads/compiled-answers.ts';
import { GRAPHQL_PATH, type GraphQLHandler, type RequestScope } from './yoga.ts';

/** Where a request asks its GraphQL; nothing depends on the host. */
export type OwnGraphQL = Pick<GraphQLHandler, 'fetch'>;

export interface OwnRequest {
  /** A media type. */
  readonly accept: string;
  /** The text of a JSON body. */
  readonly body: string;
}

/** A POST with the caller's own token, quota, request id and line of the log. */
export async function askGraphQL(
  graphql: OwnGraphQL,
  { req, id, facts, quota, closed }: Exchange,
  { accept, body }: OwnRequest,
  scope: Pick<RequestScope, 'closed' | 'hangUp'> & GatewayHandover = {},
): Promise<Response> {
  const { authorization } = req.headers;
  const headers = { 'content-type': 'application/json', accept };
  return graphql.fetch(
    `http://gateway${GRAPHQL_PATH}`,
    { method: 'POST', headers: authorization === undefined ? headers : { ...headers, authorization }, body },
    { requestId: id, facts, quota, closed, ...scope },
  );
}
