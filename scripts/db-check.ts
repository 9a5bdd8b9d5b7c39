// npm run db -- check: fails when prisma/schema.prisma says something that no migration makes, and where a new migration breaks
// gateways of the version before.
import { readMigrations } from '../src/adapters/db/migrate.ts';
import { answerHelp } from './help.ts';
import { breakingMigrations } from './migrations/breaking.ts';
import { schemaDrift } from './schema-engine.ts';

answerHelp(`npm run db -- check
Ends with 0 where prisma/schema.prisma says what the migrations make, and no new migration breaks gateways of the version before
(docs/CONTRIBUTING.md, A migration), else with 2 and what is missing or breaks.`);

const breaking = breakingMigrations(readMigrations());
for (const sentence of breaking) console.error(sentence);
if (breaking.length > 0)
  console.error('-- contract: <why> in front of a statement allows it once no running version needs it.');

const sql = await schemaDrift();
if (sql === undefined) {
  console.log('The schema and the migrations agree.');
  process.exit(breaking.length === 0 ? 0 : 2);
}
console.error(`prisma/schema.prisma and prisma/migrations disagree; npm run db -- new <name> would write:\n${sql}`);
process.exit(2);
