import { useGraphiQL } from '@graphiql/react';
import { fieldsOf, firstRecordOf, grants, type LensField, labelOf, outcomeOf } from 'field-access/lens';
import { getOperationAST, print } from 'graphql';
import { type ReactNode, useMemo, useState } from 'react';
import { ask, type GraphQLAnswer } from '../../site/fetcher.ts';
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
  const showsChains = new Set(readers.flatMap(({ chain }) => chain || [])).size > 1;
  return (reader) => withRole(reader) + (showsChains && reader.chain ? ` (${chainName(reader.chain)})` : '');
}

const createAnswerColumn = (name: string, answer: GraphQLAnswer | undefined): Column => ({
  key: name,
  heading: name,
  cell(field) {
    if (answer === undefined) return { kind: '', text: '' };
    const { denied } = outcomeOf(field, answer);
    const { status, text, records } = firstRecordOf(field, answer);
    const note = denied > 0 && denied < records ? `denied in ${denied} of ${records}` : '';
    return { kind: status.replace(' ', '-'), text, note, records };
  },
});

/** A note that the first of several records is shown; empty for a single record. */
function sayCount(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(0, ...counts)];
  if (most < 2) return '';
  return least === most ? `first of ${most}` : `first of ${least} to ${most}`;
}

/** The last two names of a field's path; the line may break between them. */
const FieldName = ({ path }: Pick<LensField, 'path'>) => (
  <code title={path.join('.')}>
    {path.slice(-2, -1).map((name) => (
      <span key={name}>
        {name}.<wbr />
      </span>
    ))}
    {path.at(-1)}
  </code>
);

function TableRow({ field, columns }: { readonly field: LensField; readonly columns: readonly Column[] }) {
  const cells = columns.map(({ key, cell }) => ({ key, ...cell(field) }));
  const countNote = sayCount(cells.flatMap(({ records }) => records ?? []));
  return (
    <tr>
      <th scope="row">
        <FieldName path={field.path} />
        {countNote && <small>{` ${countNote}`}</small>}
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

function Table({ fields, columns }: { readonly fields: readonly LensField[]; readonly columns: readonly Column[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a table that scrolls
    <section className="table" tabIndex={0} aria-label="Comparison">
      <table style={{ minWidth: `${7.5 + columns.length * 6.5}rem` }}>
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
            <TableRow key={field.path.join('.') + field.coordinate} {...{ field, columns }} />
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

/** The answers of some people, side by side. */
function ByAnswers({ endpoint, fields }: { readonly endpoint: string; readonly fields: readonly LensField[] }) {
  const readers = [EVERYBODY, ...people.use()];
  const nameOf = namesOf(readers);
  const [selection, setSelection] = useState<ReadonlySet<string>>(
    () => new Set([EVERYBODY, ...peopleToCompare(people.get())].map(nameOf)),
  );
  const [answers, setAnswers] = useState<ReadonlyMap<string, GraphQLAnswer>>(new Map());
  const document = useGraphiQL((state) => state.documentAST);
  const operationName = useGraphiQL((state) => state.operationName);
  const variables = useGraphiQL((state) => state.variableEditor)?.getValue();
  const isQuery = document && getOperationAST(document, operationName)?.operation === 'query';
  const compare = async () => {
    if (!document) return;
    const request = { query: print(document), operationName, variables: variables ? JSON.parse(variables) : undefined };
    const entries = readers
      .filter((reader) => selection.has(nameOf(reader)))
      .map(async (reader) => {
        const session = reader.token === null ? null : { name: reader.name, token: reader.token };
        return [nameOf(reader), await ask(endpoint, request, headersOf(session))] as const;
      });
    setAnswers(new Map(await Promise.all(entries)));
  };
  const columns = readers
    .filter((reader) => selection.has(nameOf(reader)))
    .map((reader) => createAnswerColumn(nameOf(reader), answers.get(nameOf(reader))));
  return (
    <>
      <Choice names={readers.map(nameOf)} {...{ selection, setSelection }} />
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
