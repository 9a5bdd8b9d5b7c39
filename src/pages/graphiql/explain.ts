import { getOperationAST, print } from 'graphql';
import { ask } from '../site/fetcher.ts';
import { type LensField, outcomeOf, rowAt, withRowIds } from './lens.ts';
import { access, type Run } from './runs.ts';
import { type Decision, sayWhy } from './words.ts';

const EXPLAIN = `query ExplainAccess($id: ID!, $coordinate: String!) {
  explainAccess(id: $id, coordinate: $coordinate) { allowed relation relations readers block { number } }
}`;

/**
 * Why the viewer reads a field of a row or not, or why that cannot be said. Asks again, as the same viewer, for the ids of the
 * rows, then about the first row that was denied, or else the first that the field was answered for.
 */
export async function explain(endpoint: string, run: Run, field: LensField): Promise<string> {
  const { document, request, headers } = run;
  const schema = access.get()?.schema;
  if (!schema || getOperationAST(document, request.operationName)?.operation !== 'query')
    return 'Only fields of a query are explained.';
  const withIds = await ask(endpoint, { ...request, query: print(withRowIds(schema, document)) }, headers);
  const { first, denied } = outcomeOf(field, withIds);
  const row = first && rowAt(withIds, first, field.coordinate);
  if (!row) return 'There is nothing to explain: the answer has no record with an id here.';
  const variables = { id: row.id, coordinate: row.coordinate };
  const { data, errors } = await ask(endpoint, { query: EXPLAIN, variables }, headers);
  const found = (data as { explainAccess: Decision | null } | null | undefined)?.explainAccess;
  if (!found) return `Not explained: ${String(errors?.[0]?.extensions?.code ?? 'no answer')}.`;
  const isSignedIn = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
  return sayWhy(found, { isSignedIn, isFirstDenied: denied > 0 });
}
