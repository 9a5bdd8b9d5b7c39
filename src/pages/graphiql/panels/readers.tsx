import { type Declaration, EVERYBODY } from '../declarations.ts';
import { labelOf, sayClass } from '../words.ts';

/** Who reads a field. */
export function Readers({ of }: { readonly of: readonly string[] }) {
  return (
    <span className="readers">
      {of.length === 0 && <span className="reader">no reader</span>}
      {of.map((reader) => (
        <span key={reader} className={reader === EVERYBODY ? 'reader everybody' : 'reader'}>
          {labelOf(reader)}
        </span>
      ))}
    </span>
  );
}

const sameReaders = ({ byKind }: Declaration): boolean =>
  new Set(byKind.map(({ readers }) => [...readers].sort().join())).size <= 1;

/** A declaration's readers and class; of each kind of row where they differ. */
export function DeclarationLine({ of }: { readonly of: Declaration }) {
  if (sameReaders(of))
    return (
      <>
        <Readers of={of.byKind[0]?.readers ?? of.readers} /> {sayClass(of)}
        {of.onchain && ', also on the chain'}
      </>
    );
  return (
    <details>
      <summary>By kind of row</summary>
      <ul className="kinds">
        {of.byKind.map((one) => (
          <li key={one.kinds.join()}>
            {one.kinds.join(', ')}: <Readers of={one.readers} /> {sayClass(one)}
          </li>
        ))}
      </ul>
    </details>
  );
}
