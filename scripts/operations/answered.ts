// How the service answers each read of the app, as the plans of its documents say.
import { markdownTable } from 'field-access';
import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, print, visit } from 'graphql';
import { explainDocument } from '../statements/print.ts';
import { VIEWER_CLASSES, viewerWith, WALLET } from '../statements/viewers.ts';

/** A value of each scalar that a variable of the app's reads may have. */
const VALUES: Readonly<Record<string, unknown>> = {
  Address: WALLET,
  Bytes32: `0x${'11'.repeat(32)}`,
  Chain: 'evm:10143',
  Currency: 'EUR',
  Int: 1,
  Period: '2026-Q1',
  String: 'Series.issuer',
};

const ROW = '00000000-0000-4000-8000-000000000002';

/** The id of a row: of the type that `node` is asked as, since its type decides the plan; else a key alone. */
function idIn(operation: OperationDefinitionNode): string {
  let type: string | undefined;
  visit(operation, {
    Field(field) {
      if (field.name.value !== 'node') return;
      for (const selection of field.selectionSet?.selections ?? [])
        if (selection.kind === Kind.INLINE_FRAGMENT) type ??= selection.typeCondition?.name.value;
    },
  });
  return type === undefined ? ROW : Buffer.from(`${type}:${ROW}`).toString('base64');
}

/** Values of the variables that a read needs, and of its chain. Filters and pages are left out. */
function variablesIn(operation: OperationDefinitionNode): Readonly<Record<string, unknown>> {
  const values = { ...VALUES, ID: idIn(operation) };
  const named = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const name = print(type);
    if (!name.endsWith('!') && name !== 'Chain') return [];
    return [[variable.name.value, values[name.replace('!', '') as keyof typeof values]]];
  });
  return Object.fromEntries(named);
}

/** How a read is answered to the classes of viewers that may ask it. */
interface Answered {
  readonly name: string;
  /** Why resolvers answer all of it; empty where a statement does. */
  readonly fallbacks: ReadonlySet<string>;
  /** The fields that resolvers answer beside the statement, by reason. */
  readonly resolved: ReadonlyMap<string, ReadonlySet<string>>;
}

function answeredOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Answered {
  const fallbacks = new Set<string>();
  const resolved = new Map<string, Set<string>>();
  const variables = variablesIn(operation);
  for (const labels of Object.values(VIEWER_CLASSES)) {
    const planned = explainDocument(schema, { document, variables }, viewerWith(labels));
    if (planned.kind === 'fallback') {
      if (planned.reason !== 'scopes') fallbacks.add(`${planned.reason} \`${planned.what}\``);
      continue;
    }
    for (const [coordinate, reason] of planned.resolved)
      resolved.set(reason, (resolved.get(reason) ?? new Set()).add(coordinate));
  }
  return { name: operation.name?.value ?? '', fallbacks, resolved };
}

const cellOf = ({ fallbacks, resolved }: Answered): readonly string[] => {
  if (fallbacks.size > 0) return ['resolvers', [...fallbacks].join(', ')];
  const fields = [...resolved]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([reason, names]) =>
        `${reason}: ${[...names]
          .sort()
          .map((name) => `\`${name}\``)
          .join(', ')}`,
    );
  return fields.length === 0 ? ['one statement', ''] : ['a statement and resolvers', fields.join('; ')];
};

/** The table of the reads of some documents: how each is answered, and the reason of what resolvers answer of it. */
export function answeredTable(schema: GraphQLSchema, documents: readonly DocumentNode[]): string {
  const reads = documents.flatMap((document) =>
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query'
        ? [answeredOf(schema, document, definition)]
        : [],
    ),
  );
  const rows = reads.sort((a, b) => a.name.localeCompare(b.name)).map((read) => [`\`${read.name}\``, ...cellOf(read)]);
  return markdownTable(['read', 'answered by', 'reason of its resolvers: fields'], rows);
}
