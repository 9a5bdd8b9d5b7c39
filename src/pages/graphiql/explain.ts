import { getOperationAST, print } from 'graphql';
import { ask } from '../site/fetcher.ts';
import { type LensField, outcomeOf, rowAt, withRowIds } from './lens.ts';
import { access, type Run } from './runs.ts';
import { type LensDecision, sayWhy } from './words.ts';

/** The query by which a service explains a field of a row, with the variables `id` and `coordinate`. */
export interface ExplainQuery {
  readonly text: string;
  /** The decision in the data of its answer; null if there is none. */
  decisionOf(data: Readonly<Record<string, unknown>>): LensDecision | null;
}

/** A service that explains fields. */
export interface Explainer {
  readonly endpoint: string;
  readonly query: ExplainQuery;
}

/**
 * Explains why the viewer reads a field of a row or not, or why there is no explanation. It runs the document again, as the
 * same viewer, with the ids of the rows, then queries the first row that was denied, or else the first with an answer.
 */
export async function explain({ endpoint, query }: Explainer, run: Run, field: LensField): Promise<string> {
  const { document, request, headers } = run;
  const { schema, declarations } = access.get() ?? {};
  if (!schema || !declarations || getOperationAST(document, request.operationName)?.operation !== 'query')
    return 'Only fields of a query are explained.';
  const withIds = await ask(endpoint, { ...request, query: print(withRowIds(schema, document)) }, headers);
  const { first, denied } = outcomeOf(field, withIds);
  const row = first && rowAt(withIds, first, field.coordinate);
  if (!row) return 'There is nothing to explain: the answer has no record with an id here.';
  const variables = { id: row.id, coordinate: row.coordinate };
  const { data, errors } = await ask(endpoint, { query: query.text, variables }, headers);
  const decision = data ? query.decisionOf(data as Readonly<Record<string, unknown>>) : null;
  if (!decision) return `Not explained: ${String(errors?.[0]?.extensions?.code ?? 'no answer')}.`;
  const isSignedIn = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
  return sayWhy(decision, { isSignedIn, isFirstDenied: denied > 0, labels: declarations.labels });
}
