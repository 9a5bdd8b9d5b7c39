import {
  type ConstDirectiveNode,
  type GraphQLSchema,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import type { AccessModel } from '../model/access-model.ts';
import { conditionText } from '../model/conditions.ts';
import { type AccessCase, kindsAlike, placesOf } from '../model/declaration.ts';
import { type KindLists, nameKindLists } from '../model/kind-lists.ts';
import type { AccessRules, FieldRule } from '../model/rules.ts';
import { type CompiledSubject, PUBLIC_ROW, type TypeRule } from '../model/type-rule.ts';
import { rulesOf } from '../runtime/schema-rules.ts';

const enumName = (value: string) => value.toUpperCase().replaceAll('-', '_');

const description = (sentence: string): string => `"""${sentence.replaceAll('"""', '\\"""')}"""`;

/** An enum of names, each with its sentence. */
const enumText = (name: string, sentences: Readonly<Record<string, string>>): string =>
  `enum ${name} { ${Object.entries(sentences)
    .map(([value, sentence]) => `${description(sentence)} ${enumName(value)}`)
    .join(' ')} }`;

const KINDS = `"""A list of kinds of row, by whose name the rules of fields refer to it."""
directive @kinds(name: String!, kinds: [String!]!) repeatable on SCHEMA`;

const SUBJECTS = `"""The columns of a type from which its labels follow, each with the kind of thing that it names."""
directive @subjects(labels: [String!]!) on OBJECT | INTERFACE`;

const BY_HAND_SENTENCE = ' Rows `byHand` follow from code, and not from `@subjects` alone.';
const PUBLIC_WHEN_SENTENCE =
  ' Where rows are public on a condition, `publicWhen` has it, and PUBLIC sees and reads no other row of the type.';

/** The directives' definitions, with their enums unless the schema defines those itself. */
function definitions(schema: GraphQLSchema, { model, types }: AccessRules, lists: KindLists): string {
  const { labels, classes, extras } = model;
  const isPublicOnCondition = [...types.values()].some(({ publicWhen }) => publicWhen !== null);
  const classSentences = Object.entries(classes.definitions).map(([name, { sentence }]) => [name, sentence] as const);
  const enums = { StorageClass: Object.fromEntries(classSentences), Reader: labels.sentences };
  const missing = Object.entries(enums).filter(([name]) => !schema.getType(name));
  const flags = Object.entries(extras).map(
    ([name, { sentence }]) => `${description(sentence)} ${name}: Boolean! = false,`,
  );
  return `${missing.map(([name, sentences]) => enumText(name, sentences)).join('\n')}
"""The readers of a field, the place and class of its stored value, and its intended deletion. Where the kind of the row decides, \`byKind\` has the rule of each kind."""
directive @access(class: StorageClass!, readers: [Reader!]!, held: [String!]!, deletion: String!, ${flags.join(' ')} byKind: [AccessByKind!]) on FIELD_DEFINITION
"""The labels that may see that a row of the type exists.${BY_HAND_SENTENCE}${isPublicOnCondition ? PUBLIC_WHEN_SENTENCE : ''}"""
directive @rows(seenBy: [Reader!]!${isPublicOnCondition ? ', publicWhen: String' : ''}, byHand: Boolean! = false) on OBJECT | INTERFACE
${SUBJECTS}${lists.size > 0 ? `\n${KINDS}` : ''}
"""The rule for the rows of some kinds."""
input AccessByKind {
  """The kinds of the row.${lists.size > 0 ? ' A name of `@kinds` stands for its list.' : ''}"""
  kinds: [String!]!
  """How the value is kept."""
  class: StorageClass!
  """The labels that read it."""
  readers: [Reader!]!
  """Where it is held."""
  held: [String!]!
  """When it is meant to be deleted."""
  deletion: String!
}
`;
}

const texts = (values: readonly string[]) => `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;

const caseArgs = (rule: AccessCase): string[] => [
  `class: ${enumName(rule.class)}`,
  `readers: [${rule.readers.map(enumName).join(', ')}]`,
  `held: ${texts(placesOf(rule))}`,
  `deletion: ${JSON.stringify(rule.deletion)}`,
];

/** A directive's node from its text. */
function directive(text: string): ConstDirectiveNode {
  const [definition] = parse(`type T ${text} { f: Int }`).definitions;
  return (definition as ObjectTypeDefinitionNode).directives?.[0] as ConstDirectiveNode;
}

function rowsDirective({ labels }: AccessModel, { seenBy, publicWhen, handwrittenRows }: TypeRule): ConstDirectiveNode {
  const hand = handwrittenRows ? ', byHand: true' : '';
  const condition = publicWhen ? `, publicWhen: ${JSON.stringify(conditionText(publicWhen))}` : '';
  return directive(`@rows(seenBy: [${labels.labelsOf(seenBy).map(enumName).join(', ')}]${condition}${hand})`);
}

/** A subject in words: `owner by ownerId (user, scope firm, when state is "open", within author)`. */
function subjectText({ labels }: AccessModel, { label, column, kind, scope, when, within }: CompiledSubject): string {
  const parts = [
    kind,
    ...(scope === null ? [] : [`scope ${scope}`]),
    ...(when ? [`when ${conditionText(when)}`] : []),
    ...(within === 0 ? [] : [`within ${labels.labelsOf(within).join(', ')}`]),
  ];
  return `${label} by ${column} (${parts.join(', ')})`;
}

/** The directive of a type's subjects, if it has any. The condition on which rows are public stands in `@rows`. */
function subjectsDirectives(model: AccessModel, { subjects }: TypeRule): readonly ConstDirectiveNode[] {
  const lines = subjects.filter(({ kind }) => kind !== PUBLIC_ROW).map((subject) => subjectText(model, subject));
  return lines.length === 0 ? [] : [directive(`@subjects(labels: ${texts([...new Set(lines)])})`)];
}

/** The directives of a type's declaration of its rows. */
const typeDirectives = (model: AccessModel, rule: TypeRule): readonly ConstDirectiveNode[] => [
  ...(rule.model ? [rowsDirective(model, rule)] : []),
  ...subjectsDirectives(model, rule),
];

function accessDirective({ declaration, extras }: FieldRule, lists: KindLists): ConstDirectiveNode {
  const nameOf = (kinds: readonly string[]) =>
    [...lists].find(([, list]) => JSON.stringify(list) === JSON.stringify(kinds))?.[0];
  const kindsText = (kinds: readonly string[]) => texts([nameOf(kinds) ?? kinds].flat());
  const alike = kindsAlike(declaration).map(
    (rule) => `{ kinds: ${kindsText(rule.kinds)}, ${caseArgs(rule).join(', ')} }`,
  );
  const args = [
    ...caseArgs(declaration),
    ...extras.map((name) => `${name}: true`),
    ...(alike.length > 0 ? [`byKind: [${alike.join(', ')}]`] : []),
  ];
  return directive(`@access(${args.join(', ')})`);
}

/** The directives that name a schema's lists of kinds. */
const kindsDirectives = (lists: KindLists): readonly ConstDirectiveNode[] =>
  [...lists].map(([name, kinds]) => directive(`@kinds(name: ${JSON.stringify(name)}, kinds: ${texts(kinds)})`));

/** The definition of a schema whose text leaves it out, for the directives on it: relay-compiler reads no extension of a schema. */
function schemaText(schema: GraphQLSchema, text: string, lists: KindLists): string {
  if (lists.size === 0 || /^schema\b/m.test(text)) return text;
  const types = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  const roots = Object.entries(types).flatMap(([operation, type]) => (type ? `${operation}: ${type.name}` : []));
  return `schema { ${roots.join(' ')} }\n${text}`;
}

/**
 * Prints a schema with `@access` on every declared field, `@rows` on every type and interface of stored rows, `@subjects` on every type of
 * which labels follow from columns, and long lists of kinds once, in `@kinds`; ends with a newline.
 *
 * @example
 * writeFileSync('schema.graphql', printSchemaWithAccess(schema));
 */
export function printSchemaWithAccess(schema: GraphQLSchema): string {
  const rules = rulesOf(schema);
  const { fields, types, model } = rules;
  const lists = nameKindLists(
    [...fields.values()].flatMap(({ declaration }) => kindsAlike(declaration).map(({ kinds }) => kinds)),
  );
  const document = parse(`${definitions(schema, rules, lists)}\n${schemaText(schema, printSchema(schema), lists)}`);
  let type = '';
  const withRows = <Node extends ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode>(
    node: Node,
  ): Node | undefined => {
    type = node.name.value;
    const rule = types.get(type);
    return rule ? { ...node, directives: [...(node.directives ?? []), ...typeDirectives(model, rule)] } : undefined;
  };
  const marked = visit(document, {
    SchemaDefinition: (node) => ({ ...node, directives: [...(node.directives ?? []), ...kindsDirectives(lists)] }),
    ObjectTypeDefinition: withRows,
    InterfaceTypeDefinition: withRows,
    FieldDefinition: (node) => {
      const rule = fields.get(`${type}.${node.name.value}`);
      return rule ? { ...node, directives: [...(node.directives ?? []), accessDirective(rule, lists)] } : undefined;
    },
  });
  return `${print(marked)}\n`;
}
