import { DOC_EXPLORER_PLUGIN, useDocExplorerActions } from '@graphiql/plugin-doc-explorer';
import { useGraphiQLActions } from '@graphiql/react';
import { type Declaration, type Declarations, EVERYBODY_READER, grants, labelOf } from 'field-access/lens';
import { useDeferredValue, useMemo, useState } from 'react';
import { addressedField } from '../browser.ts';
import { access } from '../runs.ts';
import { DeclarationLine } from './readers.tsx';

interface Query {
  readonly reader: string;
  /** The text to search for, in lower case. */
  readonly text: string;
  /** True to list public fields too. */
  readonly withPublic: boolean;
}

/** The fields that a reader may read, by type, in the schema's order. */
function filterFields({ fields }: Declarations, { reader, text, withPublic }: Query): [string, string[]][] {
  const types = new Map<string, string[]>();
  for (const [coordinate, declaration] of fields) {
    if (!coordinate.toLowerCase().includes(text) || grants(declaration, reader) === 'never') continue;
    if (!withPublic && reader !== EVERYBODY_READER && grants(declaration, EVERYBODY_READER) === 'always') continue;
    const [type = '', name = ''] = coordinate.split('.');
    types.set(type, [...(types.get(type) ?? []), name]);
  }
  return [...types];
}

interface FieldProps {
  readonly type: string;
  readonly name: string;
  readonly declaration: Declaration;
}

/** A field, with links to its documentation and its row of the data map. */
function Field({ type, name, declaration }: FieldProps) {
  const { push, reset } = useDocExplorerActions();
  const { setVisiblePlugin } = useGraphiQLActions();
  const openDocs = () => {
    const owner = access.get()?.schema.getType(type);
    const def = owner && 'getFields' in owner ? owner.getFields()[name] : undefined;
    if (owner === undefined || def === undefined) return;
    reset();
    push({ name: type, def: owner });
    push({ name, def });
    setVisiblePlugin(DOC_EXPLORER_PLUGIN);
  };
  return (
    <li className="field">
      <code>{name}</code>{' '}
      <button type="button" className="link" aria-label={`Docs of ${type}.${name}`} onClick={openDocs}>
        Docs
      </button>{' '}
      <a className="link" href={`/data-map#${type}.${name}`} aria-label={`${type}.${name} in the data map`}>
        Data map
      </a>
      <div>
        <DeclarationLine declaration={declaration} />
      </div>
    </li>
  );
}

/** The fields of a reader, by type. */
function Types({ declarations, query }: { readonly declarations: Declarations; readonly query: Query }) {
  const types = useMemo(() => filterFields(declarations, query), [declarations, query]);
  const count = types.reduce((sum, [, names]) => sum + names.length, 0);
  return (
    <>
      <p role="status">
        Fields: {count}. Types: {types.length}.
      </p>
      {types.map(([type, names]) => (
        <details key={type} open={types.length <= 3}>
          <summary>
            <code>{type}</code> <small>{names.length}</small>
          </summary>
          <ul className="plain">
            {names.map((name) => {
              const declaration = declarations.fields.get(`${type}.${name}`);
              return declaration && <Field key={name} {...{ type, name, declaration }} />;
            })}
          </ul>
        </details>
      ))}
    </>
  );
}

/** The first reader of a field, everybody before the others; undefined for a text that is no coordinate. */
const readerOf = ({ fields, readers }: Declarations, coordinate: string): string | undefined => {
  const declaration = fields.get(coordinate);
  return declaration && readers.find((label) => grants(declaration, label) !== 'never');
};

/** The fields of the schema by reader. */
export function FieldsPanel() {
  const declarations = access.use()?.declarations;
  const [text, setText] = useState(addressedField);
  const firstReader = declarations && readerOf(declarations, text);
  const [reader, setReader] = useState(firstReader ?? declarations?.readers[1] ?? EVERYBODY_READER);
  const [withPublic, setWithPublic] = useState(false);
  const lowerText = useDeferredValue(text).toLowerCase();
  const query = useMemo(() => ({ reader, text: lowerText, withPublic }), [reader, lowerText, withPublic]);
  return (
    <div className="panel">
      <h2>Fields by reader</h2>
      <p>
        <a href="/schema.graphql" download>
          Download the schema with the readers of each field
        </a>
      </p>
      {declarations && (
        <>
          <div className="filters">
            <label>
              Reader{' '}
              <select value={reader} onChange={(event) => setReader(event.target.value)}>
                {declarations.readers.map((label) => (
                  <option key={label} value={label}>
                    {labelOf(label)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Type or field{' '}
              <input
                type="search"
                value={text}
                onChange={(event) => setText(event.target.value)}
                placeholder="Series"
              />
            </label>
            <label>
              <input
                type="checkbox"
                checked={withPublic || reader === EVERYBODY_READER}
                disabled={reader === EVERYBODY_READER}
                onChange={(event) => setWithPublic(event.target.checked)}
              />{' '}
              with public fields
            </label>
          </div>
          <Types declarations={declarations} query={query} />
        </>
      )}
    </div>
  );
}
