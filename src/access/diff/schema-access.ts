import {
  type ConstDirectiveNode,
  type ConstValueNode,
  type DocumentNode,
  Kind,
  type ObjectTypeDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import type { ReaderLabel, StorageClass } from '../declaration.ts';

/** What holds for a field, or for the rows of some kinds. */
export interface CaseAccess {
  readonly class: StorageClass;
  readonly readers: readonly ReaderLabel[];
  readonly held: readonly string[];
  readonly deletion: string;
}

export interface FieldAccess extends CaseAccess {
  readonly onchain: boolean;
  /** By kind of row, where the kind decides. */
  readonly byKind: ReadonlyMap<string, CaseAccess>;
}

export interface TypeAccess {
  /** Who may see that a row exists; undefined where the text does not say it. */
  readonly seenBy: readonly ReaderLabel[] | undefined;
  /** Declared fields by name. Those that lead to rows of another type declare nothing. */
  readonly fields: ReadonlyMap<string, FieldAccess>;
}

export type SchemaAccess = ReadonlyMap<string, TypeAccess>;

const words = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** A directive's arguments as plain values; undefined where the node does not carry it. */
function directiveArgs(
  node: { readonly directives?: readonly ConstDirectiveNode[] | undefined },
  name: string,
): Record<string, unknown> | undefined {
  const found = node.directives?.find((directive) => directive.name.value === name);
  return (
    found &&
    Object.fromEntries(
      found.arguments?.map((arg) => [arg.name.value, valueFromASTUntyped(arg.value as ConstValueNode)]) ?? [],
    )
  );
}

const labels = (names: unknown): ReaderLabel[] => (names as string[]).map((name) => words(name) as ReaderLabel);

const caseOf = (args: Record<string, unknown>): CaseAccess => ({
  class: words(args.class as string) as StorageClass,
  readers: labels(args.readers),
  held: args.held as string[],
  deletion: args.deletion as string,
});

function fieldOf(args: Record<string, unknown>): FieldAccess {
  const cases = (args.byKind ?? []) as Record<string, unknown>[];
  return {
    ...caseOf(args),
    onchain: args.onchain === true,
    byKind: new Map(cases.flatMap((of) => (of.kinds as string[]).map((kind) => [kind, caseOf(of)] as const))),
  };
}

function typeOf(type: ObjectTypeDefinitionNode): TypeAccess {
  const rows = directiveArgs(type, 'rows');
  const fields = (type.fields ?? []).flatMap((field) => {
    const args = directiveArgs(field, 'access');
    return args ? [[field.name.value, fieldOf(args)] as const] : [];
  });
  return { seenBy: rows && labels(rows.seenBy), fields: new Map(fields) };
}

/**
 * What a schema's text says of access: the `@rows` of its object types and the `@access` of their fields. Types that
 * say neither are left out.
 */
export function readSchemaAccess(document: DocumentNode): SchemaAccess {
  const types = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [[definition.name.value, typeOf(definition)] as const] : [],
  );
  return new Map(types.filter(([, { seenBy, fields }]) => seenBy !== undefined || fields.size > 0));
}
