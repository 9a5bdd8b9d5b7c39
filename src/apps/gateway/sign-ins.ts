import { type DocumentNode, getOperationAST, Kind, type SelectionSetNode } from 'graphql';
import { fragmentsOf } from './introspection.ts';

/** The root fields of a sign-in. They have a limit of their own, because they write rows and are open to everybody. */
const SIGN_IN_FIELDS: ReadonlySet<string> = new Set(['signInNonce', 'signIn']);

/** Counts the sign-in fields of an operation. Fields with one response key count once (GraphQL, 6.3.2). */
export function countSignIns(document: DocumentNode, operationName?: string | null): number {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'mutation') return 0;
  const fragments = fragmentsOf(document);
  const keys = new Set<string>();
  const fragmentNames = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
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
