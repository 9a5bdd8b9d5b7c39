/** How a value is kept on the server. */
export const STORAGE_CLASSES = ['none', 'plain', 'hash', 'vault', 'e2e', 'client-encrypted'] as const;
export type StorageClass = (typeof STORAGE_CLASSES)[number];

/**
 * What a viewer is to a row. A label is a relation, never a role: `issuer` is the issuer of this row's series.
 * `operators` read logs; the API grants it to nobody.
 */
export const READER_LABELS = [
  'owner',
  'issuer',
  'holder',
  'backer',
  'attestor',
  'admin',
  'public',
  'operators',
] as const;
export type ReaderLabel = (typeof READER_LABELS)[number];

/** What the data map says of one field. From it come the check, the SELECT, the schema's text and the data map's row. */
export interface AccessDeclaration {
  /** `table.column`, one or several; `response only` or `onchain` where no column holds it. */
  readonly held: string | readonly string[];
  readonly class: StorageClass;
  readonly readers: readonly ReaderLabel[];
  /** The intended deletion, as the data map words it. */
  readonly deletion: string;
  /** The value is public on the chain itself; the gateway still serves it to `readers` alone. */
  readonly onchain?: boolean;
  /** Where it depends on what kind of row it is: the other properties then speak of all kinds together. */
  readonly byKind?: AccessByKind;
}

/** What holds for the rows of one kind. */
export type AccessCase = Pick<AccessDeclaration, 'held' | 'class' | 'readers' | 'deletion'>;

/** A declaration for each kind of row. A row of a kind that is not among them has no reader. */
export interface AccessByKind {
  /** The column (or key of the value) that names the kind; selected with every row. */
  readonly column: string;
  readonly cases: Readonly<Record<string, AccessCase>>;
}

/** `passage`: the field leads to rows whose own fields are declared. Objects, lists and connections only. */
export type FieldAccess = AccessDeclaration | 'passage';

/** One bit a label, in the order of `READER_LABELS`. */
export const LABEL_BIT: Readonly<Record<ReaderLabel, number>> = {
  owner: 1,
  issuer: 2,
  holder: 4,
  backer: 8,
  attestor: 16,
  admin: 32,
  public: 64,
  operators: 128,
};

/**
 * The bit of `attestor` where the chain itself says it, at the head; the label's own bit holds as of the last indexed block.
 * A sealed field is read by this one.
 */
export const LIVE_ATTESTOR = 256;

/** How many bits a mask of labels has. */
export const MASK_WIDTH = 9;

const SEALED: ReadonlySet<StorageClass> = new Set(['vault', 'e2e']);

/** Values of this class are ciphertext on the server: fetched only after the check. */
export const isSealed = ({ class: stored }: Pick<AccessDeclaration, 'class'>): boolean => SEALED.has(stored);

/** The labels that hold for a viewer whatever the row: they need no subject. */
export const ROW_FREE: number = LABEL_BIT.admin | LABEL_BIT.public | LABEL_BIT.operators;

/** The bits of some labels; `operators` has none, so no check ever grants it. */
export const maskOf = (labels: readonly ReaderLabel[]): number =>
  labels.reduce((mask, label) => (label === 'operators' ? mask : mask | LABEL_BIT[label]), 0);

/** The bits that read a field, one at least of which must hold. */
export function needOf(declaration: Pick<AccessDeclaration, 'class' | 'readers'>): number {
  const labels = maskOf(declaration.readers);
  if (!isSealed(declaration) || (labels & LABEL_BIT.attestor) === 0) return labels;
  return (labels & ~LABEL_BIT.attestor) | LIVE_ATTESTOR;
}

/** A mask with the narrower bits of its labels: who holds these holds the labels too. */
export const withNarrower = (mask: number): number => (mask & LABEL_BIT.attestor ? mask | LIVE_ATTESTOR : mask);

/** The labels of a mask, in the order of `READER_LABELS`. */
export const labelsOf = (mask: number): ReaderLabel[] =>
  READER_LABELS.filter((label) => mask & withNarrower(LABEL_BIT[label]));

/** From the least to the most protected. */
const BY_PROTECTION: readonly StorageClass[] = ['plain', 'hash', 'none', 'client-encrypted', 'vault', 'e2e'];

/** A declaration whose storage class and readers follow from the row's kind. */
export function declareByKind(column: string, cases: AccessByKind['cases']): AccessDeclaration {
  const all = Object.values(cases);
  const classes = all.map((one) => BY_PROTECTION.indexOf(one.class));
  return {
    held: [...new Set(all.flatMap(heldIn))],
    class: BY_PROTECTION[Math.max(...classes)] ?? 'none',
    readers: READER_LABELS.filter((label) => all.some(({ readers }) => readers.includes(label))),
    deletion: 'by kind',
    byKind: { column, cases },
  };
}

/** Kinds of row that are declared alike. */
export interface KindsAlike extends AccessCase {
  readonly kinds: readonly string[];
}

/** The cases of a declaration, kinds that are declared alike together, the fewest first; none where no kind decides. */
export function kindsAlike({ byKind }: AccessDeclaration): KindsAlike[] {
  const alike = new Map<string, { kinds: string[]; of: AccessCase }>();
  for (const [kind, of] of Object.entries(byKind?.cases ?? {})) {
    const key = JSON.stringify([heldIn(of), of.class, of.readers, of.deletion]);
    const known = alike.get(key);
    if (known) known.kinds.push(kind);
    else alike.set(key, { kinds: [kind], of });
  }
  const cases = [...alike.values()].map(({ kinds, of }) => ({ ...of, kinds: kinds.sort() }));
  return cases.sort((a, b) => a.kinds.length - b.kinds.length);
}

/** How many kinds are named one by one in a sentence. */
const NAMED_KINDS = 4;

/** Kinds that are declared alike, for a sentence beside those of all other kinds. */
export const kindNames = (kinds: readonly string[]): string =>
  kinds.length > NAMED_KINDS ? 'every other kind' : kinds.join(', ');

/** The declaration that holds for a row: the one of its kind. */
export function declarationOn(declaration: AccessDeclaration, row: Readonly<Record<string, unknown>>) {
  if (!declaration.byKind) return declaration;
  const { column, cases } = declaration.byKind;
  const kind = row[column];
  const found = typeof kind === 'string' && Object.hasOwn(cases, kind) ? cases[kind] : undefined;
  return { ...declaration, ...(found ?? { readers: [] }) };
}

/** `held` as a list. */
export const heldIn = (declaration: Pick<AccessDeclaration, 'held'>): readonly string[] =>
  typeof declaration.held === 'string' ? [declaration.held] : declaration.held;

/** A value computed for the answer and stored nowhere, readable by everybody: page information, cursors, codes. */
export const RESPONSE_ONLY: AccessDeclaration = {
  held: 'response only',
  class: 'none',
  readers: ['public'],
  deletion: 'none',
};
