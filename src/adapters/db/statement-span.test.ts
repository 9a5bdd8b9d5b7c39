import { expect, it } from 'vitest';
import { statementSpan } from './statement-span.ts';

it.each([
  ['SELECT "public"."series"."key" FROM "public"."series" WHERE "public"."series"."key" = $1', 'SELECT series'],
  ['INSERT INTO "public"."accounts" ("id") VALUES ($1)', 'INSERT accounts'],
  ['UPDATE keeper_runs SET spent = spent + $1', 'UPDATE keeper_runs'],
  ['DELETE FROM outbox WHERE true', 'DELETE outbox'],
  ["\n SELECT id FROM unnest(ARRAY['a'])", 'SELECT'],
  ["SELECT 'FROM secret' FROM bids", 'SELECT bids'],
  ['SELECT pg_notify($1, $2)', 'SELECT'],
  ['BEGIN', 'OTHER'],
  ['a secret', 'OTHER'],
])('the span of %j is named %s', (sql, name) => {
  expect(statementSpan(sql).name).toBe(name);
});
