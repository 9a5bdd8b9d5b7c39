import { useDeferredValue, useMemo, useState } from 'react';
import { fieldAsked } from '../browser.ts';
import { type Declarations, EVERYBODY, grants } from '../declarations.ts';
import { access } from '../runs.ts';
import { DeclarationLine, labelOf } from './readers.tsx';

/** The fields that a reader may read, by type, in the schema's order. */
function fieldsFor({ fields }: Declarations, reader: string, text: string): [string, string[]][] {
  const types = new Map<string, string[]>();
  for (const [coordinate, declaration] of fields) {
    if (!coordinate.toLowerCase().includes(text.toLowerCase()) || grants(declaration, reader) === 'never') continue;
    const [type = '', name = ''] = coordinate.split('.');
    types.set(type, [...(types.get(type) ?? []), name]);
  }
  return [...types];
}

function Types({
  known,
  reader,
  text,
}: {
  readonly known: Declarations;
  readonly reader: string;
  readonly text: string;
}) {
  const types = useMemo(() => fieldsFor(known, reader, text), [known, reader, text]);
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
              const declaration = known.fields.get(`${type}.${name}`);
              return (
                <li key={name} className="field">
                  <a href={`/data-map#${type}.${name}`} title="In the data map">
                    <code>{name}</code>
                  </a>{' '}
                  <div>{declaration && <DeclarationLine of={declaration} />}</div>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </>
  );
}

/** A reader of a field, everybody first; undefined where it is no field. */
const readerOf = (known: Declarations, coordinate: string): string | undefined => {
  const of = known.fields.get(coordinate);
  return of && known.readers.find((label) => grants(of, label) !== 'never');
};

/** The schema by reader. */
export function FieldsPanel() {
  const known = access.use()?.declarations;
  const [text, setText] = useState(fieldAsked);
  const [reader, setReader] = useState(() => (known && readerOf(known, text)) ?? EVERYBODY);
  const sought = useDeferredValue(text);
  return (
    <div className="panel">
      <h2>Fields by reader</h2>
      <p>
        <a href="/schema.graphql" download>
          Download the schema with who reads each field
        </a>
      </p>
      {known && (
        <>
          <p>
            <label>
              Reader{' '}
              <select value={reader} onChange={(event) => setReader(event.target.value)}>
                {known.readers.map((label) => (
                  <option key={label} value={label}>
                    {labelOf(label)}
                  </option>
                ))}
              </select>
            </label>{' '}
            <label>
              Type or field{' '}
              <input
                type="search"
                value={text}
                onChange={(event) => setText(event.target.value)}
                placeholder="Series"
              />
            </label>
          </p>
          <Types known={known} reader={reader} text={sought} />
        </>
      )}
    </div>
  );
}
