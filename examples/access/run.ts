// npm run access -- example: one query as three readers, then what it compiles to, and why a field is null.
import { dataMap, dataMapPage, explainAccess, printSchemaWithAccess } from 'field-access';
import { createCompiledReads } from 'field-access/compiled';
import { diffAccess, reportAccess } from 'field-access/diff';
import { declarationsOf, fieldsOf, outcomeOf, sayOutcome } from 'field-access/lens';
import { buildSchema, parse } from 'graphql';
import { model } from './labels.ts';
import { runClinicMatrix } from './matrix.ts';
import { schema } from './schema.ts';
import { startClinic } from './server.ts';

const QUERY = '{ patients { name insuranceNumber diagnosis visits { notes fee doctor { name phone } } } }';
const LIST =
  '{ patientList(first: 2) { totalCount nodes { id name diagnosis visitList(first: 1) { nodes { at fee } } } } }';

const clinic = await startClinic();
for (const reader of ['ines', 'adeyemi', 'reception']) {
  console.log(`\n== ${reader}\n${JSON.stringify(await clinic.ask(reader, QUERY), null, 2)}`);
}

const reads = createCompiledReads({
  schema,
  readers: { at: () => clinic.reader },
});
const read = { document: parse(LIST) };
const explained = reads.explain(read, clinic.contextOf('adeyemi'));
console.log(`\n== the plan for a doctor\n${explained.kind === 'statement' ? explained.plan : explained.reason}`);
const outcome = await reads.answer(read, clinic.contextOf('adeyemi'));
console.log(`\n== its answer\n${outcome.kind === 'answer' ? outcome.data.join('') : outcome.kind}`);

const { allowed, rule } = await explainAccess(clinic.contextOf('reception'), 'Patient', 'p1', 'diagnosis');
console.log(`\n== the diagnosis, for the reception\n${allowed ? 'readable' : `readers: ${rule.readers.join(', ')}`}`);

const before = printSchemaWithAccess(schema);
const printed = buildSchema(before);
const lens = { schema: printed, declarations: declarationsOf(printed) };
const answer = await clinic.ask('reception', QUERY);
console.log('\n== each field of the query, for the reception');
for (const field of fieldsOf(lens, parse(QUERY)))
  console.log(`${field.path.join('.')}: ${sayOutcome(outcomeOf(field, answer))}`);

const after = before.replace(
  'readers: [PATIENT, DOCTOR], held: ["patients.diagnosis"]',
  'readers: [PATIENT], held: ["patients.diagnosis"]',
);
console.log(`\n== if doctors no longer read it\n${reportAccess(diffAccess(before, after, { model }))}`);
console.log(`\n== the data map\n${dataMapPage(dataMap(schema), model)}`);

const { cases, lists, hidden, unreached, wrong } = await runClinicMatrix(clinic);
console.log(
  `== the matrix\n${cases} cases, ${lists.pages} pages, ${lists.orders} orders, ${lists.filters} filters, ${hidden} hidden rows`,
);
console.log([...unreached, ...wrong].join('\n') || 'all as declared');
await clinic.close();
