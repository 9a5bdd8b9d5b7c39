import { describe, expect, it } from 'vitest';
import { breakingMigrations, breakingStatements } from '../../scripts/migrations/breaking.ts';
import { readMigrations } from '../../src/adapters/db/migrate.ts';

const effectsOf = (sql: string) => breakingStatements(sql).map((found) => found.effect);
const INDEX = 'blocks writes: make the index CONCURRENTLY, in a migration of its own';

describe('a migration', () => {
  it.each<[string, readonly string[]]>([
    ['ALTER TABLE "series" ADD COLUMN     "note" TEXT;', []],
    ['ALTER TABLE "series" ADD COLUMN "note" TEXT NOT NULL DEFAULT \'\';', []],
    ['ALTER TABLE "series" ADD COLUMN "n" INT NOT NULL GENERATED ALWAYS AS (1) STORED;', []],
    ['CREATE TABLE "loans" ("id" UUID NOT NULL, "note" TEXT NOT NULL); ALTER TABLE "loans" ADD CHECK ("id" > 1);', []],
    [
      'CREATE TABLE "loans" ("id" UUID); CREATE UNIQUE INDEX "i" ON "loans"("id"); CREATE INDEX "j" ON "loans"("id");',
      [],
    ],
    ['CREATE INDEX CONCURRENTLY "i" ON "series"("cap");', []],
    ['DROP INDEX "i";', []],
    ['ALTER TABLE "series" DROP CONSTRAINT "c";', []],
    ['ALTER TABLE "series" ALTER COLUMN "cap" DROP NOT NULL, ALTER COLUMN "cap" SET DEFAULT 1;', []],
    ['ALTER TABLE "series" RENAME CONSTRAINT "a" TO "b";', []],
    ["COMMENT ON TABLE series IS 'DROP TABLE series; DROP TABLE series';", []],
    ['CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ DELETE FROM series; SELECT 1 $$;', []],
    ['-- DROP TABLE series;\n/* DROP TABLE series; */ SELECT 1;', []],
    ['DROP TABLE "series";', ['drops a table']],
    ['drop table if exists public.series cascade', ['drops a table']],
    ['CREATE TABLE "loans" ("id" UUID); DROP TABLE "series";', ['drops a table']],
    ['ALTER TABLE "series" DROP COLUMN "cap";', ['drops a column']],
    ['ALTER TABLE series DROP cap;', ['drops a column']],
    ['ALTER TABLE "series" ADD COLUMN "a" NUMERIC(78, 0), DROP COLUMN "cap";', ['drops a column']],
    ['ALTER TABLE "series" RENAME COLUMN "cap" TO "most";', ['renames a table or column']],
    ['ALTER TABLE "series" RENAME TO "serials";', ['renames a table or column']],
    ['ALTER TABLE "series" ADD COLUMN "note" TEXT NOT NULL;', ['adds a column that must be given']],
    [
      'ALTER TABLE "series"\n  ADD COLUMN "a" TEXT NOT NULL DEFAULT \'\',\n  ADD COLUMN "b" TEXT NOT NULL;',
      ['adds a column that must be given'],
    ],
    ['ALTER TABLE "series" ALTER COLUMN "cap" SET NOT NULL;', ['demands a column']],
    ['ALTER TABLE "series" ALTER COLUMN "cap" DROP DEFAULT;', ['drops a default']],
    ['ALTER TABLE "series" ALTER COLUMN "cap" SET DATA TYPE BIGINT;', ['changes a type']],
    ['ALTER TABLE "series" ALTER "cap" TYPE BIGINT USING (cap::bigint);', ['changes a type']],
    ['ALTER TABLE "series" ADD CONSTRAINT "c" CHECK (cap > 0) NOT VALID;', ['adds a constraint']],
    ['ALTER TABLE "series" ADD FOREIGN KEY (a) REFERENCES b (c);', ['adds a constraint']],
    ['CREATE UNIQUE INDEX CONCURRENTLY "i" ON "series"("cap");', ['makes values unique']],
    ['CREATE INDEX "i" ON "series"("cap");', [INDEX]],
    ['CREATE INDEX CONCURRENTLY "i" ON "series"("cap"); DROP INDEX "j";', [INDEX]],
    ['DELETE FROM "series" WHERE true;', ['deletes rows']],
    ['TRUNCATE "series";', ['deletes rows']],
    ['WITH old AS (SELECT 1) DELETE FROM "series" USING old;', ['deletes rows']],
    ['DO $$ BEGIN DROP TABLE series; END $$;', ['runs code that this rule does not read']],
  ])('%s', (sql, expected) => {
    expect(effectsOf(sql)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ['-- contract: 0.4 reads it no more\nDROP TABLE "series";', []],
    ['-- DropTable\n-- contract: 0.4 reads it no more\nDROP TABLE "series";', []],
    ['-- contract: \nDROP TABLE "series";', ['drops a table']],
    ['-- contract: 0.4 reads it no more\nDROP TABLE "series"; DROP TABLE "bids";', ['drops a table']],
    ['-- contract: 0.4 reads it no more\nSELECT 1;\nDROP TABLE "series";', ['drops a table']],
  ])('may contract what it says that nothing uses: %s', (sql, expected) => {
    expect(effectsOf(sql)).toEqual(expected);
  });

  it('is held to the rule from the next one on, and those that are there keep it', () => {
    const sql = 'DROP TABLE "series";';
    expect(breakingMigrations([{ name: '20261123020724_fees_by_wallet', sql }])).toEqual([]);
    expect(breakingMigrations([{ name: '20270101000000_next', sql }])).toEqual([
      '20270101000000_next drops a table: DROP TABLE "series"',
    ]);
    expect(breakingMigrations(readMigrations())).toEqual([]);
  });
});
