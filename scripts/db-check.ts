// npm run db:check: fails when prisma/schema.prisma says something that no migration makes.
import { helpWhereAsked } from './help.ts';
import { schemaDrift } from './schema-engine.ts';

helpWhereAsked(`npm run db:check
Ends with 0 where prisma/schema.prisma says what the migrations make, else with 2 and the SQL that is missing.`);

const sql = await schemaDrift();
if (sql === undefined) {
  console.log('The schema and the migrations agree.');
  process.exit(0);
}
console.error(`prisma/schema.prisma and prisma/migrations disagree; npm run db:new -- <name> would write:\n${sql}`);
process.exit(2);
