// npm run db -- check: finds statements of migrations that gateways of the version before may not survive.

/** The newest migration from before the rule. */
const LAST_BEFORE = '20261123020724_fees_by_wallet';

/** A statement that the version before, or its running requests, may not survive. */
export interface Breaking {
  /** The effect as a verb, such as `drops a column`. */
  readonly does: string;
  readonly statement: string;
}

interface Statement {
  /** The statement on one line, without comments and the contents of its texts. */
  readonly text: string;
  /** The comments in front of the statement. */
  readonly comments: readonly string[];
}

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|"(?:[^"]|"")*"|;|[^-/$'";]+|[\s\S]/g;

/** The statements of a file. */
function statementsOf(sql: string): readonly Statement[] {
  const statements: Statement[] = [];
  let [text, comments]: [string, string[]] = ['', []];
  for (const [token] of `${sql};`.matchAll(TOKEN)) {
    if (token.startsWith('--') || token.startsWith('/*')) {
      comments.push(token);
      text += ' ';
    } else if (token === ';') {
      const trimmed = text.replaceAll(/\s+/g, ' ').trim();
      if (trimmed !== '') statements.push({ text: trimmed, comments });
      [text, comments] = ['', []];
    } else {
      text += /^['$]/.test(token) && token.length > 1 ? "''" : token;
    }
  }
  return statements;
}

const NAME = String.raw`(?:IF (?:NOT )?EXISTS |ONLY )*(?:"?public"?\.)?"?(\w+)"?`;
const statementPattern = (pattern: string) => new RegExp(pattern.replaceAll('NAME', NAME), 'i');

/** Statements about a table that was there before. */
const OF_TABLE: readonly (readonly [RegExp, string])[] = [
  [statementPattern('^DROP TABLE NAME'), 'drops a table'],
  [statementPattern('^(?:WITH .*?)?(?:DELETE FROM|TRUNCATE(?: TABLE)?) NAME'), 'deletes rows'],
  [statementPattern('^CREATE UNIQUE INDEX .*? ON NAME'), 'makes values unique'],
];
const ALTER = statementPattern('^ALTER TABLE NAME (.*)$');
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

const INDEX = statementPattern('^CREATE INDEX (CONCURRENTLY )?.*?ON NAME');

/** The breaking effects of a statement on tables that were there before (`isNew` tests a table). */
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

/** The comment that no running version uses it any more, so that a release after the last use may drop it. */
const CONTRACT = /^--\s*contract:\s*\S/;

/**
 * The effects of a migration that the version before may not survive. A statement behind a comment `-- contract: <why>` is
 * allowed.
 */
export function breakingStatements(sql: string): readonly Breaking[] {
  const statements = statementsOf(sql);
  const created = new Set(
    statements.flatMap(({ text }) => statementPattern('^CREATE TABLE NAME').exec(text)?.[1] ?? []),
  );
  return statements
    .filter(({ comments }) => !comments.some((comment) => CONTRACT.test(comment)))
    .flatMap(({ text }) =>
      harms(text, statements.length === 1, (table) => table !== undefined && created.has(table)).map((does) => ({
        does,
        statement: text,
      })),
    );
}

/** The breaking statements of the migrations that the rule applies to, as sentences. */
export const breakingMigrations = (
  migrations: readonly { readonly name: string; readonly sql: string }[],
): readonly string[] =>
  migrations
    .filter(({ name }) => name > LAST_BEFORE)
    .flatMap(({ name, sql }) =>
      breakingStatements(sql).map(({ does, statement }) => `${name} ${does}: ${statement.slice(0, 160)}`),
    );
