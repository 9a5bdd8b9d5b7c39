import { type ExplainQuery, explainField, type LensDecision, type LensField } from 'field-access/lens';
import { ask } from '../site/fetcher.ts';
import { access, type Run } from './runs.ts';

interface Explanation extends Omit<LensDecision, 'source'> {
  readonly block: { readonly number: string } | null;
}

/** The gateway's query for an explanation. A relation that was read on a chain has a block. */
export const EXPLAIN_ACCESS: ExplainQuery = {
  text: `query ExplainAccess($id: ID!, $coordinate: String!) {
  explainAccess(id: $id, coordinate: $coordinate) { allowed relation relations readers block { number } }
}`,
  decisionOf(data) {
    const { explainAccess } = data as { readonly explainAccess: Explanation | null };
    if (!explainAccess) return null;
    const { block, ...decision } = explainAccess;
    return { ...decision, source: block && `The relation was read on the chain at block ${block.number}.` };
  },
};

/** Explains a field of the first record of a run that was denied, or else of its first record, to the viewer of the run. */
export async function explainRun(endpoint: string, { document, request, headers }: Run, field: LensField) {
  const schema = access.get();
  if (schema === null) return 'The text of the schema is not loaded.';
  const viewer = {
    isSignedIn: Object.keys(headers).some((name) => name.toLowerCase() === 'authorization'),
    ask: (query: string, variables: Readonly<Record<string, unknown>>, operationName?: string | null) =>
      ask(endpoint, { query, variables, operationName }, headers),
  };
  return explainField({ ...schema, query: EXPLAIN_ACCESS, viewer }, { ...request, document }, field);
}
