import { type DirectiveNode, type DocumentNode, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Declaration } from './declarations.ts';
import type { LensSchema } from './fields.ts';

/**
 * True if a field has one of these storage classes, at least for some kinds of row.
 *
 * @example
 * isSealed(declaration, new Set(['CONFIDENTIAL']))
 */
export const isSealed = ({ class: storageClass, byKind }: Declaration, classes: ReadonlySet<string>): boolean =>
  [storageClass, ...byKind.map((kind) => kind.class)].some((name) => classes.has(name));

/** `@skip(if: true)`, or `@include(if: false)`: either leaves a field out, and neither may stand twice at a field. */
const createDirective = (name: string): DirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: 'if' },
      value: { kind: Kind.BOOLEAN, value: name === 'skip' },
    },
  ],
});

/**
 * Leaves the fields of some storage classes out of what a document reads. They stay in its text under a directive, so that its
 * fragments and variables stay in use.
 *
 * @example
 * const open = withoutSealed({ schema, declarations }, document, new Set(['CONFIDENTIAL']));
 */
export function withoutSealed(
  { schema, declarations }: LensSchema,
  document: DocumentNode,
  classes: ReadonlySet<string>,
): DocumentNode {
  const info = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(info, {
      Field: (node) => {
        const declaration = declarations.fields.get(`${info.getParentType()?.name}.${node.name.value}`);
        if (!declaration || !isSealed(declaration, classes)) return undefined;
        const directives = node.directives ?? [];
        const name = directives.some((directive) => directive.name.value === 'skip') ? 'include' : 'skip';
        const others = directives.filter((directive) => directive.name.value !== name);
        return { ...node, directives: [...others, createDirective(name)] };
      },
    }),
  );
}
