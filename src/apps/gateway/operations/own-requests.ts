// Requests of the gateway to its own GraphQL endpoint, for REST paths and for operations of a shared stream.

import type { Exchange } from '../http/exchange.ts';
import type { ReadHandover } from './read-states.ts';
import { GRAPHQL_PATH, type GraphQLHandler, type RequestScope } from './yoga.ts';

/** The gateway's own GraphQL endpoint, called without a network. */
export type OwnGraphQL = Pick<GraphQLHandler, 'fetch'>;

export interface OwnRequest {
  /** A media type. */
  readonly accept: string;
  /** The text of a JSON body. */
  readonly body: string;
}

/** Sends a POST to the gateway's own GraphQL with the token, quota, request id and log facts of the exchange. */
export async function fetchOwnGraphQL(
  graphql: OwnGraphQL,
  { req, id, facts, quota, closed }: Exchange,
  { accept, body }: OwnRequest,
  scope: Pick<RequestScope, 'closed' | 'hangUp'> & ReadHandover = {},
): Promise<Response> {
  const { authorization } = req.headers;
  const headers = { 'content-type': 'application/json', accept };
  return graphql.fetch(
    `http://gateway${GRAPHQL_PATH}`,
    { method: 'POST', headers: authorization === undefined ? headers : { ...headers, authorization }, body },
    { requestId: id, facts, quota, closed: closed.signal, ...scope },
  );
}
