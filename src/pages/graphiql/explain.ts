import { getOperationAST, print } from 'graphql';
import { ask } from '../site/fetcher.ts';
import { type LensField, outcomeOf, rowAt, withRowIds } from './lens.ts';
import { access, type Run } from './runs.ts';

/** Why the viewer may read a field of a row or not, or why that cannot be said. */
export type Explanation =
  | {
      readonly allowed: boolean;
      readonly relation: string | null;
      readonly readers: readonly string[];
      readonly block: { readonly number: string } | null;
    }
  | { readonly failure: string };

const EXPLAIN = `query ExplainAccess($id: ID!, $coordinate: String!) {
  explainAccess(id: $id, coordinate: $coordinate) { allowed relation readers block { number } }
}`;

/** Asks again, as the same viewer, for the ids of the rows, then about the first row that the field was answered for. */
export async function explain(endpoint: string, run: Run, field: LensField): Promise<Explanation> {
  const { document, request, headers } = run;
  const schema = access.get()?.schema;
  if (!schema || getOperationAST(document, request.operationName)?.operation !== 'query')
    return { failure: 'Only fields of a query are explained.' };
  const withIds = await ask(endpoint, { ...request, query: print(withRowIds(schema, document)) }, headers);
  const place = outcomeOf(field, withIds).first;
  const row = place && rowAt(withIds, place, field.coordinate);
  if (!row) return { failure: 'No row with an id was answered here that the viewer may see.' };
  const variables = { id: row.id, coordinate: row.coordinate };
  const { data, errors } = await ask(endpoint, { query: EXPLAIN, variables }, headers);
  const found = (data as { explainAccess: Explanation | null } | null | undefined)?.explainAccess;
  return found ?? { failure: `Not explained: ${String(errors?.[0]?.extensions?.code ?? 'no answer')}.` };
}
