import {
  type Declaration,
  EVERYBODY_READER,
  extraSentences,
  type LensRule,
  labelOf,
  sayClass,
} from 'field-access/lens';
import { access } from '../runs.ts';

/** The readers of a field. */
export function Readers({ labels }: { readonly labels: readonly string[] }) {
  return (
    <span className="readers">
      {labels.length === 0 && <span className="reader">no reader</span>}
      {labels.map((reader) => (
        <span key={reader} className={reader === EVERYBODY_READER ? 'reader everybody' : 'reader'}>
          {labelOf(reader)}
        </span>
      ))}
    </span>
  );
}

const hasSameReaders = ({ byKind }: Declaration): boolean =>
  new Set(byKind.map(({ readers }) => [...readers].sort().join())).size <= 1;

interface MarkProps {
  readonly rule: LensRule;
  /** The names of the flags that are set, and their sentences. */
  readonly flags?: readonly string[];
  readonly sentences?: readonly string[];
}

/** A mark with a rule's storage class and flags, which opens their sentences. */
function Mark({ rule, flags = [], sentences = [] }: MarkProps) {
  const declarations = access.use()?.declarations;
  if (!declarations) return null;
  return (
    <details className="mark">
      <summary>{[labelOf(rule.class), ...flags].join(', ')}</summary>
      <span>{[sayClass(rule, declarations), ...sentences].join(' ')}</span>
    </details>
  );
}

/** A declaration's readers, class and flags; for each kind of row if the kinds have different readers. */
export function DeclarationLine({ declaration }: { readonly declaration: Declaration }) {
  const declarations = access.use()?.declarations;
  if (!declarations) return null;
  const sentences = extraSentences(declaration, declarations);
  if (hasSameReaders(declaration))
    return (
      <>
        <Readers labels={declaration.byKind[0]?.readers ?? declaration.readers} />{' '}
        <Mark rule={declaration} flags={declaration.extras} sentences={sentences} />
      </>
    );
  return (
    <details>
      <summary>By kind of row</summary>
      <ul className="kinds">
        {declaration.byKind.map((rule) => (
          <li key={rule.kinds.join()}>
            {rule.kinds.join(', ')}: <Readers labels={rule.readers} /> <Mark rule={rule} />
          </li>
        ))}
      </ul>
      {sentences.join(' ')}
    </details>
  );
}
