import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  SingleFieldSubscriptionsRule,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../core/errors/app-error.ts';
import type { ErrorCode } from '../../core/errors/codes.ts';
import { fragmentsOf, introspectionCost, MOST_INTROSPECTION } from './introspection.ts';
import { mergeRepetitions } from './repetitions.ts';
import { SubscriptionRootRule } from './subscription-root.ts';

export interface Limits {
  /** Nested levels of fields; a connection takes two more than its node's. */
  readonly depth: number;
  readonly aliases: number;
  readonly tokens: number;
  /** Characters of a document. */
  readonly documentLength: number;
  /** The maximum cost of a request; `extensions.cost` shows the actual one. */
  readonly cost: number;
  /** Most that each event of a subscription may cost. */
  readonly eventCost: number;
  readonly bodyBytes: number;
  /** Longest execution of a query or mutation, milliseconds. */
  readonly executionMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  depth: 16,
  aliases: 60,
  tokens: 1_500,
  documentLength: 32 * 1024,
  cost: 20_000,
  eventCost: 1_000,
  /** A signed contract of 1 MiB in Base64, and what is around it. */
  bodyBytes: 1536 * 1024,
  executionMs: 30_000,
};

/** Faults of a document that are listed; each costs a search for names like the one that is not there. */
const MOST_FAULTS = 20;

interface Measure {
  readonly depth: number;
  readonly aliases: number;
}

/** Depth and aliases of a selection with its fragments expanded; each fragment is measured once. */
function measure(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, Measure>,
): Measure {
  let depth = 0;
  let aliases = 0;
  for (const node of selections) {
    if (node.kind === Kind.FIELD) {
      const introspection = node.name.value.startsWith('__'); // has a rule of its own in graphql-js
      const below = node.selectionSet && !introspection ? measure(node.selectionSet, fragments, known) : NOTHING;
      depth = Math.max(depth, 1 + below.depth);
      aliases += (node.alias ? 1 : 0) + below.aliases;
      continue;
    }
    const below =
      node.kind === Kind.INLINE_FRAGMENT
        ? measure(node.selectionSet, fragments, known)
        : measureFragment(node.name.value, fragments, known);
    depth = Math.max(depth, below.depth);
    aliases += below.aliases;
  }
  return { depth, aliases };
}

const NOTHING: Measure = { depth: 0, aliases: 0 };

function measureFragment(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, Measure>,
): Measure {
  const fragment = fragments.get(name);
  const earlier = known.get(name);
  if (earlier || !fragment) return earlier ?? NOTHING;
  known.set(name, NOTHING); // a cycle, which another rule refuses
  const found = measure(fragment.selectionSet, fragments, known);
  known.set(name, found);
  return found;
}

/** A validation rule: it depends on the document alone, so its result may be cached with it. */
const limitsRule =
  (limits: Pick<Limits, 'depth' | 'aliases'>) =>
  (context: ValidationContext): ASTVisitor => {
    const fragments = fragmentsOf(context.getDocument());
    const known = new Map<string, Measure>();
    const refuse = (code: ErrorCode, node: OperationDefinitionNode) =>
      context.reportError(new GraphQLError(code, { nodes: node, originalError: new AppError(code) }));
    return {
      OperationDefinition(node) {
        const { depth, aliases } = measure(node.selectionSet, fragments, known);
        if (depth > limits.depth) refuse('QUERY_TOO_DEEP', node);
        if (aliases > limits.aliases) refuse('QUERY_TOO_MANY_ALIASES', node);
        if (introspectionCost(node.selectionSet, fragments) > MOST_INTROSPECTION) refuse('QUERY_TOO_COSTLY', node);
      },
    };
  };

const ruleFor = (rule: ValidationRule): ValidationRule =>
  rule === SingleFieldSubscriptionsRule ? SubscriptionRootRule : rule;

/** Depth, aliases and tokens: before anything is planned, and before it is asked who asks. */
export function useLimits(limits: Limits): Plugin {
  const rule = limitsRule(limits);
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string) => mergeRepetitions(parse(source, { maxTokens: limits.tokens })));
    },
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(rule);
      setValidationFn((...[schema, document, rules, , types]: Parameters<typeof validate>) =>
        validate(schema, document, rules?.map(ruleFor), { maxErrors: MOST_FAULTS }, types),
      );
    },
  };
}
