import { AppError, type ErrorDetail } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  KnownFragmentNamesRule,
  MaxIntrospectionDepthRule,
  type OperationDefinitionNode,
  OverlappingFieldsCanBeMergedRule,
  parse,
  type SelectionSetNode,
  SingleFieldSubscriptionsRule,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { fragmentsOf, introspectionCost, MOST_INTROSPECTION } from './introspection.ts';
import { mergeRepetitions } from './repetitions.ts';
import { SubscriptionRootRule } from './subscription-root.ts';

export interface Limits {
  /** The greatest number of nested levels of fields. A connection adds two levels above its node's fields. */
  readonly depth: number;
  readonly aliases: number;
  /** The greatest length of an alias, in characters. An answer repeats it in every row. */
  readonly aliasLength: number;
  readonly tokens: number;
  /** The greatest length of a document, in characters. */
  readonly documentLength: number;
  /** The maximum cost of a request; `extensions.cost` shows the actual one. */
  readonly cost: number;
  /** The maximum cost of each event of a subscription. */
  readonly eventCost: number;
  readonly bodyBytes: number;
  /** The longest execution of a query or mutation, in milliseconds. */
  readonly executionMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  depth: 16,
  aliases: 60,
  aliasLength: 128,
  tokens: 1_500,
  documentLength: 32 * 1024,
  cost: 20_000,
  eventCost: 1_000,
  /** Enough for a signed contract of 1 MiB in Base64 and the rest of its request. */
  bodyBytes: 1536 * 1024,
  executionMs: 30_000,
};

/** The greatest number of reported faults of a document, because each one costs a search for similar names. */
const MOST_FAULTS = 20;

interface Measure {
  readonly depth: number;
  readonly aliases: number;
}

/** Measures depth and aliases of a selection with its fragments expanded. `fragmentMeasures` caches fragments. */
function measure(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  fragmentMeasures: Map<string, Measure>,
): Measure {
  let depth = 0;
  let aliases = 0;
  for (const node of selections) {
    if (node.kind === Kind.FIELD) {
      const isIntrospection = node.name.value.startsWith('__'); // graphql-js limits its depth
      const inner =
        node.selectionSet && !isIntrospection ? measure(node.selectionSet, fragments, fragmentMeasures) : NOTHING;
      depth = Math.max(depth, 1 + inner.depth);
      aliases += (node.alias ? 1 : 0) + inner.aliases;
      continue;
    }
    const inner =
      node.kind === Kind.INLINE_FRAGMENT
        ? measure(node.selectionSet, fragments, fragmentMeasures)
        : measureFragment(node.name.value, fragments, fragmentMeasures);
    depth = Math.max(depth, inner.depth);
    aliases += inner.aliases;
  }
  return { depth, aliases };
}

const NOTHING: Measure = { depth: 0, aliases: 0 };

/** Measures a fragment once, and caches the result; nothing for a fragment that does not exist. */
function measureFragment(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  fragmentMeasures: Map<string, Measure>,
): Measure {
  const fragment = fragments.get(name);
  const cachedMeasure = fragmentMeasures.get(name);
  if (cachedMeasure || !fragment) return cachedMeasure ?? NOTHING;
  fragmentMeasures.set(name, NOTHING); // ends a cycle, which another validation rule refuses
  const result = measure(fragment.selectionSet, fragments, fragmentMeasures);
  fragmentMeasures.set(name, result);
  return result;
}

/**
 * Creates the validation rule for depth, aliases, their lengths, and introspection. It depends on the document alone, so its
 * result can be cached.
 */
const createLimitsRule =
  (limits: Pick<Limits, 'depth' | 'aliases' | 'aliasLength'>) =>
  (context: ValidationContext): ASTVisitor => {
    const fragments = fragmentsOf(context.getDocument());
    const fragmentMeasures = new Map<string, Measure>();
    const refuse = (code: ErrorCode, node: OperationDefinitionNode | FieldNode, detail?: ErrorDetail) =>
      context.reportError(
        new GraphQLError(code, { nodes: node, originalError: new AppError(code, detail ? { detail } : {}) }),
      );
    return {
      Field(node) {
        if ((node.alias?.value.length ?? 0) > limits.aliasLength) refuse('QUERY_ALIAS_TOO_LONG', node);
      },
      OperationDefinition(node) {
        const { depth, aliases } = measure(node.selectionSet, fragments, fragmentMeasures);
        if (depth > limits.depth) refuse('QUERY_TOO_DEEP', node);
        if (aliases > limits.aliases) refuse('QUERY_TOO_MANY_ALIASES', node);
        const cost = introspectionCost(node.selectionSet, fragments);
        if (cost > MOST_INTROSPECTION) refuse('QUERY_TOO_COSTLY', node, { cost, limit: MOST_INTROSPECTION });
      },
    };
  };

const replaceRule = (rule: ValidationRule): ValidationRule =>
  rule === SingleFieldSubscriptionsRule ? SubscriptionRootRule : rule;

/**
 * Creates the function that validates a document. A document beyond a limit is checked by no further rule, because the rule of
 * overlapping fields compares all pairs of a selection's fields. This rule is also left out if a fragment does not exist,
 * because it compares all pairs of a selection's fragments, missing ones too.
 */
function createValidation(limitsRule: ValidationRule): typeof validate {
  return (...[schema, document, rules = specifiedRules, , types]) => {
    const faultsBy = (checkedRules: readonly ValidationRule[], maxErrors = MOST_FAULTS) =>
      validate(schema, document, checkedRules, { maxErrors }, types);
    const beyond = faultsBy([limitsRule, MaxIntrospectionDepthRule]);
    if (beyond.length > 0) return beyond;
    const hasUnknownFragment = faultsBy([KnownFragmentNamesRule], 1).length > 0;
    const applicable = hasUnknownFragment ? rules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule) : rules;
    return faultsBy(applicable.map(replaceRule));
  };
}

/** Yoga plugin: limits tokens while parsing, and depth and aliases while validating, before the viewer is read. */
export function useLimits(limits: Limits): Plugin {
  const validation = createValidation(createLimitsRule(limits));
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string) => mergeRepetitions(parse(source, { maxTokens: limits.tokens })));
    },
    onValidate({ setValidationFn }) {
      setValidationFn(validation);
    },
  };
}
