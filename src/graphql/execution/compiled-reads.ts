import { createHash, randomUUID } from 'node:crypto';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { type AccessRules, denialErrors, errorsOf, inDocumentOrder, rulesOf } from '../../access/index.ts';
import { type ConsistencyLevels, strictestOf } from '../consistency.ts';
import type { Scopes } from '../held-scopes.ts';
import type { ReadContext } from '../read-context.ts';
import { type Asked, askedBy, type Variables } from './asked.ts';
import { argumentsOf, type Collected, collectFields, directiveVariables, rootFields } from './collect.ts';
import { denialsIn } from './denials.ts';
import { FieldResolver, pathOf } from './field-resolver.ts';
import { requireReadable, withoutMarks } from './marks.ts';
import type { DocumentPlan, Root } from './plan.ts';
import { Planner, type ViewerClass } from './planner.ts';
import { printPlan } from './print-plan.ts';
import { renderStatement, type Statement } from './render.ts';
import type { Confirmation, RowReader, RowStatement } from './row-reader.ts';
import { sourceOf } from './source.ts';
import { type Reason, Unsupported, unsupported } from './unsupported.ts';

/** A read whose every field is stored: one statement answers it. */
export interface CompiledReads<Context extends ReadContext = ReadContext> {
  /** The plan and the statement of an operation for the viewer of `context`, and runs nothing; or why resolvers have to answer. */
  explain(operation: Operation, context: Context): PlannedStatement | Fallback;
  /**
   * Answers an operation of a valid document for the viewer of `context`, in one statement; or says why its resolvers have to.
   * Where the database does not answer in time, every root of the statement is null with that error. Throws what the statement itself
   * fails with.
   * With a `confirmation` the viewer is as it was last read: where the same statement does not confirm it, nothing is answered.
   */
  answer(operation: Operation, context: Context, confirmation?: Confirmation | null): Promise<Outcome>;
}

/** What an operation compiles to. */
export interface PlannedStatement {
  /** An outline of the plan (`printPlan`). */
  readonly plan: string;
  readonly text: string;
  /** The number of its parameters. */
  readonly parameters: number;
  /** Whether PostgreSQL keeps its plan under a name. */
  readonly isPrepared: boolean;
}

/** The viewer is no more what it was; or the database does not say whether it is. */
export interface Unconfirmed {
  readonly unconfirmed: 'changed' | Error;
}

export type Outcome = Answer | Fallback | Unconfirmed;

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  /** As the request says them. */
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  /** What the request says that its caller wrote before: sealed, or anything. */
  readonly written?: string | undefined;
  /** The read before this one found the viewer changed: this one sees the viewer as it was read again. */
  readonly isRepeated?: boolean;
}

/** `data` as JSON, as the executor's would be written, and what of it was denied. */
export interface Answer {
  /** In pieces: to join them is to copy all that was read. */
  readonly data: readonly string[];
  readonly errors: readonly GraphQLError[];
  /** Whether a field of the root failed: the executor then writes `errors` before `data`. */
  readonly failed: boolean;
  /** Whether resolvers answered something of it, next to the statement. */
  readonly resolved: boolean;
}

export interface Fallback {
  readonly reason: Reason;
  /** The field or the operator that has no statement. */
  readonly what: string;
}

export interface CompiledReadsDeps<Context extends ReadContext = ReadContext> {
  readonly schema: GraphQLSchema;
  readonly readers: Readers<Context>;
  readonly consistency: ConsistencyLevels;
  /** The scopes of a request's viewer, as `authScopes` of the scope plugin returns them. */
  readonly scopesOf: (context: Context) => Scopes;
}

/** Where statements are run. */
export interface Readers<Context extends ReadContext = ReadContext> {
  /** Of a document of this class, for the viewer of a context. `written`: what the request says that its caller wrote before. */
  at(context: Context, consistency: string, written: string | undefined): RowReader;
}

/** Plans of all documents: by operation, the viewer's class and what its directives say. */
const MOST_PLANS = 1_000;
/**
 * Statements of all plans, of so many characters each. The length bounds what PostgreSQL does too: a root takes 80 characters and two
 * of its 1,664 columns, a parameter two characters and one of its 65,535.
 */
const MOST_STATEMENTS = 500;
const LONGEST_STATEMENT = 40_000;
/** Shadows of one plan, and characters of one, whose errors are kept. */
const MOST_SHADOWS = 8;
const LONGEST_SHADOW = 4_096;

interface Planned {
  /** Of the plan, among all that this process made. */
  readonly id: number;
  readonly plan: DocumentPlan;
  /** By the shadows of an answer, from which its errors follow. */
  readonly errors: LRUCache<string, readonly GraphQLError[]>;
}

interface KnownOperation {
  /** Among all that this process read. */
  readonly id: number;
  readonly node: OperationDefinitionNode;
  readonly fragments: Collected['fragments'];
  /** What a plan of it follows from, but for who asks: of variables what directives say, and the types of rows that ids name. */
  decidedBy(variables: Variables): readonly unknown[];
}

const isFallback = (planned: object): planned is Fallback => 'reason' in planned;

function fallbackOf(error: unknown): Fallback {
  if (!(error instanceof Unsupported)) throw error;
  return { reason: error.reason, what: error.what };
}

function operationOf(
  schema: GraphQLSchema,
  id: number,
  document: DocumentNode,
  name: string | null | undefined,
): KnownOperation {
  const node = getOperationAST(document, name);
  if (node?.operation !== 'query' || (node.directives?.length ?? 0) > 0) return unsupported('operation');
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  const directives = directiveVariables(node.selectionSet, { fragments });
  const fields = schema.getQueryType()?.getFields() ?? {};
  const types = rootFields(node.selectionSet, { fragments }).flatMap((one) => {
    const field = fields[one.name.value];
    const source = field && sourceOf(field);
    if (!field || source?.kind !== 'node') return [];
    return (variables: Variables) => source.typeOf(schema, argumentsOf(field, one, variables));
  });
  const decidedBy = (variables: Variables) => [
    ...directives.map((directive) => variables[directive]),
    ...types.map((typeOf) => typeOf(variables)),
  ];
  return { id, node, fragments, decidedBy };
}

/** What a resolver answers is read from the primary, and so is what is asked with it; what it refuses is not read. */
function consistencyOf(root: Root, { primary, standard }: ConsistencyLevels): string[] {
  if (root.kind === 'resolved') return root.isRefused ? [] : [primary];
  return [(root.kind === 'list' ? root.list : root).source.consistency ?? standard];
}

const fieldNames = (roots: readonly Root[]): string =>
  roots.flatMap((root) => (root.kind === 'resolved' ? root.one.field.name : [])).join(' ');

function planOf(
  { schema, rules, levels }: PlanSource,
  known: KnownOperation,
  variables: Variables,
  viewer: ViewerClass,
): DocumentPlan {
  const query = schema.getQueryType() ?? unsupported('operation');
  const collected = { schema, fragments: known.fragments, variables };
  const planner = new Planner(collected, rules, viewer);
  const fields = collectFields(collected, query, [known.node.selectionSet]);
  const roots = [...fields].map(([key, nodes]) => planner.root(query, key, nodes));
  if (roots.length === 0) return unsupported('operation'); // everything is skipped
  if (roots.every(({ kind }) => kind === 'resolved')) {
    const isRefused = roots.some((root) => root.kind === 'resolved' && root.isRefused);
    return unsupported(isRefused ? 'scopes' : 'root field', fieldNames(roots));
  }
  const { lists, guards, hidden, computations, resolved } = planner;
  const consistency = strictestOf(levels, [
    ...(planner.restricted ? [levels.standard] : []),
    ...roots.flatMap((root) => consistencyOf(root, levels)),
  ]);
  return { roots, lists, guards, hidden, computations, resolved, consistency };
}

type Named = Statement & { readonly name: string | undefined };

/**
 * The same text has the same name on every connection. Undefined for one that is not to be prepared: PostgreSQL would plan it once
 * for all values, and a list by rows of other tables is read in its own order for a holder of many units, from the units for one of few.
 */
const nameOf = ({ text }: Statement, { parts }: Asked): string | undefined =>
  parts.some(({ byOthers }) => byOthers)
    ? undefined
    : `read_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;

/** The schema that documents are planned against. */
interface PlanSource {
  readonly schema: GraphQLSchema;
  readonly rules: AccessRules;
  readonly levels: ConsistencyLevels;
}

/** Plans and statements, as long as they are among the last that were used. */
function createPlans(source: PlanSource) {
  const { schema, rules } = source;
  const operations = new WeakMap<DocumentNode, Map<string, KnownOperation>>();
  const plans = new LRUCache<string, Planned | Fallback>({ max: MOST_PLANS });
  const statements = new LRUCache<string, Named | 'too long'>({ max: MOST_STATEMENTS });
  let made = 0;

  return {
    operation({ document, operationName }: Operation): KnownOperation {
      const known = operations.get(document) ?? new Map<string, KnownOperation>();
      operations.set(document, known);
      const name = operationName ?? '';
      const operation = known.get(name) ?? operationOf(schema, ++made, document, operationName);
      known.set(name, operation);
      return operation;
    },

    planned(operation: KnownOperation, variables: Variables, viewer: ViewerClass): Planned {
      const { roles, possible, scopes } = viewer;
      const key = [operation.id, roles, possible, ...Object.values(scopes), ...operation.decidedBy(variables)].join();
      let found = plans.get(key);
      if (!found) {
        try {
          const plan = planOf(source, operation, variables, viewer);
          found = { id: ++made, plan, errors: new LRUCache({ max: MOST_SHADOWS }) };
        } catch (error) {
          found = fallbackOf(error);
        }
        plans.set(key, found);
      }
      if (isFallback(found)) throw new Unsupported(found.reason, found.what);
      return found;
    },

    statement({ id, plan }: Planned, asked: Asked) {
      const key = `${id}\n${asked.form}`;
      let found = statements.get(key);
      if (!found) {
        const statement = renderStatement(plan, asked, rules.model.scope);
        const isLong = statement.text.length > LONGEST_STATEMENT;
        found = isLong ? 'too long' : { ...statement, name: nameOf(statement, asked) };
        statements.set(key, found);
      }
      return found === 'too long' ? unsupported('size') : found;
    },
  };
}

/** Compiles documents that are asked, and keeps what it made of the last of them. */
export function createCompiledReads<Context extends ReadContext>({
  schema,
  readers,
  consistency: levels,
  scopesOf,
}: CompiledReadsDeps<Context>): CompiledReads<Context> {
  const rules = rulesOf(schema);
  const plans = createPlans({ schema, rules, levels });
  const errors = errorsOf(rules.model);
  const refusalOf = (error: unknown): Error => {
    if (errors.refusalCode(error) === null) throw error;
    return error as Error;
  };

  function planned(operation: Operation, context: Context) {
    const one = plans.operation(operation);
    const declared = one.node.variableDefinitions ?? [];
    const { coerced: variables } = getVariableValues(schema, declared, operation.variables ?? {});
    if (!variables) return unsupported('arguments');
    const { roles, possible } = context.access.labels;
    return { one, variables, found: plans.planned(one, variables, { roles, possible, scopes: scopesOf(context) }) };
  }

  async function read(
    operation: Operation,
    context: Context,
    confirmation: Confirmation | null,
  ): Promise<Answer | Unconfirmed> {
    const { one, variables, found } = planned(operation, context);
    const { plan } = found;
    const asked = askedBy({ plan, context, variables, confirmation });
    const statement = plans.statement(found, asked);
    const request = { asked, nonce: randomUUID(), ids: context.access.ids };
    const values = statement.slots.map((slot) => slot(request));
    const reader = readers.at(context, operation.isRepeated ? levels.primary : plan.consistency, operation.written);
    const isResolved = (root: Root) => root.kind === 'resolved' || asked.refusals.has(root);
    const isRead = (root: Root, i: number) => !isResolved(root) && (root.kind === 'list' || asked.rows[i] !== null);
    const isAsked = confirmation !== null || plan.roots.some(isRead);
    const width = 2 * plan.roots.length + (confirmation ? 1 : 0);
    const texts = isAsked ? await textsOf(reader, statement, { values, width }).catch(refusalOf) : [];
    const failure = texts instanceof Error ? texts : null;
    const row = texts instanceof Error ? [] : texts;
    if (confirmation && failure) return { unconfirmed: failure };
    if (confirmation && row.at(-1) !== confirmation.expected) return { unconfirmed: 'changed' };
    const { nonce } = request;
    const isMarked = statement.marked && row.some((text) => text?.includes(nonce));
    if (isMarked) requireReadable(row, nonce);
    const { node, fragments } = one;
    const fields = new FieldResolver({ schema, operation: node, fragments, variables, context });
    return answerOf(found, row, {
      rules,
      fields,
      isResolved,
      // A read root is refused with it, as its resolver would be after as long a wait.
      failureOf: (root, i) => (isRead(root, i) ? failure : null),
      finished: (text) => (isMarked ? withoutMarks(text, { nonce, plan, asked, fields }) : text),
    });
  }

  function explain(operation: Operation, context: Context): PlannedStatement {
    const { variables, found } = planned(operation, context);
    const { text, slots, name } = plans.statement(
      found,
      askedBy({ plan: found.plan, context, variables, confirmation: null }),
    );
    return {
      plan: printPlan(found.plan, rules),
      text,
      parameters: slots.length,
      isPrepared: name !== undefined,
    };
  }

  return {
    explain(operation, context) {
      try {
        return explain(operation, context);
      } catch (error) {
        return fallbackOf(error);
      }
    },
    answer: (operation, context, confirmation = null) => read(operation, context, confirmation).catch(fallbackOf),
  };
}

/**
 * The texts of a statement's only row. Every statement answers one, so that none, or one of another width, is a defect: the error
 * has no code, is logged, and leaves the document to the resolvers. It is never taken for a changed viewer.
 */
async function textsOf(
  reader: RowReader,
  statement: RowStatement,
  { values, width }: { readonly values: readonly unknown[]; readonly width: number },
): Promise<readonly (string | null)[]> {
  const row = await reader.row(statement, values);
  if (row?.length !== width) throw new Error('a compiled statement answered no row of its columns');
  return row as (string | null)[];
}

const rootError = ({ key, nodes }: Root, originalError: Error) =>
  new GraphQLError(originalError.message, { nodes, path: [key], originalError });

const isRequired = (root: Root): boolean =>
  root.kind === 'row' && !(root.source.kind === 'row' && root.source.mayBeAbsent);

/** What an answer is finished with. */
interface Finishing {
  readonly rules: AccessRules;
  readonly fields: FieldResolver;
  /** Whether a root is its resolver's. */
  readonly isResolved: (root: Root) => boolean;
  /** Why the statement did not answer a root. */
  readonly failureOf: (root: Root, i: number) => Error | null;
  /** Replaces the marks in the text of a root. */
  readonly finished: (text: string) => string | Promise<string>;
}

/** The answer in a statement's row: of each root its JSON and its shadow. A row that is not there is refused as by its resolver. */
async function answerOf(
  { plan, errors }: Planned,
  row: readonly (string | null)[],
  { rules, fields, isResolved, failureOf, finished }: Finishing,
): Promise<Answer> {
  const absent: GraphQLError[] = [];
  const finish = (root: Root, i: number) => {
    if (isResolved(root)) return fields.json(undefined, root.one, pathOf([root.key]));
    const json = row[2 * i] ?? null;
    const error =
      failureOf(root, i) ?? (json === null && isRequired(root) ? errorsOf(rules.model).create('NOT_FOUND') : null);
    if (error !== null) absent.push(rootError(root, error));
    return json === null ? 'null' : finished(json);
  };
  // Each in a promise of its own, so that one that fails leaves none that nobody waits for.
  const resolved = plan.resolved.length > 0 || plan.roots.some(isResolved);
  const texts = resolved
    ? await Promise.all(plan.roots.map(async (root, i) => finish(root, i)))
    : plan.roots.map(finish);
  const members = plan.roots.flatMap(({ key }, i) => [
    `${i > 0 ? ',' : ''}${JSON.stringify(key)}:`,
    texts[i] as string,
  ]);
  const denied = deniedBy(
    plan.roots.map((_, i) => row[2 * i + 1] ?? null),
    { plan, errors, rules },
  );
  const others = [...absent, ...fields.errors, ...denialErrors(rules, fields.denials())];
  return {
    data: ['{', ...members, '}'],
    errors: others.length > 0 ? inDocumentOrder([...others, ...denied]) : denied,
    failed: absent.length + fields.errors.length > 0,
    resolved,
  };
}

/** The errors of what the statement denied, by its shadows. */
function deniedBy(
  shadows: readonly (string | null)[],
  { plan, errors, rules }: Pick<Planned, 'plan' | 'errors'> & Pick<Finishing, 'rules'>,
): readonly GraphQLError[] {
  if (shadows.every((shadow) => shadow === null)) return [];
  const key = JSON.stringify(shadows);
  const denied = errors.get(key) ?? denialErrors(rules, denialsIn(plan, shadows));
  if (key.length <= LONGEST_SHADOW) errors.set(key, denied);
  return denied;
}
