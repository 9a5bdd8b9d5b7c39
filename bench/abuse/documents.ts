// Abuse of the document's text.
import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import { fieldsOf, isOpen, nodeOf, requiredOf } from '../../tests/graphql/execution/support/documents.ts';
import { type Field, inputValue, type Operation, rowsOf, selectionOf } from './operations.ts';
import { DOCUMENT_SIZES, fill, type Material, post, SENDERS, type Sender, type Try, times } from './try.ts';

/** A value as it is written in a document. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(' ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, each]) => `${name}: ${literal(each)}`)
      .join(' ')}}`;
  return JSON.stringify(value ?? null);
}

/** The required arguments of a field as literals, after others. */
function argumentsOf(field: Field, { values }: Pick<Material, 'values'>, more: readonly string[] = [], n = 0): string {
  const needed = requiredOf(field).map(({ name, type }) => {
    const key = name === 'id' ? `id of ${getNamedType(field.type).name}` : name;
    const value = inputValue(type, key, values, false, n);
    return `${name}: ${isEnumType(getNamedType(type)) ? String(value) : literal(value)}`;
  });
  const all = [...needed, ...more];
  return all.length > 0 ? `(${all.join(', ')})` : '';
}

/** A way from a root list through lists below it; `text` wraps a selection of the last rows. */
interface Walk {
  readonly name: string;
  readonly last: GraphQLObjectType;
  /** The number of lists, each with as many rows. */
  readonly lists: number;
  text(inner: string, rows: number): string;
}

const listOf = (field: Field, material: Pick<Material, 'values'>) => (inner: string, rows: number) =>
  `${field.name}${argumentsOf(field, material, [`first: ${rows}`])} { nodes { ${inner} } }`;

/** The walks of one to three lists, also those that pass through one row of another type. */
function walksOf(material: Pick<Material, 'schema' | 'values'>): Walk[] {
  const start = fieldsOf(material.schema.getQueryType() as GraphQLObjectType).flatMap((field): Walk[] => {
    const node = nodeOf(field);
    return node ? [{ name: field.name, last: node, lists: 1, text: listOf(field, material) }] : [];
  });
  const further = (walk: Walk): Walk[] =>
    fieldsOf(walk.last).flatMap((field): Walk[] => {
      const node = nodeOf(field);
      const target = getNamedType(field.type);
      const name = `${walk.name}.${field.name}`;
      if (node) {
        const own = listOf(field, material);
        return [{ name, last: node, lists: walk.lists + 1, text: (inner, rows) => walk.text(own(inner, rows), rows) }];
      }
      if (!isObjectType(target) || !isOpen(field) || target === walk.last) return [];
      return [
        { name, last: target, lists: walk.lists, text: (inner, rows) => walk.text(`${field.name} { ${inner} }`, rows) },
      ];
    });
  const second = start.flatMap(further);
  const third = second.flatMap(further).filter(({ lists }) => lists > 1);
  return [...start, ...second, ...third];
}

/** The rows of each list of a walk by which an operation of one field stays below the greatest cost. */
const ROWS: Readonly<Record<number, number>> = { 1: 100, 2: 75, 3: 18 };
/** The walks that tries are made of: those whose answers are largest. */
const MOST_WALKS = 24;

/** The document of each walk, to find those with many rows. */
export const walkDocuments = (material: Omit<Material, 'operations' | 'walks'>): ReadonlyMap<string, string> =>
  new Map(walksOf(material).map((walk) => [walk.name, `{ ${walk.text('__typename', ROWS[walk.lists] ?? 1)} }`]));

/** Documents whose answer repeats names of the sender's choice in each row. */
const NAMES: Readonly<Record<string, (walk: Walk, leaf: string, size: number, rows: number) => string>> = {
  'a long alias of a column': (walk, leaf, size, rows) => `{ ${walk.text(`${fill('a', size)}: ${leaf}`, rows)} }`,
  'many aliases of a column': (walk, leaf, size, rows) =>
    `{ ${walk.text(
      times(50, (i) => `${fill('a', size / 55)}${i}: ${leaf}`),
      rows,
    )} }`,
  'a long alias in a fragment that is used twice': (walk, leaf, size, rows) =>
    `{ a: ${walk.text('...F', rows)} b: ${walk.text('...F', rows)} } fragment F on ${walk.last.name} { ${fill('a', size)}: ${leaf} }`,
  'a long alias in a fragment that is used often': (walk, leaf, size, rows) =>
    `{ ${times(25, (i) => `a${i}: ${walk.text('...F', Math.max(1, Math.floor(rows / 25 ** (1 / walk.lists))))}`)} } fragment F on ${walk.last.name} { ${fill('a', size)}: ${leaf} }`,
  'a long alias of the list': (walk, leaf, size, rows) => `{ ${fill('a', size)}: ${walk.text(leaf, rows)} }`,
};

const OPERATION_TEXTS: Readonly<Record<string, (operation: string, size: number) => string>> = {
  'a long name of the operation': (text, size) => text.replace(' ', ` ${fill('a', size)}`),
  'a long comment': (text, size) => `${text} #${fill('x', size)}`,
  'many comments': (text, size) => `${text} ${fill('#\n', size)}`,
  commas: (text, size) => `${text}${fill(',', size)}`,
  'line breaks': (text, size) => `${fill('\r\n', size)}${text}`,
  'byte order marks': (text, size) => `${fill('\ufeff', size)}${text}`,
  'unclosed braces': (text, size) => `${text}${fill('{a', Math.min(size, 1_400))}`,
  'a bad character after many lines': (text, size) => `${text}${fill('\n', size)}\u0001`,
};

/** Selections, by the kind of abuse, in the place of the fields of a root field's rows. */
const SELECTIONS: Readonly<Record<string, (leaf: string, size: number, type: string) => string>> = {
  'a field again and again': (leaf, size) => fill(`${leaf} `, Math.min(size, 1_400 * (leaf.length + 1))),
  'a field and its directives': (leaf, size) => `${leaf} ${times(Math.min(size / 16, 200), () => '@skip(if: false)')}`,
  'fields with directives': (leaf, size) => times(Math.min(size / 30, 200), () => `${leaf} @include(if: true)`),
  'unknown directives': (leaf, size) => `${leaf} ${times(Math.min(size / 8, 700), (i) => `@x${i}`)}`,
  'an unknown directive of a long name': (leaf, size) => `${leaf} @${fill('a', size)}`,
  'unknown fields': (leaf, size) => times(Math.min(size / 8, 1_400), (i) => `${leaf}${i}`),
  'an unknown field of a long name': (_, size) => fill('a', size),
  'unknown fields of long names': (leaf, size) => times(20, (i) => `${leaf}${fill('a', size / 22)}${i}`),
  'unknown arguments': (leaf, size) => `${leaf}(${times(Math.min(size / 8, 450), (i) => `x${i}: 1`)})`,
  'an argument again and again': (leaf, size) => `${leaf}(${times(Math.min(size / 6, 450), () => 'a: 1')})`,
  'deep fields': (leaf, size) =>
    `${times(Math.min(size / 6, 700), () => `${leaf} {`)} ${leaf} ${fill('}', Math.min(size / 6, 700))}`,
  'deep inline fragments': (leaf, size) =>
    `${times(Math.min(size / 8, 480), () => '... {')} ${leaf} ${fill('}', Math.min(size / 8, 480))}`,
  'deep typed fragments': (leaf, size, type) =>
    `${times(Math.min(size / (type.length + 8), 290), () => `... on ${type} {`)} ${leaf} ${fill('}', Math.min(size / (type.length + 8), 290))}`,
  'many inline fragments': (leaf, size) => times(Math.min(size / 12, 370), () => `... { ${leaf} }`),
  'fragments of unknown types': (leaf, size) => times(Math.min(size / 14, 240), (i) => `... on X${i} { ${leaf} }`),
  'a fragment of an unknown type of a long name': (leaf, size) => `... on ${fill('A', size)} { ${leaf} }`,
  'unknown fragments': (leaf, size) => `${leaf} ${times(Math.min(size / 8, 700), (i) => `...F${i}`)}`,
  'fields of one key with other arguments': (leaf, size) => times(Math.min(size / 14, 180), (i) => `${leaf}(a: ${i})`),
  'aliases of one key': (leaf, size) => times(Math.min(size / 16, 360), (i) => `a: ${leaf}${i}`),
  'aliases of other keys': (leaf, size) => times(Math.min(size / 16, 360), (i) => `a${i}: ${leaf}`),
  'a long alias': (leaf, size) => `${fill('a', size)}: ${leaf}`,
  'undefined variables': (leaf, size) => `${leaf}(${times(Math.min(size / 10, 350), (i) => `x${i}: $v${i}`)})`,
};

/** Documents with more definitions than one; `#` is the operation's selection. */
const DEFINITIONS: Readonly<
  Record<string, (type: string, leaf: string, size: number) => readonly [selection: string, more: string]>
> = {
  'a fragment that is used often': (type, leaf, size) => [
    times(Math.min(size / 5, 700), () => '...F'),
    `fragment F on ${type} { ${leaf} }`,
  ],
  'many fragments': (type, leaf, size) => {
    const count = Math.min(size / (type.length + leaf.length + 24), 120);
    return [times(count, (i) => `...F${i}`), times(count, (i) => `fragment F${i} on ${type} { ${leaf} }`)];
  },
  'fragments that double': (type, leaf, size) => {
    const count = Math.floor(Math.min(size / (type.length + 40), 70));
    return [
      '...F0',
      times(count, (i) => `fragment F${i} on ${type} { ${i + 1 < count ? `...F${i + 1} ...F${i + 1}` : leaf} }`),
    ];
  },
  'fragments that double in fields': (type, leaf, size) => {
    const count = Math.floor(Math.min(size / (type.length + 60), 60));
    return [
      '...F0',
      times(
        count,
        (i) =>
          `fragment F${i} on ${type} { ${i + 1 < count ? `... { ...F${i + 1} } ... @include(if: true) { ...F${i + 1} }` : leaf} }`,
      ),
    ];
  },
  'fragments in a chain': (type, leaf, size) => {
    const count = Math.floor(Math.min(size / (type.length + 26), 140));
    return ['...F0', times(count, (i) => `fragment F${i} on ${type} { ${i + 1 < count ? `...F${i + 1}` : leaf} }`)];
  },
  'fragments in a circle': (type, _, size) => {
    const count = Math.floor(Math.min(size / (type.length + 26), 140));
    return ['...F0', times(count, (i) => `fragment F${i} on ${type} { ...F${(i + 1) % count} }`)];
  },
  'fragments that all use all': (type, _, size) => {
    const count = Math.floor(Math.min(Math.sqrt(size / 6), 35));
    return ['...F0', times(count, (i) => `fragment F${i} on ${type} { ${times(count, (j) => `...F${j}`)} }`)];
  },
  'unused fragments': (type, leaf, size) => [
    leaf,
    times(Math.min(size / (type.length + leaf.length + 20), 200), (i) => `fragment U${i} on ${type} { ${leaf} }`),
  ],
  'fragments of one name': (type, leaf, size) => [
    '...F',
    times(Math.min(size / (type.length + leaf.length + 20), 200), () => `fragment F on ${type} { ${leaf} }`),
  ],
  'many operations': (_, leaf, size) => [leaf, times(Math.min(size / 24, 240), (i) => `query Q${i} { __typename }`)],
  'operations of one name': (_, leaf, size) => [leaf, times(Math.min(size / 24, 240), () => 'query Q { __typename }')],
  'fragments with conflicts': (type, leaf, size) => {
    const count = Math.floor(Math.min(size / (type.length + leaf.length + 40), 100));
    return [
      times(count, (i) => `...F${i}`),
      times(count, (i) => `fragment F${i} on ${type} { a: ${leaf} b: __typename c${i % 2}: ${leaf} }`),
    ];
  },
  'type definitions': (_, leaf, size) => [leaf, times(Math.min(size / 20, 240), (i) => `type T${i} { a: Int }`)],
};

/** Definitions of variables with what uses them, by the kind of abuse. */
const VARIABLES: Readonly<Record<string, (size: number, type: string) => string>> = {
  'unused variables': (size) => times(Math.min(size / 10, 350), (i) => `$u${i}: Int`),
  'variables of unknown types': (size) => times(Math.min(size / 10, 350), (i) => `$u${i}: T${i}`),
  'variables of one name': (size) => times(Math.min(size / 10, 350), () => '$u: Int'),
  'a variable of a deep list': (size) =>
    `$u: ${fill('[', Math.min(size / 2, 700))}Int${fill(']', Math.min(size / 2, 700))}`,
  'a default of a long list': (size) => `$u: [Int] = [${fill('1 ', Math.min(size, 2_900))}]`,
  'a default of a deep list': (size) =>
    `$u: [Int] = ${fill('[', Math.min(size / 2, 700))}${fill(']', Math.min(size / 2, 700))}`,
  'a default of a long text': (size) => `$u: String = "${fill('a', size)}"`,
  'a default of unicode escapes': (size) => `$u: String = "${fill('\\u0061', size)}"`,
  'a default of a block of lines': (size) => `$u: String = """${fill(' a\n', size)}"""`,
  'a default of a block of spaces': (size) => `$u: String = """a\n${fill(' ', size)}\n b"""`,
  'a default of bad members': (size, type) => `$u: ${type} = {${times(Math.min(size / 8, 480), (i) => `x${i}: 1`)}}`,
  'a default of near members': (size, type) =>
    `$u: ${type} = {${times(Math.min(size / 20, 480), (i) => `idempotencyKey${i}: 1`)}}`,
  'a default of many digits': (size) => `$u: Float = ${fill('9', size)}`,
};

/** Literals of an argument, by the kind of abuse. */
const LITERALS: Readonly<Record<string, (size: number) => string>> = {
  'a literal list of wrong enums': (size) => `[${fill('X ', Math.min(size, 2_900))}]`,
  'a literal list of texts': (size) => `[${fill('"" ', Math.min(size, 4_200))}]`,
  'a literal list of numbers': (size) => `[${fill('1 ', Math.min(size, 2_900))}]`,
  'a literal list of objects': (size) => `[${fill('{} ', Math.min(size, 2_000))}]`,
  'a literal of deep lists': (size) => `${fill('[', Math.min(size / 2, 700))}${fill(']', Math.min(size / 2, 700))}`,
  'a literal of deep objects': (size) =>
    `${fill('{a:', Math.min(size / 2, 1_000))}1${fill('}', Math.min(size / 6, 333))}`,
  'a literal of bad members': (size) => `{${times(Math.min(size / 8, 450), (i) => `x${i}: 1`)}}`,
  'a literal of one member again and again': (size) => `{${fill('a: 1 ', Math.min(size, 2_200))}}`,
  'a literal enum of a long name': (size) => fill('A', size),
  'a literal text': (size) => `"${fill('a', size)}"`,
  'a literal of digits': (size) => fill('9', size),
};

const leavesOf = (type: GraphQLNamedType): string[] =>
  isObjectType(type)
    ? fieldsOf(type)
        .filter((one) => isLeafType(getNamedType(one.type)) && isOpen(one))
        .map(({ name }) => name)
    : [];

const first = (type: GraphQLNamedType): string => leavesOf(type)[0] ?? '__typename';

function operationTries(material: Material, operation: Operation, push: Push): void {
  const { root, field } = operation;
  const node = nodeOf(field);
  const rows = (selection: string): string => (node ? `{ nodes { ${selection} } }` : `{ ${selection} }`);
  const type = (node ?? getNamedType(field.type)).name;
  const leaf = first(node ?? getNamedType(field.type));
  const given = argumentsOf(field, material);
  for (const [kind, of] of Object.entries(OPERATION_TEXTS))
    push(kind, field.name, (size) => of(`${root} { ${field.name}${given} ${rowsOf(field)} }`, size));
  if (!isLeafType(getNamedType(field.type))) {
    for (const [kind, of] of Object.entries(SELECTIONS))
      push(kind, field.name, (size) => `${root} { ${field.name}${given} ${rows(of(leaf, size, type))} }`);
    for (const [kind, of] of Object.entries(DEFINITIONS))
      push(kind, field.name, (size) => {
        const [selection, more] = of(type, leaf, size);
        return `${root} A { ${field.name}${given} ${rows(selection)} } ${more}`;
      });
  }
}

/** Abuse of an operation's variables and literals. */
function valueTries(operation: Operation, push: Push, given: string): void {
  const { root, field } = operation;
  const input =
    field.args.map((one) => getNamedType(one.type)).find((one) => isInputObjectType(one))?.name ?? 'TimeRange';
  for (const [kind, of] of Object.entries(VARIABLES))
    push(kind, field.name, (size) => `${root} (${of(size, input)}) { ${field.name}${given} ${rowsOf(field)} }`);
  for (const argument of field.args)
    for (const [kind, of] of Object.entries(LITERALS))
      push(
        kind,
        `${field.name}(${argument.name}: ${argument.type})`,
        (size) => `${root} { ${field.name}(${argument.name}: ${of(size)}) ${rowsOf(field)} }`,
      );
  for (const argument of field.args) {
    const input = getNamedType(argument.type);
    const lists = isInputObjectType(input)
      ? Object.values(input.getFields()).filter((one) => isListType(getNullableType(one.type)))
      : [];
    for (const inner of lists)
      for (const [kind, of] of Object.entries(LITERALS))
        push(
          kind,
          `${field.name}(${argument.name}.${inner.name})`,
          (size) => `${root} { ${field.name}(${argument.name}: {${inner.name}: ${of(size)}}) ${rowsOf(field)} }`,
        );
  }
}

/** The widest selections of an operation that its cost may allow. */
function wideTries(material: Material, operation: Operation, push: Push): void {
  const { root, field } = operation;
  const node = nodeOf(field);
  push(
    '60 aliases of a root field',
    field.name,
    () =>
      `${root} { ${times(root === 'query' ? 60 : 20, (i) => `a${i}: ${field.name}${argumentsOf(field, material, [], i)} ${rowsOf(field)}`)} }`,
    [1],
  );
  if (root === 'query')
    for (const [depth, rows] of [
      [0, 100],
      [1, 100],
      [1, 20],
      [1, 5],
      [2, 5],
      [2, 2],
    ] as const) {
      const page = node ? [`first: ${rows}`] : [];
      const selection = node
        ? `{ totalCount nodes ${selectionOf(node, depth, rows)} }`
        : selectionOf(field.type, depth, rows);
      push(
        'everything below a root field',
        `${field.name}, depth ${depth}, ${rows} rows`,
        () => `{ ${field.name}${argumentsOf(field, material, page)} ${selection} }`,
        [1],
      );
    }
}

type Push = (
  kind: string,
  place: string,
  text: (size: number) => string,
  sizes?: readonly number[],
  senders?: readonly Sender[],
) => void;

const INTROSPECTION: Readonly<Record<string, (size: number) => string>> = {
  'introspection of types in types': (size) =>
    `{ __schema { types { fields { type { ${fill('ofType { ', Math.min(size, 2_000))} name ${fill('} ', Math.min(size / 4.5, 444))} } } } } }`,
  'introspection of all': () =>
    '{ __schema { types { kind name description fields(includeDeprecated: true) { name description args { name description type { name kind ofType { name kind ofType { name } } } } type { name kind ofType { name kind ofType { name kind } } } } inputFields { name description type { name } } enumValues { name description } possibleTypes { name } interfaces { name } } directives { name description args { name } } } }',
  'introspection of many types': () =>
    `{ ${times(60, (i) => `a${i}: __type(name: "Series") { name fields { name type { name fields { name } } } }`)} }`,
  'a long alias in introspection': (size) => `{ __schema { types { ${fill('a', size)}: name } } }`,
  'a long alias of fields in introspection': (size) => `{ __schema { types { fields { ${fill('a', size)}: name } } } }`,
};

export function documentTries(material: Material): Try[] {
  const tries: Try[] = [];
  const push: Push = (kind, place, text, sizes = DOCUMENT_SIZES, senders = [SENDERS[tries.length % 4] as Sender]) => {
    for (const sender of senders)
      tries.push({
        kind,
        place,
        sender,
        sizes,
        request: (size, nonce) => post(material, sender, JSON.stringify({ query: `${text(size)} #${nonce}` })),
      });
  };
  const size = ({ name }: Walk): number => material.walks.get(name) ?? 0;
  const walks = walksOf(material).sort((a, b) => size(b) - size(a));
  for (const walk of walks.slice(0, MOST_WALKS))
    for (const [kind, of] of Object.entries(NAMES))
      for (const leaf of new Set(['__typename', first(walk.last), leavesOf(walk.last).at(-1) ?? '__typename']))
        for (const rows of [1, 0.8, 0.5].map((share) => Math.floor((ROWS[walk.lists] ?? 1) * share)))
          push(kind, `${walk.name}.${leaf}, ${rows} rows`, (size) => of(walk, leaf, size, rows), DOCUMENT_SIZES, [
            'nobody',
            'admin',
          ]);
  for (const operation of material.operations) {
    operationTries(material, operation, push);
    valueTries(operation, push, argumentsOf(operation.field, material));
    wideTries(material, operation, push);
  }
  for (const [kind, of] of Object.entries(INTROSPECTION)) push(kind, '__schema', of, DOCUMENT_SIZES, SENDERS);
  return tries;
}
