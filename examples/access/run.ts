// npm run example:access: one query as three readers.
import { startClinic } from './server.ts';

const QUERY = '{ patients { name insuranceNumber diagnosis visits { notes fee doctor { name phone } } } }';

const clinic = await startClinic();
for (const reader of ['ines', 'adeyemi', 'reception']) {
  const answer = await fetch(clinic.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-reader': reader },
    body: JSON.stringify({ query: QUERY }),
  });
  console.log(`\n== ${reader}\n${JSON.stringify(await answer.json(), null, 2)}`);
}
await clinic.close();
