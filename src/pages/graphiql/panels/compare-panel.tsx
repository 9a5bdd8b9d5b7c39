import { useGraphiQL } from '@graphiql/react';
import {
  fieldsOf,
  firstRecordOf,
  grants,
  isSealed,
  type LensField,
  labelOf,
  outcomeOf,
  withoutSealed,
} from 'field-access/lens';
import { type DocumentNode, getOperationAST, print } from 'graphql';
import { type ReactNode, useMemo, useState } from 'react';
import { ask, type GraphQLAnswer, type GraphQLRequest } from '../../site/fetcher.ts';
import { chainName, peopleToCompare, withRole } from '../../site/people.ts';
import { headersOf, type ListedPerson, people } from '../../site/session.ts';
import { access } from '../runs.ts';

interface Column {
  readonly key: string;
  readonly heading: ReactNode;
  cell(field: LensField): Cell;
}
interface Cell {
  readonly kind: string;
  readonly text: string;
  readonly note?: string;
  /** The number of records, of which the text shows the first. */
  readonly records?: number;
}

const CELLS = { always: 'may read', 'some kinds': 'of some kinds', never: '—' } as const;
const createDeclarationColumn = (label: string): Column => ({
  key: label,
  heading: labelOf(label),
  cell({ declaration }) {
    const extent = declaration === null ? 'never' : grants(declaration, label);
    return { kind: extent === 'never' ? 'denied' : 'read', text: CELLS[extent] };
  },
});

type Reader = Pick<ListedPerson, 'name' | 'role' | 'chain'> & { readonly token: string | null };
const EVERYBODY: Reader = { name: 'everybody', role: 'everybody', chain: '', token: null };
/** Names people with their roles, and with the chain if there are several, because the same people have wallets on each. */
function namesOf(readers: readonly Reader[]): (reader: Reader) => string {
  const isMarked = new Set(readers.flatMap(({ chain }) => chain || [])).size > 1;
  return (reader) => withRole(reader) + (isMarked && reader.chain ? ` (${chainName(reader.chain)})` : '');
}

/** The storage classes that the service opens for a reader, and whose reads it logs. */
const SEALED: ReadonlySet<string> = new Set(['VAULT']);
const isSealedField = ({ declaration }: LensField) => declaration !== null && isSealed(declaration, SEALED);

/** The answers to a document, by the names of the readers that asked. */
interface Comparison {
  readonly document: DocumentNode;
  /** True if sealed values were opened. */
  readonly isOpened: boolean;
  readonly answers: ReadonlyMap<string, GraphQLAnswer>;
}

/** The column of a reader's answers. `key` is the reader's name in the table; the text after the name is the role. */
function createAnswerColumn(reader: Reader, key: string, comparison: Comparison | null): Column {
  const answer = comparison?.answers.get(key);
  const role = key.slice(reader.name.length).replace(/^, /, '');
  return {
    key,
    heading: (
      <>
        {reader.name} {role && <small>{role}</small>}
      </>
    ),
    cell(field) {
      if (answer === undefined) return { kind: '', text: '' };
      if (!comparison?.isOpened && isSealedField(field)) return { kind: '', text: 'not opened' };
      const { denied } = outcomeOf(field, answer);
      const { status, text, records } = firstRecordOf(field, answer);
      const note = denied > 0 && denied < records ? `denied in ${denied} of ${records}` : '';
      return { kind: status.replace(' ', '-'), text, note, records };
    },
  };
}

/** A note that the first of several records is shown; empty for a single record. */
function sayFirst(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(0, ...counts)];
  if (most < 2) return '';
  return least === most ? `first of ${most}` : `first of ${least} to ${most}`;
}

/** The fields of connections between a list and its records. They name nothing of the subject. */
const BETWEEN: ReadonlySet<string> = new Set(['nodes', 'edges', 'node']);
const namesIn = (path: readonly string[]) => path.filter((name, at) => at === path.length - 1 || !BETWEEN.has(name));

/** The last names of a field's path: two, or as many more as no other field's path ends with. */
function shortNameOf({ path }: LensField, fields: readonly LensField[]): readonly string[] {
  const names = namesIn(path);
  const others = fields.map((field) => namesIn(field.path)).filter((other) => other.join('.') !== names.join('.'));
  const isUnique = (count: number) =>
    others.every((other) => other.slice(-count).join('.') !== names.slice(-count).join('.'));
  let count = 2;
  while (count < names.length && !isUnique(count)) count++;
  return names.slice(-count);
}

/** A field's short name; the line may break between its parts. */
const FieldName = ({ field, fields }: { readonly field: LensField; readonly fields: readonly LensField[] }) => (
  <code title={field.path.join('.')}>
    {shortNameOf(field, fields).map((name, at) => (
      <span key={`${at} ${name}`}>
        {at > 0 && '.'}
        {at > 0 && <wbr />}
        {name}
      </span>
    ))}
  </code>
);

interface TableProps {
  readonly fields: readonly LensField[];
  readonly columns: readonly Column[];
}
/** A field in the table, with a cell for each column. */
function TableRow({ field, fields, columns }: TableProps & { readonly field: LensField }) {
  const cells = columns.map(({ key, cell }) => ({ key, ...cell(field) }));
  const first = sayFirst(cells.flatMap(({ records }) => records ?? []));
  return (
    <tr>
      <th scope="row">
        <FieldName field={field} fields={fields} />
        {first && <small>{` ${first}`}</small>}
      </th>
      {cells.map(({ key, kind, text, note }) => (
        <td key={key} className={kind} title={text}>
          <div>
            <span>{text}</span>
            {note && <small>{` ${note}`}</small>}
          </div>
        </td>
      ))}
    </tr>
  );
}

/** The table of fields and columns, which scrolls. */
function Table({ fields, columns }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a table that scrolls
    <section className="table" tabIndex={0} aria-label="Comparison">
      <table style={{ minWidth: `${8.5 + columns.length * 5.5}rem` }}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {columns.map(({ key, heading }) => (
              <th scope="col" key={key}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <TableRow key={field.path.join('.') + field.coordinate} {...{ field, fields, columns }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ChoiceProps {
  readonly names: readonly string[];
  readonly selection: ReadonlySet<string>;
  readonly setSelection: (next: ReadonlySet<string>) => void;
}
/** The choice of the compared readers. */
function Choice({ names, selection, setSelection }: ChoiceProps) {
  const toggle = (name: string) => {
    const next = new Set(selection);
    if (!next.delete(name)) next.add(name);
    setSelection(next);
  };
  return (
    <fieldset>
      <legend>Readers</legend>
      {names.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={selection.has(name)} onChange={() => toggle(name)} /> {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Asks a query as each of some readers, each by a session of its own. */
async function askAll(endpoint: string, request: GraphQLRequest, readers: ReadonlyMap<string, Reader>) {
  const entries = [...readers].map(async ([key, { name, token }]) => {
    const session = token === null ? null : { name, token };
    return [key, await ask(endpoint, request, headersOf(session))] as const;
  });
  return new Map(await Promise.all(entries));
}

interface OpeningProps {
  readonly isOpening: boolean;
  readonly setOpening: (isOpening: boolean) => void;
}
/** The choice to open sealed values, with what it leaves behind. */
const Opening = ({ isOpening, setOpening }: OpeningProps) => (
  <label>
    <input type="checkbox" checked={isOpening} onChange={({ target }) => setOpening(target.checked)} /> Open sealed
    values too. The service logs each such read as the reader’s own.
  </label>
);

/** The answers of some people, side by side. */
function ByAnswers({ endpoint, fields }: { readonly endpoint: string; readonly fields: readonly LensField[] }) {
  const schema = access.use();
  const readers = [EVERYBODY, ...people.use()];
  const nameOf = namesOf(readers);
  const [selection, setSelection] = useState<ReadonlySet<string>>(
    () => new Set([EVERYBODY, ...peopleToCompare(people.get())].map(nameOf)),
  );
  const [isOpening, setOpening] = useState(false);
  const [last, setLast] = useState<Comparison | null>(null);
  const document = useGraphiQL((state) => state.documentAST);
  const operationName = useGraphiQL((state) => state.operationName);
  const variables = useGraphiQL((state) => state.variableEditor)?.getValue();
  const isQuery = document && getOperationAST(document, operationName)?.operation === 'query';
  const selected = new Map(
    readers.flatMap((reader) => (selection.has(nameOf(reader)) ? [[nameOf(reader), reader]] : [])),
  );
  const compare = async () => {
    if (!document || !schema) return;
    const query = print(isOpening ? document : withoutSealed(schema, document, SEALED));
    const request = { query, operationName, variables: variables ? JSON.parse(variables) : undefined };
    setLast({ document, isOpened: isOpening, answers: await askAll(endpoint, request, selected) });
  };
  const comparison = last?.document === document ? last : null;
  const columns = [...selected].map(([key, reader]) => createAnswerColumn(reader, key, comparison));
  return (
    <>
      <Choice names={readers.map(nameOf)} {...{ selection, setSelection }} />
      {fields.some(isSealedField) && <Opening {...{ isOpening, setOpening }} />}
      <button type="button" className="action" disabled={!isQuery} onClick={compare}>
        {isQuery ? 'Ask as each of them' : 'Only a query can be compared'}
      </button>
      <Table {...{ fields, columns }} />
    </>
  );
}

/** The grants of the declarations to labels. */
function ByDeclarations({
  labels,
  fields,
}: {
  readonly labels: readonly string[];
  readonly fields: readonly LensField[];
}) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(() => new Set(labels.map(labelOf)));
  const columns = labels.filter((label) => selection.has(labelOf(label))).map(createDeclarationColumn);
  return (
    <>
      <p>The table shows what the declarations grant. No values are requested.</p>
      <Choice names={labels.map(labelOf)} {...{ selection, setSelection }} />
      <Table fields={fields.filter(({ declaration }) => declaration !== null)} columns={columns} />
    </>
  );
}

/** Creates the panel that compares readers: by people's answers in a demo, otherwise by declarations. */
export function createComparePanel(endpoint: string) {
  return function ComparePanel() {
    const [schemaAccess, inDemo] = [access.use(), people.use().length > 0];
    const document = useGraphiQL((state) => state.documentAST);
    const name = useGraphiQL((state) => state.operationName);
    const fields = useMemo(
      () => (schemaAccess && document ? fieldsOf(schemaAccess, document, name) : []),
      [schemaAccess, document, name],
    );
    const declaredFields = fields.filter(({ declaration }) => declaration !== null);
    return (
      <div className="panel">
        <h2>Compare readers</h2>
        {schemaAccess && inDemo && <ByAnswers endpoint={endpoint} fields={declaredFields} />}
        {schemaAccess && !inDemo && (
          <ByDeclarations labels={schemaAccess.declarations.readers} fields={declaredFields} />
        )}
      </div>
    );
  };
}
