import { EVERYBODY } from './built-in-labels.ts';
import { type BuiltInClass, type ClassSet, NOT_STORED } from './storage-classes.ts';

interface DeclarationParts<Label extends string, Class extends string> {
  /** `table.column`, one or several; other words where no column holds it, such as `response only`. */
  readonly storedIn: string | readonly string[];
  readonly class: Class;
  readonly readers: readonly Label[];
  /** The intended deletion, as the data map words it. */
  readonly deletion: string;
  /** A declaration for each kind of row; the other properties then describe all kinds together. */
  readonly byKind?: AccessByKind<Label, Class>;
}

/**
 * A field's declaration: the check, the SELECT, the schema's `@access` and the data map's row come from it. `Extra`: the
 * model's flags, which a declaration sets next to its parts.
 */
export type FieldDeclaration<
  Label extends string = string,
  Class extends string = string,
  Extra extends string = never,
> = DeclarationParts<Label, Class> & { readonly [Flag in Extra]?: boolean };

/** The declaration for the rows of one kind. */
export type AccessCase<Label extends string = string, Class extends string = string> = Omit<
  DeclarationParts<Label, Class>,
  'byKind'
>;

/** The parts of a declaration that a model may ask of each field. */
export type AskedPart = 'storedIn' | 'deletion';

/** The declaration for the rows of one kind, as a field writes it. */
interface WrittenCase<Label extends string = string, Class extends string = string>
  extends Pick<AccessCase<Label, Class>, 'class' | 'readers'> {
  readonly storedIn?: AccessCase['storedIn'];
  readonly deletion?: string;
}

/** A declaration for each kind of row. A row of a kind that is not among them has no reader. */
export interface AccessByKind<Label extends string = string, Class extends string = string> {
  /** The column (or key of the value) that names the kind: a text, a number, or `true` and `false`. It is selected with every row. */
  readonly column: string;
  readonly cases: Readonly<Record<string, AccessCase<Label, Class>>>;
}

/**
 * A declaration as a field writes it. Without `storedIn` a field that exposes a column is held there. Every other field states
 * `storedIn`, and each field states its `deletion`, if the model asks for that part (`AccessConfig.asks`).
 */
export type WrittenDeclaration<
  Label extends string = string,
  Class extends string = string,
  Extra extends string = never,
> = WrittenCase<Label, Class> & {
  readonly byKind?: {
    readonly column: string;
    readonly cases: Readonly<Record<string, WrittenCase<Label, Class>>>;
  };
} & { readonly [Flag in Extra]?: boolean };

/** `traverse`: the field leads to rows whose own fields are declared. Objects, lists and connections only. */
export type FieldAccess<Label extends string = string, Class extends string = string, Extra extends string = never> =
  | WrittenDeclaration<Label, Class, Extra>
  | 'traverse';

/** The deletion of a field that says none, in a model that does not ask for it. */
const UNDECLARED_DELETION = 'not declared';

/** Completes a declaration. `place`: the column that the field exposes; undefined where it exposes none. */
export function completeDeclaration(
  { byKind, ...written }: WrittenDeclaration,
  { asks }: { readonly asks: readonly AskedPart[] },
  place: string | undefined,
): FieldDeclaration {
  const complete = (rule: WrittenCase): AccessCase => ({
    storedIn: place ?? [],
    deletion: asks.includes('deletion') ? '' : UNDECLARED_DELETION,
    ...rule,
  });
  if (!byKind) return complete(written);
  const cases = Object.entries(byKind.cases).map(([kind, rule]) => [kind, complete(rule)] as const);
  const places = [...new Set(cases.flatMap(([, rule]) => placesOf(rule)))];
  return {
    storedIn: places,
    deletion: 'by kind',
    ...written,
    byKind: { column: byKind.column, cases: Object.fromEntries(cases) },
  };
}

/**
 * A declaration whose storage class and readers follow from the row's kind. The class of the declaration itself is the most protected
 * one of its kinds.
 *
 * @example
 * const access = declareByKind(model, 'kind', { fee: { storedIn: 'entries.amount', class: 'plain', readers: ['owner'], deletion: 'none' } });
 */
export function declareByKind<Label extends string, Class extends string>(
  { classes }: { readonly classes: ClassSet<Class> },
  column: string,
  cases: Readonly<Record<string, WrittenCase<Label, Class>>>,
): WrittenDeclaration<Label, Class | BuiltInClass> {
  const all = Object.values(cases);
  return {
    class: classes.mostProtected(all.map((kind) => kind.class)),
    readers: [...new Set(all.flatMap(({ readers }) => readers))],
    byKind: { column, cases },
  };
}

/** Kinds of row that are declared alike. */
export interface KindsAlike extends AccessCase {
  readonly kinds: readonly string[];
}

/** The cases of a declaration, kinds that are declared alike together, the fewest first; none where no kind decides. */
export function kindsAlike({ byKind }: FieldDeclaration): KindsAlike[] {
  const groups = new Map<string, { kinds: string[]; rule: AccessCase }>();
  for (const [kind, rule] of Object.entries(byKind?.cases ?? {})) {
    const key = JSON.stringify([placesOf(rule), rule.class, rule.readers, rule.deletion]);
    const group = groups.get(key);
    if (group) group.kinds.push(kind);
    else groups.set(key, { kinds: [kind], rule });
  }
  const cases = [...groups.values()].map(({ kinds, rule }) => ({ ...rule, kinds: kinds.sort() }));
  return cases.sort((a, b) => a.kinds.length - b.kinds.length);
}

/** The most kinds that a sentence names one by one. */
const NAMED_KINDS = 4;

/**
 * Kinds that are declared alike, for a sentence next to those of all other kinds.
 *
 * @example
 * kindNames(['fee', 'refund']); // 'fee, refund'
 */
export const kindNames = (kinds: readonly string[]): string =>
  kinds.length > NAMED_KINDS ? 'every other kind' : kinds.join(', ');

/** The declaration that holds for a row: the one of its kind. */
export function declarationOn(declaration: FieldDeclaration, row: Readonly<Record<string, unknown>>): FieldDeclaration {
  if (!declaration.byKind) return declaration;
  const { column, cases } = declaration.byKind;
  const kind = String(row[column]);
  const rule = Object.hasOwn(cases, kind) ? cases[kind] : undefined;
  return { ...declaration, ...(rule ?? { readers: [] }) };
}

/**
 * `storedIn` as a list.
 *
 * @example
 * placesOf({ storedIn: 'users.name' }); // ['users.name']
 */
export const placesOf = ({ storedIn }: Pick<FieldDeclaration, 'storedIn'>): readonly string[] =>
  typeof storedIn === 'string' ? [storedIn] : storedIn;

/** The place of a value that is computed for the answer. */
export const COMPUTED = 'response only';

/**
 * A value computed for the answer and stored nowhere, readable by everybody: page information, cursors, codes.
 *
 * @example
 * version: t.string({ access: RESPONSE_ONLY, resolve: () => VERSION })
 */
export const RESPONSE_ONLY: FieldDeclaration<typeof EVERYBODY, BuiltInClass> = {
  storedIn: COMPUTED,
  class: NOT_STORED,
  readers: [EVERYBODY],
  deletion: 'none',
};
