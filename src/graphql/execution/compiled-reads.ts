import { createHash, randomBytes } from 'node:crypto';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type Source,
} from 'graphql';
import { type AccessRules, denialErrors, rulesOf } from '../../access/index.ts';
import { createRecentMap, type RecentMap } from '../../core/recent-map.ts';
import type { RowReader } from '../../core/row-reader.ts';
import type { GatewayContext } from '../context.ts';
import { holdsScopes } from '../scopes.ts';
import { type Asked, askedBy } from './asked.ts';
import { type Collected, collectFields, directiveVariables } from './collect.ts';
import { denialsIn } from './denials.ts';
import { withoutMarks } from './marks.ts';
import type { DocumentPlan } from './plan.ts';
import { Planner } from './planner.ts';
import { renderStatement, type Statement } from './render.ts';
import { type Reason, Unsupported, unsupported } from './unsupported.ts';

/** A read whose every field is stored: one statement answers it. */
export interface CompiledReads {
  /**
   * Answers an operation of a valid document for the viewer of `context`, in one statement; or says why its resolvers have to.
   * @throws DATABASE_UNAVAILABLE
   */
  answer(operation: Operation, context: GatewayContext): Promise<Answer | Fallback>;
}

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  /** As the request says them. */
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** `data` as JSON, as the executor's would be written, and what of it was denied. */
export interface Answer {
  readonly data: string;
  readonly errors: readonly GraphQLError[];
}

export interface Fallback {
  readonly reason: Reason;
  /** The field or the operator that has no statement. */
  readonly what: string;
}

export interface CompiledReadsDeps {
  readonly schema: GraphQLSchema;
  readonly reader: RowReader;
}

/** Plans of one document: by operation, the viewer's class and what its directives say. */
const MOST_PLANS = 32;
/** Statements of one plan: the form of a request decides. */
const MOST_FORMS = 32;
/** Shadows of one plan, and characters of one, whose errors are kept. */
const MOST_SHADOWS = 32;
const LONGEST_SHADOW = 4_096;
/** Statements that a connection keeps prepared; others are parsed each time. */
const MOST_NAMED = 500;

/** A plan with the statements of its forms. */
interface Planned {
  readonly plan: DocumentPlan;
  /** By the shadows of an answer, from which its errors follow. */
  readonly errors: RecentMap<readonly GraphQLError[]>;
  readonly statements: RecentMap<Statement & { readonly name: string | undefined }>;
}

interface KnownOperation {
  readonly node: OperationDefinitionNode;
  readonly fragments: Collected['fragments'];
  readonly directives: readonly string[];
  readonly plans: RecentMap<Planned | Fallback>;
}

type Variables = Readonly<Record<string, unknown>>;

const isFallback = (planned: object): planned is Fallback => 'reason' in planned;

function fallbackOf(error: unknown): Fallback {
  if (!(error instanceof Unsupported)) throw error;
  return { reason: error.reason, what: error.what };
}

function operationOf(document: DocumentNode, name: string | null | undefined): KnownOperation {
  const node = getOperationAST(document, name);
  if (node?.operation !== 'query' || (node.directives?.length ?? 0) > 0) return unsupported('operation');
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  const directives = directiveVariables(node.selectionSet, { fragments });
  return { node, fragments, directives, plans: createRecentMap(MOST_PLANS) };
}

function planOf(
  schema: GraphQLSchema,
  rules: AccessRules,
  known: KnownOperation,
  variables: Variables,
  viewer: ViewerOf,
) {
  const query = schema.getQueryType() ?? unsupported('operation');
  const collected = { schema, fragments: known.fragments, variables };
  const planner = new Planner(collected, rules, viewer);
  const fields = collectFields(collected, query, [known.node.selectionSet]);
  const roots = [...fields].map(([key, nodes]) => planner.root(query, key, nodes));
  const { lists, guards, hidden, computations, scopes } = planner;
  return { roots, lists, guards, hidden, computations, scopes, source: known.node.loc?.source as Source };
}
type ViewerOf = GatewayContext['access']['labels'];

/** The same text has the same name, whoever shares the connection. */
const nameOf = ({ text }: Statement): string =>
  `read_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;

/** Compiles documents that are asked, and keeps what it made of them as long as they are kept. */
export function createCompiledReads({ schema, reader }: CompiledReadsDeps): CompiledReads {
  const rules = rulesOf(schema);
  const documents = new WeakMap<DocumentNode, Map<string, KnownOperation>>();
  let named = 0;

  const known = ({ document, operationName }: Operation): KnownOperation => {
    const operations = documents.get(document) ?? new Map<string, KnownOperation>();
    documents.set(document, operations);
    const name = operationName ?? '';
    const operation = operations.get(name) ?? operationOf(document, operationName);
    operations.set(name, operation);
    return operation;
  };

  const planned = (operation: KnownOperation, variables: Variables, viewer: ViewerOf): Planned => {
    const { roles, possible } = viewer;
    const key = [roles, possible, ...operation.directives.map((name) => variables[name])].join();
    let found = operation.plans.get(key);
    if (!found) {
      try {
        const plan = planOf(schema, rules, operation, variables, viewer);
        found = { plan, statements: createRecentMap(MOST_FORMS), errors: createRecentMap(MOST_SHADOWS) };
      } catch (error) {
        found = fallbackOf(error);
      }
      operation.plans.set(key, found);
    }
    if (isFallback(found)) throw new Unsupported(found.reason, found.what);
    return found;
  };

  const statementOf = ({ plan, statements }: Planned, asked: Asked) => {
    let found = statements.get(asked.form);
    if (!found) {
      named++;
      const statement = renderStatement(plan, asked);
      const name = named <= MOST_NAMED ? nameOf(statement) : undefined;
      found = { ...statement, name };
      statements.set(asked.form, found);
    }
    return found;
  };

  return {
    async answer(operation, context) {
      try {
        const one = known(operation);
        const { coerced: variables } = getVariableValues(
          schema,
          one.node.variableDefinitions ?? [],
          operation.variables ?? {},
        );
        if (!variables) return unsupported('arguments');
        const found = planned(one, variables, context.access.labels);
        const { plan } = found;
        if (!plan.scopes.every((scopes) => holdsScopes(context.viewer, scopes))) return unsupported('scopes');
        const asked = askedBy(plan, context, variables);
        const statement = statementOf(found, asked);
        const request = { asked, nonce: randomBytes(12).toString('hex'), firstChain: context.chains.first.name };
        const row = await reader.row(
          statement,
          statement.slots.map((slot) => slot(request)),
        );
        return answerOf(found, (row ?? []) as (string | null)[], rules, (text) =>
          statement.marked ? withoutMarks(text, request.nonce, plan, asked) : text,
        );
      } catch (error) {
        return fallbackOf(error);
      }
    },
  };
}

/** The answer in a statement's row: of each root its JSON and its shadow. */
function answerOf(
  { plan, errors }: Planned,
  row: readonly (string | null)[],
  rules: AccessRules,
  finished: (text: string) => string,
): Answer {
  const members = plan.roots.map(({ key }, i) => {
    const json = row[2 * i] ?? unsupported('row absent');
    return `${JSON.stringify(key)}:${finished(json)}`;
  });
  const shadows = plan.roots.map((_, i) => row[2 * i + 1] ?? null);
  const data = `{${members.join(',')}}`;
  if (shadows.every((shadow) => shadow === null)) return { data, errors: [] };
  const key = JSON.stringify(shadows);
  const known = errors.get(key) ?? denialErrors(rules, denialsIn(plan, shadows));
  if (key.length <= LONGEST_SHADOW) errors.set(key, known);
  return { data, errors: known };
}
