import { type Declaration, EVERYBODY_READER, extraSentences, labelOf, sayClass } from 'field-access/lens';
import { access } from '../runs.ts';

/** The readers of a field. */
export function Readers({ of }: { readonly of: readonly string[] }) {
  return (
    <span className="readers">
      {of.length === 0 && <span className="reader">no reader</span>}
      {of.map((reader) => (
        <span key={reader} className={reader === EVERYBODY_READER ? 'reader everybody' : 'reader'}>
          {labelOf(reader)}
        </span>
      ))}
    </span>
  );
}

const sameReaders = ({ byKind }: Declaration): boolean =>
  new Set(byKind.map(({ readers }) => [...readers].sort().join())).size <= 1;

/** A declaration's readers, class and flags; for each kind of row if the kinds have different readers. */
export function DeclarationLine({ of }: { readonly of: Declaration }) {
  const declarations = access.use()?.declarations;
  if (!declarations) return null;
  const flags = extraSentences(of, declarations);
  if (sameReaders(of))
    return (
      <>
        <Readers of={of.byKind[0]?.readers ?? of.readers} /> {[sayClass(of, declarations), ...flags].join(' ')}
      </>
    );
  return (
    <details>
      <summary>By kind of row</summary>
      <ul className="kinds">
        {of.byKind.map((rule) => (
          <li key={rule.kinds.join()}>
            {rule.kinds.join(', ')}: <Readers of={rule.readers} /> {sayClass(rule, declarations)}
          </li>
        ))}
      </ul>
      {flags.join(' ')}
    </details>
  );
}
