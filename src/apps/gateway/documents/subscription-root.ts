import {
  type ASTVisitor,
  type DirectiveNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  SingleFieldSubscriptionsRule,
  type ValidationContext,
} from 'graphql';
import { type Fragments, fragmentsOf } from './introspection.ts';

const isCondition = ({ name }: DirectiveNode): boolean => name.value === 'skip' || name.value === 'include';

/**
 * Collects the `@skip` and `@include` directives on root selections, through fragments but not below fields.
 * `fragmentNames` has the visited fragments.
 */
function collectConditions(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  fragmentNames: Set<string>,
): DirectiveNode[] {
  return selections.flatMap((node) => {
    const conditions = node.directives?.filter(isCondition) ?? [];
    if (node.kind === Kind.FIELD) return conditions;
    if (node.kind === Kind.INLINE_FRAGMENT)
      return [...conditions, ...collectConditions(node.selectionSet, fragments, fragmentNames)];
    const fragment = fragments.get(node.name.value);
    if (!fragment || fragmentNames.has(node.name.value)) return conditions;
    fragmentNames.add(node.name.value);
    return [...conditions, ...collectConditions(fragment.selectionSet, fragments, fragmentNames)];
  });
}

/**
 * Validation rule: a subscription has one root field, without `@skip` and `@include` (GraphQL, September 2025,
 * CollectSubscriptionFields). It replaces the rule of graphql-js 16, which throws if such a directive has a variable, and
 * accepts a root field that is skipped.
 */
export function SubscriptionRootRule(context: ValidationContext): ASTVisitor {
  const fragments = fragmentsOf(context.getDocument());
  const { OperationDefinition: checkOneField } = SingleFieldSubscriptionsRule(context) as {
    OperationDefinition: (node: object) => void;
  };
  return {
    OperationDefinition(node) {
      if (node.operation !== 'subscription') return;
      const nodes = collectConditions(node.selectionSet, fragments, new Set());
      if (nodes.length === 0) return checkOneField(node);
      const subject = node.name ? `Subscription "${node.name.value}"` : 'Anonymous Subscription';
      const message = `${subject} must not use \`@skip\` or \`@include\` in its root selection.`;
      context.reportError(new GraphQLError(message, { nodes }));
    },
  };
}
