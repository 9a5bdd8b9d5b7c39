import {
  type ConstDirectiveNode,
  type GraphQLSchema,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import {
  type AccessCase,
  type AccessDeclaration,
  kindsAlike,
  placesOf,
  STORAGE_CLASSES,
} from '../model/declaration.ts';
import { rulesOf } from '../runtime/schema-rules.ts';

const enumName = (value: string) => value.toUpperCase().replaceAll('-', '_');

/** The directive's definition, with its enums where the schema does not define them itself. */
function definitions(schema: GraphQLSchema): string {
  const enums = { StorageClass: STORAGE_CLASSES, Reader: rulesOf(schema).model.labels.names };
  const missing = Object.entries(enums).filter(([name]) => !schema.getType(name));
  return `${missing.map(([name, values]) => `enum ${name} { ${values.map(enumName).join(' ')} }`).join('\n')}
"""Who reads a field, where and how it is held, when it is meant to be deleted, whether the chain shows it to everybody. Where the kind of the row decides, \`byKind\` says what holds for each."""
directive @access(class: StorageClass!, readers: [Reader!]!, held: [String!]!, deletion: String!, onchain: Boolean! = false, byKind: [AccessByKind!]) on FIELD_DEFINITION
"""Who may see that a row of the type exists."""
directive @rows(seenBy: [Reader!]!) on OBJECT
"""What holds for the rows of some kinds."""
input AccessByKind {
  """The kinds of the row."""
  kinds: [String!]!
  """How the value is kept."""
  class: StorageClass!
  """Who reads it."""
  readers: [Reader!]!
  """Where it is held."""
  held: [String!]!
  """When it is meant to be deleted."""
  deletion: String!
}
`;
}

const texts = (values: readonly string[]) => `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;

const caseArgs = (of: AccessCase): string[] => [
  `class: ${enumName(of.class)}`,
  `readers: [${of.readers.map(enumName).join(', ')}]`,
  `held: ${texts(placesOf(of))}`,
  `deletion: ${JSON.stringify(of.deletion)}`,
];

/** A directive's node from its text. */
function directive(text: string): ConstDirectiveNode {
  const [definition] = parse(`type T ${text} { f: Int }`).definitions;
  return (definition as ObjectTypeDefinitionNode).directives?.[0] as ConstDirectiveNode;
}

const rowsDirective = (seenBy: readonly string[]): ConstDirectiveNode =>
  directive(`@rows(seenBy: [${seenBy.map(enumName).join(', ')}])`);

function accessDirective(declaration: AccessDeclaration): ConstDirectiveNode {
  const alike = kindsAlike(declaration).map((of) => `{ kinds: ${texts(of.kinds)}, ${caseArgs(of).join(', ')} }`);
  const args = [
    ...caseArgs(declaration),
    ...(declaration.onchain ? ['onchain: true'] : []),
    ...(alike.length > 0 ? [`byKind: [${alike.join(', ')}]`] : []),
  ];
  return directive(`@access(${args.join(', ')})`);
}

/** The schema's text with `@access` on every declared field and `@rows` on every type of stored rows; ends with a newline. */
export function printSchemaWithAccess(schema: GraphQLSchema): string {
  const { fields, types, model } = rulesOf(schema);
  const document = parse(`${definitions(schema)}\n${printSchema(schema)}`);
  let type = '';
  const marked = visit(document, {
    ObjectTypeDefinition: (node) => {
      type = node.name.value;
      const rule = types.get(type);
      return rule?.model
        ? { ...node, directives: [...(node.directives ?? []), rowsDirective(model.labels.labelsOf(rule.seenBy))] }
        : undefined;
    },
    InterfaceTypeDefinition: (node) => {
      type = node.name.value;
    },
    FieldDefinition: (node) => {
      const rule = fields.get(`${type}.${node.name.value}`);
      return rule
        ? { ...node, directives: [...(node.directives ?? []), accessDirective(rule.declaration)] }
        : undefined;
    },
  });
  return `${print(marked)}\n`;
}
