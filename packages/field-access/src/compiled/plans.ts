import { createHash } from 'node:crypto';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { AccessRules } from '../index.ts';
import { type ConsistencyLevels, strictestOf } from '../lists/consistency.ts';
import { Unsupported, unsupported } from '../sql/unsupported.ts';
import type { BoundRequest, Variables } from './bound-request.ts';
import { collectFields } from './collect.ts';
import { type OperationRequest, type QueryOperation, readOperation } from './operation.ts';
import { type Fallback, fallbackOf } from './outcome.ts';
import type { DocumentPlan, Root } from './plan.ts';
import { Planner, type ViewerClass } from './planner.ts';
import { renderStatement, type Statement } from './render.ts';
import { namesHeld } from './scopes.ts';

/** Plans of all documents are kept up to this number: one for each operation, viewer class and plan key. */
const MOST_PLANS = 1_000;
/**
 * Statements of all plans are kept up to this number, of at most so many characters each. The length bounds PostgreSQL's work too:
 * a root takes 80 characters and two of its 1,664 columns, a parameter two characters and one of its 65,535.
 */
const MOST_STATEMENTS = 500;
const LONGEST_STATEMENT = 40_000;
/** The errors of a plan are kept for so many shadows. */
const MOST_SHADOWS = 8;

/** A plan with what is kept of its answers. */
export interface CachedPlan {
  /** The number of the plan among those of this process. */
  readonly id: number;
  readonly plan: DocumentPlan;
  /** The errors of answers, by their shadows. */
  readonly errors: LRUCache<string, readonly GraphQLError[]>;
}

/** A statement with the name that it is prepared under; undefined for a statement that is not prepared. */
export type NamedStatement = Statement & { readonly name: string | undefined };

/** The schema that documents are planned against. */
export interface PlanSource {
  readonly schema: GraphQLSchema;
  readonly rules: AccessRules;
  readonly levels: ConsistencyLevels;
}

/** The levels of a root's reads. A resolver reads from the primary; a refused root reads nothing. */
function consistencyOf(root: Root, { primary, standard }: ConsistencyLevels): string[] {
  if (root.kind === 'resolved') return root.isRefused ? [] : [primary];
  return [(root.kind === 'list' ? root.list : root).source.consistency ?? standard];
}

const resolverNames = (roots: readonly Root[]): string =>
  roots.flatMap((root) => (root.kind === 'resolved' ? root.call.field.name : [])).join(' ');

/** Plans an operation for a class of viewers. @throws Unsupported for an operation that no statement answers a root of */
function planOperation(
  { schema, rules, levels }: PlanSource,
  operation: QueryOperation,
  variables: Variables,
  viewer: ViewerClass,
): DocumentPlan {
  const query = schema.getQueryType() ?? unsupported('operation');
  const document = { schema, fragments: operation.fragments, variables };
  const planner = new Planner(document, rules, viewer);
  const fields = collectFields(document, query, [operation.node.selectionSet]);
  const roots = [...fields].map(([key, nodes]) => planner.root(query, key, nodes));
  if (roots.length === 0) return unsupported('operation'); // directives skip every root
  if (roots.every(({ kind }) => kind === 'resolved')) {
    const isRefused = roots.some((root) => root.kind === 'resolved' && root.isRefused);
    return unsupported(isRefused ? 'scopes' : 'root field', resolverNames(roots));
  }
  const { lists, guards, hidden, computations, resolved } = planner;
  const consistency = strictestOf(levels, [
    ...(planner.restricted ? [levels.standard] : []),
    ...roots.flatMap((root) => consistencyOf(root, levels)),
  ]);
  return { roots, lists, guards, hidden, computations, resolved, consistency };
}

/**
 * The name of a prepared statement: the same text has the same name on every connection. Undefined: do not prepare. A generic plan
 * would fix the join order, but a holder of many units needs the list's index and a holder of few needs the units' index.
 */
const nameOf = ({ text }: Statement, { fragments }: BoundRequest): string | undefined =>
  fragments.some(({ joinsMany }) => joinsMany)
    ? undefined
    : `read_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;

/** The plans and statements of recent documents. */
export interface Plans {
  /** @throws Unsupported */
  operation(request: OperationRequest): QueryOperation;
  /** @throws Unsupported */
  plan(operation: QueryOperation, variables: Variables, viewer: ViewerClass): CachedPlan;
  /** @throws Unsupported for a statement that is too long */
  statement(cached: CachedPlan, bound: BoundRequest): NamedStatement;
}

/** Creates the cache of plans and statements. A fallback is cached like a plan, so that it is found only once. */
export function createPlans(source: PlanSource): Plans {
  const { schema, rules } = source;
  const operations = new WeakMap<DocumentNode, Map<string, QueryOperation>>();
  const plans = new LRUCache<string, CachedPlan | Fallback>({ max: MOST_PLANS });
  const statements = new LRUCache<string, NamedStatement | 'too long'>({ max: MOST_STATEMENTS });
  let lastId = 0;

  function planOrFallback(operation: QueryOperation, variables: Variables, viewer: ViewerClass): CachedPlan | Fallback {
    try {
      const plan = planOperation(source, operation, variables, viewer);
      return { id: ++lastId, plan, errors: new LRUCache({ max: MOST_SHADOWS }) };
    } catch (error) {
      return fallbackOf(error);
    }
  }

  return {
    operation(request) {
      const { document } = request;
      const byName = operations.get(document) ?? new Map<string, QueryOperation>();
      operations.set(document, byName);
      const name = request.operationName ?? '';
      const operation = byName.get(name) ?? readOperation(schema, ++lastId, request);
      byName.set(name, operation);
      return operation;
    },

    plan(operation, variables, viewer) {
      const { roles, possible, scopes } = viewer;
      const held = JSON.stringify(namesHeld(scopes));
      const key = [operation.id, roles, possible, held, ...operation.planKey(variables)].join();
      const cached = plans.get(key) ?? planOrFallback(operation, variables, viewer);
      plans.set(key, cached);
      if ('kind' in cached) throw new Unsupported(cached.reason, cached.what);
      return cached;
    },

    statement({ id, plan }, bound) {
      const key = `${id}\n${bound.form}`;
      let cached = statements.get(key);
      if (!cached) {
        const statement = renderStatement(plan, bound, rules.model.scope);
        const isLong = statement.text.length > LONGEST_STATEMENT;
        cached = isLong ? 'too long' : { ...statement, name: nameOf(statement, bound) };
        statements.set(key, cached);
      }
      return cached === 'too long' ? unsupported('size') : cached;
    },
  };
}
