import { type DocumentNode, getOperationAST, print } from 'graphql';
import type { LensField, LensSchema } from './fields.ts';
import { type LensAnswer, outcomeOf } from './outcome.ts';
import { rowAt, withRowIds } from './row-ids.ts';
import { type LensDecision, sayWhy } from './sentences.ts';

/** The query by which a service explains a field of a row, with the variables `id` and `coordinate`. */
export interface ExplainQuery {
  readonly text: string;
  /** The decision in the data of its answer; null if there is none. */
  decisionOf(data: Readonly<Record<string, unknown>>): LensDecision | null;
}

/** The parts that explain the fields of a service to a viewer. */
export interface FieldExplainer extends LensSchema {
  readonly query: ExplainQuery;
  readonly viewer: LensViewer;
}

type Variables = Readonly<Record<string, unknown>>;

/** A viewer at a service. */
export interface LensViewer {
  readonly isSignedIn: boolean;
  /** Sends a query as this viewer. */
  ask(text: string, variables: Variables, operationName?: string | null): Promise<LensAnswer>;
}

/** An operation that a viewer sent. */
export interface LensOperation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Variables | undefined;
}

/**
 * Explains in sentences why the viewer reads a field of a row or not, or why there is no explanation. It runs the document
 * again, as the same viewer, with the ids of the rows, then queries the first row that was denied, or else the first with an
 * answer.
 *
 * @example
 * const why = await explainField(explainer, { document, operationName }, field);
 */
export async function explainField(
  { schema, declarations, query, viewer }: FieldExplainer,
  { document, operationName, variables = {} }: LensOperation,
  field: LensField,
): Promise<string> {
  if (getOperationAST(document, operationName)?.operation !== 'query') return 'Only fields of a query are explained.';
  const withIds = await viewer.ask(print(withRowIds(schema, document)), variables, operationName);
  const { first, denied } = outcomeOf(field, withIds);
  const row = first && rowAt(withIds, first, field.coordinate);
  if (!row) return 'There is nothing to explain: the answer has no record with an id here.';
  const { data, errors } = await viewer.ask(query.text, { id: row.id, coordinate: row.coordinate });
  const decision = data ? query.decisionOf(data as Readonly<Record<string, unknown>>) : null;
  if (!decision) return `Not explained: ${String(errors?.[0]?.extensions?.code ?? 'no answer')}.`;
  return sayWhy(decision, { isSignedIn: viewer.isSignedIn, isFirstDenied: denied > 0, labels: declarations.labels });
}
