// Run by tests as a process of its own: tells people what is in the outbox of a database, until it is killed.
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { createMailSink } from '../../../src/adapters/mail/index.ts';
import { startOutbox } from '../../../src/apps/worker/outbox.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { RETRIES } from './retries.ts';

const [url = ''] = process.argv.slice(2);
const say = (fields: object) => void process.stdout.write(`${JSON.stringify(fields)}\n`);
const log = { info: say, warn: say, error: say };
startOutbox({
  ...{ url, db: createDatabase({ url }).prisma, mailer: createMailSink(log), clock: systemClock, log },
  ...{ site: 'http://localhost:4000', retries: RETRIES },
});
