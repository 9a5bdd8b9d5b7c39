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

/** `held` as a list. */
export const heldIn = (declaration: AccessDeclaration): readonly string[] =>
  typeof declaration.held === 'string' ? [declaration.held] : declaration.held;

/** A value computed for the answer and stored nowhere, readable by everybody: page information, cursors, codes. */
export const RESPONSE_ONLY: AccessDeclaration = {
  held: 'response only',
  class: 'none',
  readers: ['public'],
  deletion: 'none',
};
