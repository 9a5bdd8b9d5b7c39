import {
  type DirectiveNode,
  type DocumentNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from './introspection.ts';

/**
 * The root fields that begin or end a sign-in, add a wallet or delete an account. They have a limit of their own, because they write
 * rows for any wallet, and may call a wallet's contract.
 */
const SIGN_IN_FIELDS: ReadonlySet<string> = new Set([
  'signInNonce',
  'signIn',
  'addWalletChallenge',
  'addWallet',
  'deleteAccountChallenge',
  'deleteAccount',
]);

type Variables = Readonly<Record<string, unknown>>;

/** Creates the test that `@skip` and `@include` leave a selection in an operation. */
function createInclusion({ variableDefinitions }: OperationDefinitionNode, variables: Variables) {
  const conditionOf = (directive: DirectiveNode): unknown => {
    const value = directive.arguments?.find(({ name }) => name.value === 'if')?.value;
    if (value?.kind === Kind.BOOLEAN) return value.value;
    if (value?.kind !== Kind.VARIABLE) return undefined;
    const name = value.name.value;
    if (Object.hasOwn(variables, name)) return variables[name];
    const standard = variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
    return standard?.kind === Kind.BOOLEAN ? standard.value : undefined;
  };
  return ({ directives = [] }: SelectionNode): boolean =>
    directives.every((directive) => {
      const { value: name } = directive.name;
      const removes = name === 'skip'; // `@skip` removes a selection if its condition is true, `@include` if it is false
      return (name !== 'skip' && name !== 'include') || conditionOf(directive) !== removes;
    });
}

/**
 * Counts the fields of sign-ins and wallets that an operation executes. Fields with one response key count once (GraphQL,
 * 6.3.2).
 */
export function countSignIns(
  document: DocumentNode,
  operationName?: string | null,
  variables?: Variables | null,
): number {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'mutation') return 0;
  const isIncluded = createInclusion(operation, variables ?? {});
  const fragments = fragmentsOf(document);
  const keys = new Set<string>();
  const fragmentNames = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const node of selections.filter(isIncluded)) {
      if (node.kind === Kind.FIELD) {
        if (SIGN_IN_FIELDS.has(node.name.value)) keys.add((node.alias ?? node.name).value);
      } else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else if (!fragmentNames.has(node.name.value)) {
        fragmentNames.add(node.name.value);
        const fragment = fragments.get(node.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  collect(operation.selectionSet);
  return keys.size;
}
