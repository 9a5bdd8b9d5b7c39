// npm run db:check: fails when prisma/schema.prisma says something that no migration makes.
import { schemaDrift } from './schema-engine.ts';

const sql = await schemaDrift();
if (sql === undefined) {
  console.log('The schema and the migrations agree.');
  process.exit(0);
}
console.error(`prisma/schema.prisma and prisma/migrations disagree; npm run db:new -- <name> would write:\n${sql}`);
process.exit(2);
