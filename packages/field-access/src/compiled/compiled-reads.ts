import { randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { type AccessRules, dropsPromise, errorsOf, requireSameModel, rulesOf } from '../index.ts';
import { type ConsistencyLevels, ONE_DATABASE } from '../lists/consistency.ts';
import type { ReadContext } from '../lists/read-context.ts';
import { isPostgres } from '../sql/sql.ts';
import { unsupported } from '../sql/unsupported.ts';
import { assembleAnswer } from './answer.ts';
import { type BoundRequest, bindRequest, type Variables } from './bound-request.ts';
import { FieldResolver, type ResolverCall } from './field-resolver.ts';
import { requireRowFunctions } from './from-row.ts';
import { fillMarks, requireReadable } from './marks.ts';
import { coerceVariables, type OperationRequest, type QueryOperation } from './operation.ts';
import { type Fallback, fallbackOf, type Outcome } from './outcome.ts';
import type { DocumentPlan, ResolverReason, Root } from './plan.ts';
import { type CachedPlan, createPlans, type NamedStatement, type Plans } from './plans.ts';
import { printPlan } from './print-plan.ts';
import type { Confirmation, RowReader, RowStatement } from './row-reader.ts';
import { type RequestScopes, viewerScopes } from './scopes.ts';

/** Reads whose fields are stored: one statement answers each. */
export interface CompiledReads<Context extends ReadContext = ReadContext> {
  /**
   * Answers an operation of a valid document for the viewer of `context`, in one statement, or says why its resolvers have to. If the
   * database does not answer in time, every root of the statement is null with that error. With a `confirmation` the viewer is as it
   * was last read: if the same statement does not confirm it, nothing is answered. Throws the error that the statement failed with.
   */
  answer(read: Read, context: Context, confirmation?: Confirmation | null): Promise<Outcome>;
  /** The plan and the statement of an operation for the viewer of `context`, without running the statement; or the reason why
   * resolvers have to answer. */
  explain(operation: OperationRequest, context: Context): StatementExplanation | Fallback;
}

export interface Read extends OperationRequest {
  /** The position of its caller's last write, as the request sends it: a sealed text, or anything. */
  readonly written?: string | undefined;
  /**
   * An earlier read of the same request came before this one, which reads the primary: the viewer had changed and was read again, or
   * the earlier answer is compared with this one.
   */
  readonly isRepeated?: boolean;
}

/** The plan and the statement of an operation. */
export interface StatementExplanation {
  readonly kind: 'statement';
  /** An outline of the plan (`printPlan`). */
  readonly plan: string;
  readonly text: string;
  /** The number of the statement's parameters. */
  readonly parameters: number;
  /** PostgreSQL keeps its plan under a name. */
  readonly isPrepared: boolean;
  /** The fields that resolvers answer beside the statement, by their coordinates, each with its reason. */
  readonly resolved: readonly (readonly [coordinate: string, reason: ResolverReason | 'root field'])[];
}

export interface CompiledReadsDeps<Context extends ReadContext = ReadContext> {
  readonly schema: GraphQLSchema;
  readonly readers: Readers<Context>;
  /** The levels of `createLists`; absent for one database. */
  readonly consistency?: ConsistencyLevels;
  /** The scopes of a request, as `authScopes` of the scope plugin returns them, with its `labelScopes`; absent without that plugin. */
  readonly scopesOf?: (context: Context) => RequestScopes;
  /**
   * The plugins of the schema's own that guard and change no field of a query, by their names. No compiled read calls a resolver or a
   * plugin's hook, so a schema has none if another plugin has a hook that may guard, such as `wrapResolve` or `onOutputFieldConfig`.
   */
  readonly uncalledPlugins?: readonly string[];
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

/** The parts by which reads of one schema are compiled and answered. */
interface Compiler<Context extends ReadContext> extends Required<Omit<CompiledReadsDeps<Context>, 'uncalledPlugins'>> {
  readonly rules: AccessRules;
  readonly plans: Plans;
}

/** @throws Error for tables of another database than PostgreSQL, whose SQL is not written */
function requirePostgres({ model: { tables } }: AccessRules): void {
  const other = Object.values(tables).find((table) => !isPostgres(table));
  if (other) throw new Error(`Compiled reads are written for PostgreSQL alone; these tables are of ${other.provider}`);
}

/** @throws Error for a plugin whose hooks may ask what a statement does not */
function requireKnownPlugins({ wrappers }: AccessRules, uncalled: readonly string[]): void {
  const unknown = wrappers.find((name) => !uncalled.includes(name));
  if (unknown === undefined) return;
  throw new Error(
    `The plugin ${unknown} may change resolvers, which compiled reads do not call: name it in \`uncalledPlugins\` if it guards and ` +
      'changes no field of a query',
  );
}

/**
 * Compiles documents, and keeps the plans and statements of recent ones.
 * @throws Error for tables of another database than PostgreSQL, and for a plugin whose resolvers it does not know
 *
 * @example
 * const reads = createCompiledReads({ schema, readers: { at: () => reader } });
 * const outcome = await reads.answer({ document: parse('{ posts { nodes { title } } }') }, context);
 */
export function createCompiledReads<Context extends ReadContext>(
  deps: CompiledReadsDeps<Context>,
): CompiledReads<Context> {
  const { schema, readers, consistency = ONE_DATABASE, scopesOf = () => ({}), uncalledPlugins = [] } = deps;
  requireRowFunctions(schema);
  const rules = rulesOf(schema);
  requirePostgres(rules);
  requireKnownPlugins(rules, uncalledPlugins);
  const plans = createPlans({ schema, rules, levels: consistency });
  const compiler = { schema, readers, consistency, scopesOf, rules, plans };
  return {
    answer: (request, context, confirmation = null) =>
      answerRead(compiler, request, context, confirmation).catch(fallbackOf),
    explain(request, context) {
      try {
        const { variables, cached } = planRead(compiler, request, context);
        const bound = bindRequest({ plan: cached.plan, context, variables, confirmation: null });
        return explainStatement(rules, cached.plan, compiler.plans.statement(cached, bound));
      } catch (error) {
        return fallbackOf(error);
      }
    },
  };
}

/** @throws Unsupported, and AnswerFault for a context of another schema */
function planRead<Context extends ReadContext>(
  { schema, rules, plans, scopesOf }: Compiler<Context>,
  request: OperationRequest,
  context: Context,
): ReadPlan {
  requireSameModel(rules, context);
  const operation = plans.operation(request);
  const variables = coerceVariables(schema, operation, request);
  const { roles, possible } = context.access.labels;
  const scopes = scopesOf(context);
  if (dropsPromise(scopes)) return unsupported('scopes');
  const cached = plans.plan(operation, variables, { roles, possible, scopes: viewerScopes(scopes) });
  return { operation, variables, cached };
}

/** @throws Unsupported */
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
  const nonce = randomUUID();
  const reader = readers.at(context, request.isRepeated ? levels.primary : plan.consistency, request.written);
  const values = statement.parameters.map(({ valueIn }) => valueIn({ bound, nonce, ids: context.access.ids }));
  const width = 2 * plan.roots.length + (confirmation ? 1 : 0);
  const hasStatement = confirmation !== null || plan.roots.some(isRead);
  const { texts, failure } = hasStatement
    ? await readTexts(reader, statement, { values, width }).then(readOf, (error) => refusalOf(rules, error))
    : NOTHING_READ;
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
    // The statement's refusal is that of every root it reads, as each resolver would refuse after as long a wait.
    failureOf: (root, i) => (isRead(root, i) ? failure : null),
    fill: (text) => (isMarked ? fillMarks(text, { nonce, plan, bound, fields }) : text),
  });
}

const coordinateOf = ({ parent, field }: ResolverCall): string => `${parent.name}.${field.name}`;

const explainStatement = (
  rules: AccessRules,
  plan: DocumentPlan,
  { text, parameters, name }: NamedStatement,
): StatementExplanation => ({
  kind: 'statement',
  plan: printPlan(plan, rules),
  text,
  parameters: parameters.length,
  isPrepared: name !== undefined,
  resolved: [
    ...plan.roots.flatMap((root) =>
      root.kind === 'resolved' && !root.isRefused ? [[coordinateOf(root.call), 'root field'] as const] : [],
    ),
    ...plan.resolved.map(({ call, reason }) => [coordinateOf(call), reason] as const),
  ],
});

/** The texts that a statement read; none, and the error, if the database refused to answer. */
interface StatementRead {
  readonly texts: readonly (string | null)[];
  readonly failure: Error | null;
}

/** Nothing was read, because the database refused to answer. @throws an error that is no refusal */
function refusalOf({ model }: AccessRules, error: unknown): StatementRead {
  if (errorsOf(model).refusalCode(error) === null) throw error;
  return { texts: [], failure: error as Error };
}

const NOTHING_READ: StatementRead = { texts: [], failure: null };
const readOf = (texts: StatementRead['texts']): StatementRead => ({ texts, failure: null });

/** The tests for the roots that resolvers answer and for those that the statement reads. */
function rootsOf({ refusals, rows }: BoundRequest) {
  const isResolved = (root: Root) => root.kind === 'resolved' || refusals.has(root);
  const isRead = (root: Root, i: number) => !isResolved(root) && (root.kind === 'list' || rows[i] !== null);
  return { isResolved, isRead };
}

/**
 * The texts of a statement's only row. Every statement returns one, so no row, or one of another width, is a defect: the error has no
 * code, is logged, and leaves the document to the resolvers. It is never taken for a changed viewer.
 */
async function readTexts(
  reader: RowReader,
  statement: RowStatement,
  { values, width }: { readonly values: readonly unknown[]; readonly width: number },
): Promise<readonly (string | null)[]> {
  const row = await reader.row(statement, values);
  if (row?.length !== width) throw new Error('a compiled statement returned no row of its columns');
  return row as (string | null)[];
}
