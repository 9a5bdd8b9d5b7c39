import { randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { type AccessRules, errorsOf, rulesOf } from '../index.ts';
import type { ConsistencyLevels } from '../lists/consistency.ts';
import type { ReadContext } from '../lists/read-context.ts';
import { assembleAnswer } from './answer.ts';
import { type BoundRequest, bindRequest, type Variables } from './bound-request.ts';
import { FieldResolver } from './field-resolver.ts';
import { requireRowFunctions } from './from-row.ts';
import type { Scopes } from './held-scopes.ts';
import { fillMarks, requireReadable } from './marks.ts';
import { coerceVariables, type OperationRequest, type QueryOperation } from './operation.ts';
import { type Fallback, fallbackOf, type Outcome } from './outcome.ts';
import type { Root } from './plan.ts';
import { type CachedPlan, createPlans, type NamedStatement, type Plans } from './plans.ts';
import { printPlan } from './print-plan.ts';
import type { Confirmation, RowReader, RowStatement } from './row-reader.ts';

/** Answers queries by one SQL statement each, if their fields are stored. */
export interface CompiledReads<Context extends ReadContext = ReadContext> {
  /**
   * Answers an operation of a valid document for the viewer of `context` by one statement, or says why resolvers have to answer it. If
   * the database does not answer in time, every root of the statement is null with that error. A `confirmation` stands for a viewer
   * that was read before this request: nothing is answered if the statement does not confirm it.
   * @throws the error that the statement failed with
   */
  answer(read: Read, context: Context, confirmation?: Confirmation | null): Promise<Outcome>;
  /** Explains how an operation would be answered for the viewer of `context`. It runs no statement. */
  explain(operation: OperationRequest, context: Context): StatementExplanation | Fallback;
}

/** A request for an answer. */
export interface Read extends OperationRequest {
  /** The position of the caller's last write, as the request sends it. It is not checked: the request can send any text. */
  readonly written?: string | undefined;
  /** True for another attempt, after an earlier one found that the viewer had changed. It is for the viewer as read again. */
  readonly isRepeated?: boolean;
}

/** The plan and the statement of an operation. */
export interface StatementExplanation {
  readonly kind: 'statement';
  /** The plan, as an outline (`printPlan`). */
  readonly plan: string;
  readonly text: string;
  /** The number of the statement's parameters. */
  readonly parameters: number;
  /** True if the statement is prepared: PostgreSQL keeps its plan under a name. */
  readonly isPrepared: boolean;
}

export interface CompiledReadsDeps<Context extends ReadContext = ReadContext> {
  readonly schema: GraphQLSchema;
  readonly readers: Readers<Context>;
  readonly consistency: ConsistencyLevels;
  /** The scopes of a request's viewer, as `authScopes` of the scope plugin returns them. */
  readonly scopesOf: (context: Context) => Scopes;
}

/** The databases that statements are run in. */
export interface Readers<Context extends ReadContext = ReadContext> {
  /** The reader for a document of this level. `written`: the position of the caller's last write, as the request sends it. */
  at(context: Context, consistency: string, written: string | undefined): RowReader;
}

/** An operation, planned for a request's viewer. */
interface ReadPlan {
  readonly operation: QueryOperation;
  readonly variables: Variables;
  readonly cached: CachedPlan;
}

/** The parts of the compiled reads of one schema. */
interface Compiler<Context extends ReadContext> extends CompiledReadsDeps<Context> {
  readonly rules: AccessRules;
  readonly plans: Plans;
}

/** Compiles documents, and keeps the plans and statements of recent ones. */
export function createCompiledReads<Context extends ReadContext>(
  deps: CompiledReadsDeps<Context>,
): CompiledReads<Context> {
  const { schema, consistency: levels } = deps;
  requireRowFunctions(schema);
  const rules = rulesOf(schema);
  const compiler = { ...deps, rules, plans: createPlans({ schema, rules, levels }) };
  return {
    answer: (request, context, confirmation = null) =>
      answerRead(compiler, request, context, confirmation).catch(fallbackOf),
    explain(request, context) {
      try {
        const { variables, cached } = planRead(compiler, request, context);
        const bound = bindRequest({ plan: cached.plan, context, variables, confirmation: null });
        return explainStatement(printPlan(cached.plan, rules), compiler.plans.statement(cached, bound));
      } catch (error) {
        return fallbackOf(error);
      }
    },
  };
}

/** Plans an operation for the viewer of a request. @throws Unsupported */
function planRead<Context extends ReadContext>(
  { schema, plans, scopesOf }: Compiler<Context>,
  request: OperationRequest,
  context: Context,
): ReadPlan {
  const operation = plans.operation(request);
  const variables = coerceVariables(schema, operation, request);
  const { roles, possible } = context.access.labels;
  const cached = plans.plan(operation, variables, { roles, possible, scopes: scopesOf(context) });
  return { operation, variables, cached };
}

/** Answers an operation by its statement. @throws Unsupported for one that resolvers have to answer */
async function answerRead<Context extends ReadContext>(
  compiler: Compiler<Context>,
  request: Read,
  context: Context,
  confirmation: Confirmation | null,
): Promise<Outcome> {
  const { schema, rules, plans, readers, consistency: levels } = compiler;
  const { operation, variables, cached } = planRead(compiler, request, context);
  const { plan } = cached;
  const bound = bindRequest({ plan, context, variables, confirmation });
  const statement = plans.statement(cached, bound);
  const { isResolved, isRead } = rootsOf(bound);
  const nonce = statement.marked ? randomUUID() : '';
  const reader = readers.at(context, request.isRepeated ? levels.primary : plan.consistency, request.written);
  const values = statement.parameters.map(({ valueIn }) => valueIn({ bound, nonce, ids: context.access.ids }));
  const columnCount = 2 * plan.roots.length + (confirmation ? 1 : 0);
  const hasStatement = confirmation !== null || plan.roots.some(isRead);
  const { texts, failure } = hasStatement
    ? await readStatement(rules, () => readTexts(reader, statement, { values, columnCount }))
    : { texts: [], failure: null };
  if (confirmation && failure) return { kind: 'viewer unavailable', error: failure };
  if (confirmation && texts.at(-1) !== confirmation.expected) return { kind: 'viewer changed' };
  const isMarked = statement.marked && texts.some((text) => text?.includes(nonce));
  if (isMarked) requireReadable(texts, nonce);
  const { node, fragments } = operation;
  const fields = new FieldResolver({ schema, operation: node, fragments, variables, context });
  return assembleAnswer(cached, texts, {
    rules,
    fields,
    isResolved,
    // A refusal of the statement refuses every root that it reads, as each root's resolver would be refused.
    failureOf: (root, i) => (isRead(root, i) ? failure : null),
    fill: (text) => (isMarked ? fillMarks(text, { nonce, plan, bound, fields }) : text),
  });
}

const explainStatement = (plan: string, { text, parameters, name }: NamedStatement): StatementExplanation => ({
  kind: 'statement',
  plan,
  text,
  parameters: parameters.length,
  isPrepared: name !== undefined,
});

/** The texts that a statement read; or no text, and the error with which the database refused to answer. */
interface StatementRead {
  readonly texts: readonly (string | null)[];
  readonly failure: Error | null;
}

/** Reads the texts of a statement. @throws an error that is no refusal of the database */
async function readStatement(
  { model }: AccessRules,
  read: () => Promise<StatementRead['texts']>,
): Promise<StatementRead> {
  try {
    return { texts: await read(), failure: null };
  } catch (error) {
    if (errorsOf(model).refusalCode(error) === null) throw error;
    return { texts: [], failure: error as Error };
  }
}

/** Two tests of a root: resolvers answer it (`isResolved`), or the statement reads it (`isRead`). */
function rootsOf({ refusals, rows }: BoundRequest) {
  const isResolved = (root: Root) => root.kind === 'resolved' || refusals.has(root);
  const isRead = (root: Root, i: number) => !isResolved(root) && (root.kind === 'list' || rows[i] !== null);
  return { isResolved, isRead };
}

/**
 * Reads the texts of a statement's only row.
 * @throws Error without a code for no row, or for a row with another number of columns, because both are defects. Resolvers then answer
 * the document.
 */
async function readTexts(
  reader: RowReader,
  statement: RowStatement,
  { values, columnCount }: { readonly values: readonly unknown[]; readonly columnCount: number },
): Promise<readonly (string | null)[]> {
  const row = await reader.row(statement, values);
  if (row?.length !== columnCount) throw new Error(`a compiled statement returned no row of ${columnCount} columns`);
  return row;
}
