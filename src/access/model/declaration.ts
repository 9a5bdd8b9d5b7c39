/** How a value is kept on the server. */
export const STORAGE_CLASSES = ['none', 'plain', 'hash', 'vault', 'e2e', 'client-encrypted'] as const;
export type StorageClass = (typeof STORAGE_CLASSES)[number];

/** What a field declares. The check, the SELECT, the schema's `@access` and the data map's row come from it. */
export interface AccessDeclaration<Label extends string = string> {
  /** `table.column`, one or several; `response only` or `onchain` where no column holds it. */
  readonly storedIn: string | readonly string[];
  readonly class: StorageClass;
  readonly readers: readonly Label[];
  /** The intended deletion, as the data map words it. */
  readonly deletion: string;
  /** The value is public on the chain itself; the gateway still serves it to `readers` alone. */
  readonly onchain?: boolean;
  /** Where it depends on what kind of row it is: the other properties then speak of all kinds together. */
  readonly byKind?: AccessByKind<Label>;
}

/** What holds for the rows of one kind. */
export type AccessCase<Label extends string = string> = Pick<
  AccessDeclaration<Label>,
  'storedIn' | 'class' | 'readers' | 'deletion'
>;

/** A declaration for each kind of row. A row of a kind that is not among them has no reader. */
export interface AccessByKind<Label extends string = string> {
  /** The column (or key of the value) that names the kind; selected with every row. */
  readonly column: string;
  readonly cases: Readonly<Record<string, AccessCase<Label>>>;
}

/** `traverse`: the field leads to rows whose own fields are declared. Objects, lists and connections only. */
export type FieldAccess<Label extends string = string> = AccessDeclaration<Label> | 'traverse';

const SEALED: ReadonlySet<StorageClass> = new Set(['vault', 'e2e']);

/** Values of this class are ciphertext on the server: fetched only after the check. */
export const isSealed = ({ class: stored }: Pick<AccessDeclaration, 'class'>): boolean => SEALED.has(stored);

/** From the least to the most protected. */
const BY_PROTECTION: readonly StorageClass[] = ['plain', 'hash', 'none', 'client-encrypted', 'vault', 'e2e'];

/** A declaration whose storage class and readers follow from the row's kind. */
export function declareByKind<Label extends string>(
  column: string,
  cases: AccessByKind<Label>['cases'],
): AccessDeclaration<Label> {
  const all = Object.values(cases);
  const classes = all.map((one) => BY_PROTECTION.indexOf(one.class));
  return {
    storedIn: [...new Set(all.flatMap(placesOf))],
    class: BY_PROTECTION[Math.max(...classes)] ?? 'none',
    readers: [...new Set(all.flatMap(({ readers }) => readers))],
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
    const key = JSON.stringify([placesOf(of), of.class, of.readers, of.deletion]);
    const known = alike.get(key);
    if (known) known.kinds.push(kind);
    else alike.set(key, { kinds: [kind], of });
  }
  const cases = [...alike.values()].map(({ kinds, of }) => ({ ...of, kinds: kinds.sort() }));
  return cases.sort((a, b) => a.kinds.length - b.kinds.length);
}

/** How many kinds are named one by one in a sentence. */
const NAMED_KINDS = 4;

/** Kinds that are declared alike, for a sentence next to those of all other kinds. */
export const kindNames = (kinds: readonly string[]): string =>
  kinds.length > NAMED_KINDS ? 'every other kind' : kinds.join(', ');

/** The declaration that holds for a row: the one of its kind. */
export function declarationOn(
  declaration: AccessDeclaration,
  row: Readonly<Record<string, unknown>>,
): AccessDeclaration {
  if (!declaration.byKind) return declaration;
  const { column, cases } = declaration.byKind;
  const kind = row[column];
  const found = typeof kind === 'string' && Object.hasOwn(cases, kind) ? cases[kind] : undefined;
  return { ...declaration, ...(found ?? { readers: [] }) };
}

/** `storedIn` as a list. */
export const placesOf = (declaration: Pick<AccessDeclaration, 'storedIn'>): readonly string[] =>
  typeof declaration.storedIn === 'string' ? [declaration.storedIn] : declaration.storedIn;

/** A value computed for the answer and stored nowhere, readable by everybody: page information, cursors, codes. */
export const RESPONSE_ONLY: AccessDeclaration<'public'> = {
  storedIn: 'response only',
  class: 'none',
  readers: ['public'],
  deletion: 'none',
};
