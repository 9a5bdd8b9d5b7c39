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

/** The conditions of a root's selections, those in fragments too; none below a field. Each fragment is read once. */
function conditionsOf({ selections }: SelectionSetNode, fragments: Fragments, read: Set<string>): DirectiveNode[] {
  return selections.flatMap((node) => {
    const conditions = node.directives?.filter(isCondition) ?? [];
    if (node.kind === Kind.FIELD) return conditions;
    if (node.kind === Kind.INLINE_FRAGMENT) return [...conditions, ...conditionsOf(node.selectionSet, fragments, read)];
    const fragment = fragments.get(node.name.value);
    if (!fragment || read.has(node.name.value)) return conditions;
    read.add(node.name.value);
    return [...conditions, ...conditionsOf(fragment.selectionSet, fragments, read)];
  });
}

/**
 * A subscription has one root field, without conditions (GraphQL, September 2025, CollectSubscriptionFields). The rule of graphql-js 16
 * evaluates conditions without variables: it throws where one has a variable, and accepts a root that is skipped.
 */
export function SubscriptionRootRule(context: ValidationContext): ASTVisitor {
  const fragments = fragmentsOf(context.getDocument());
  const { OperationDefinition: checkOneField } = SingleFieldSubscriptionsRule(context) as {
    OperationDefinition: (node: object) => void;
  };
  return {
    OperationDefinition(node) {
      if (node.operation !== 'subscription') return;
      const nodes = conditionsOf(node.selectionSet, fragments, new Set());
      if (nodes.length === 0) return checkOneField(node);
      const subject = node.name ? `Subscription "${node.name.value}"` : 'Anonymous Subscription';
      const message = `${subject} must not use \`@skip\` or \`@include\` in its root selection.`;
      context.reportError(new GraphQLError(message, { nodes }));
    },
  };
}
