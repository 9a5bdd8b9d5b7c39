import type { ExplainQuery } from './explain.ts';
import type { LensDecision } from './words.ts';

interface Explained extends Omit<LensDecision, 'source'> {
  readonly block: { readonly number: string } | null;
}

/** This product's query for an explanation. A relation that was read on a chain has a block. */
export const EXPLAIN_ACCESS: ExplainQuery = {
  text: `query ExplainAccess($id: ID!, $coordinate: String!) {
  explainAccess(id: $id, coordinate: $coordinate) { allowed relation relations readers block { number } }
}`,
  decisionOf(data) {
    const { explainAccess } = data as { readonly explainAccess: Explained | null };
    if (!explainAccess) return null;
    const { block, ...decision } = explainAccess;
    return { ...decision, source: block && `The relation was read on the chain at block ${block.number}.` };
  },
};
