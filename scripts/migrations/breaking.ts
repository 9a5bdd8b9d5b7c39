// npm run db:check: what a migration may not do while gateways of the version before still run on the database.

/** The newest migration from before the rule. */
const LAST_BEFORE = '20261123020724_fees_by_wallet';

/** A statement that the version before, or its running requests, may not survive. */
export interface Breaking {
  /** As `drops a column`. */
  readonly does: string;
  readonly statement: string;
}

interface Statement {
  /** Without comments, its texts emptied, on one line. */
  readonly text: string;
  /** Those in front of it. */
  readonly comments: readonly string[];
}

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|"(?:[^"]|"")*"|;|[^-/$'";]+|[\s\S]/g;

/** The statements of a file. */
function statementsOf(sql: string): readonly Statement[] {
  const found: Statement[] = [];
  let [text, comments]: [string, string[]] = ['', []];
  for (const [token] of `${sql};`.matchAll(TOKEN)) {
    if (token.startsWith('--') || token.startsWith('/*')) {
      comments.push(token);
      text += ' ';
    } else if (token === ';') {
      const trimmed = text.replaceAll(/\s+/g, ' ').trim();
      if (trimmed !== '') found.push({ text: trimmed, comments });
      [text, comments] = ['', []];
    } else {
      text += /^['$]/.test(token) && token.length > 1 ? "''" : token;
    }
  }
  return found;
}

const NAME = String.raw`(?:IF (?:NOT )?EXISTS |ONLY )*(?:"?public"?\.)?"?(\w+)"?`;
const named = (pattern: string) => new RegExp(pattern.replaceAll('NAME', NAME), 'i');

/** Statements about a table that was there before. */
const OF_TABLE: readonly (readonly [RegExp, string])[] = [
  [named('^DROP TABLE NAME'), 'drops a table'],
  [named('^(?:WITH .*?)?(?:DELETE FROM|TRUNCATE(?: TABLE)?) NAME'), 'deletes rows'],
  [named('^CREATE UNIQUE INDEX .*? ON NAME'), 'makes values unique'],
];
const ALTER = named('^ALTER TABLE NAME (.*)$');
/** Actions of ALTER TABLE. */
const ACTIONS: readonly (readonly [RegExp, string])[] = [
  [/^DROP (?:COLUMN )?(?!CONSTRAINT\b)/i, 'drops a column'],
  [/^RENAME (?!CONSTRAINT\b)/i, 'renames a table or column'],
  [/^ADD (?:COLUMN )?(?!CONSTRAINT\b).* NOT NULL(?!.*\b(?:DEFAULT|GENERATED)\b)/i, 'adds a column that must be given'],
  [/^ADD (?:CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\b/i, 'adds a constraint'],
  [/^ALTER (?:COLUMN )?\S+ SET NOT NULL/i, 'demands a column'],
  [/^ALTER (?:COLUMN )?\S+ DROP DEFAULT/i, 'drops a default'],
  [/^ALTER (?:COLUMN )?\S+ (?:SET DATA )?TYPE/i, 'changes a type'],
];

/** The actions of one ALTER TABLE, which commas outside of brackets separate. */
function actionsOf(list: string): readonly string[] {
  let depth = 0;
  let actions = '';
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    actions += character === ',' && depth === 0 ? '\n' : character;
  }
  return actions.split('\n').map((action) => action.trim());
}

const INDEX = named('^CREATE INDEX (CONCURRENTLY )?.*?ON NAME');

/** What a statement does to tables that `isNew` says were there before. */
function harms(text: string, alone: boolean, isNew: (table: string | undefined) => boolean): readonly string[] {
  const [, altered, list = ''] = ALTER.exec(text) ?? [];
  if (altered !== undefined)
    return isNew(altered)
      ? []
      : actionsOf(list).flatMap((action) => ACTIONS.filter(([rule]) => rule.test(action)).map(([, does]) => does));
  if (/^DO\b/i.test(text)) return ['runs code that this rule does not read'];
  const [index, concurrently, indexed] = INDEX.exec(text) ?? [];
  if (index !== undefined && !isNew(indexed) && (concurrently === undefined || !alone))
    return ['blocks writes: make the index CONCURRENTLY, in a migration of its own'];
  return OF_TABLE.flatMap(([rule, does]) => {
    const match = rule.exec(text);
    return match === null || isNew(match[1]) ? [] : [does];
  });
}

/** Says that nothing reads or writes it any more: the step that comes a release after the one that stopped using it. */
const CONTRACT = /^--\s*contract:\s*\S/;

/**
 * What a migration does that the version before may not survive. A statement behind a comment `-- contract: <why>` is
 * allowed.
 */
export function breakingStatements(sql: string): readonly Breaking[] {
  const statements = statementsOf(sql);
  const created = new Set(statements.flatMap(({ text }) => named('^CREATE TABLE NAME').exec(text)?.[1] ?? []));
  return statements
    .filter(({ comments }) => !comments.some((comment) => CONTRACT.test(comment)))
    .flatMap(({ text }) =>
      harms(text, statements.length === 1, (table) => table !== undefined && created.has(table)).map((does) => ({
        does,
        statement: text,
      })),
    );
}

/** The same of the migrations that the rule is for, as sentences. */
export const breakingMigrations = (
  migrations: readonly { readonly name: string; readonly sql: string }[],
): readonly string[] =>
  migrations
    .filter(({ name }) => name > LAST_BEFORE)
    .flatMap(({ name, sql }) =>
      breakingStatements(sql).map(({ does, statement }) => `${name} ${does}: ${statement.slice(0, 160)}`),
    );
