import {
  type ConstDirectiveNode,
  type ConstValueNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql';

/** Who reads some rows of a field, and how the value is kept. */
export interface AccessCase {
  readonly class: string;
  readonly readers: readonly string[];
}

/** What a field's `@access` says. */
export interface Declaration extends AccessCase {
  readonly held: readonly string[];
  readonly deletion: string;
  readonly onchain: boolean;
  /** Where the kind of the row decides. */
  readonly byKind: readonly (AccessCase & { readonly kinds: readonly string[] })[];
}

/** What the schema's text says of access, by coordinate (`Series.paidTotal`). */
export interface Declarations {
  readonly fields: ReadonlyMap<string, Declaration>;
  /** Who may see that a row of a type exists. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
  /** Every label, everybody's first. */
  readonly readers: readonly string[];
}

/** To whom no answer grants anything. */
const OPERATORS = 'OPERATORS';
export const EVERYBODY = 'PUBLIC';

const argumentsOf = (directive: ConstDirectiveNode): Record<string, unknown> =>
  Object.fromEntries(
    (directive.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value as ConstValueNode)]),
  );

const find = (directives: readonly ConstDirectiveNode[] | undefined, name: string): ConstDirectiveNode | undefined =>
  directives?.find((directive) => directive.name.value === name);

function fieldsOf(type: GraphQLNamedType): [string, Declaration][] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, astNode }) => {
    const directive = find(astNode?.directives, 'access');
    if (directive === undefined) return [];
    const given = argumentsOf(directive) as unknown as Declaration;
    return [[`${type.name}.${name}`, { ...given, onchain: given.onchain ?? false, byKind: given.byKind ?? [] }]];
  });
}

/** Reads them from a schema that was built from its text: introspection leaves directives out. */
export function declarationsOf(schema: GraphQLSchema): Declarations {
  const types = Object.values(schema.getTypeMap());
  const rows = types.flatMap(({ name, astNode }): [string, readonly string[]][] => {
    const directive = find(astNode?.directives, 'rows');
    return directive === undefined ? [] : [[name, argumentsOf(directive).seenBy as string[]]];
  });
  const label = schema.getType('Reader');
  const labels = label && 'getValues' in label ? label.getValues().map(({ name }) => name) : [];
  const granted = labels.filter((name) => name !== OPERATORS && name !== EVERYBODY);
  return { fields: new Map(types.flatMap(fieldsOf)), rows: new Map(rows), readers: [EVERYBODY, ...granted] };
}

/** Whether a declaration lets a label read: always, for some kinds of the row, or never. */
export function grants({ readers, byKind }: Declaration, label: string): 'always' | 'some kinds' | 'never' {
  const opens = (of: readonly string[]) => of.includes(label) || of.includes(EVERYBODY);
  const cases = byKind.length > 0 ? byKind.map((one) => opens(one.readers)) : [opens(readers)];
  if (cases.every(Boolean)) return 'always';
  return cases.some(Boolean) ? 'some kinds' : 'never';
}

const words = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** A declaration as the documentation of a field shows it: `Readers: issuer, holder. Held: reports.payment (plain).` */
function sayAccess({ readers, held, class: kept, deletion, onchain, byKind }: Declaration): string {
  const cases = byKind.map((one) => `${one.kinds.join(', ')}: ${sayReaders(one)} (${words(one.class)}).`);
  const who = cases.length > 0 ? `by kind. ${cases.join(' ')}` : `${sayReaders({ readers })}.`;
  return (
    `Readers: ${who} Held: ${held.join(', ')} (${words(kept)}). Deletion: ${deletion}.` +
    (onchain ? ' Public on the chain.' : '')
  );
}

const sayReaders = ({ readers }: Pick<AccessCase, 'readers'>): string =>
  readers.length === 0 ? 'nobody' : readers.map(words).join(', ');

/** Adds to each field's description who reads it, because GraphiQL's documentation shows no arguments of directives. */
export function describeReaders(schema: GraphQLSchema, { fields }: Declarations): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        const declaration = fields.get(`${type.name}.${field.name}`);
        if (declaration) field.description = [field.description, sayAccess(declaration)].filter(Boolean).join('\n\n');
      }
}
