// The clinic's matrix: each field, as each reader, by each path, judged by what is known of the people and the rows below.

import type { SchemaTruth, TableRows, TypeTruth } from 'field-access/testing';
import { checkHiddenRows, checkLists, listPathsOf, nodeId, nodesOf, pathsOf, runMatrix } from 'field-access/testing';
import type { Label } from './labels.ts';
import { schema } from './schema.ts';
import type { Clinic } from './server.ts';

const READERS = ['nobody', 'ines', 'adeyemi', 'reception'] as const;
type Reader = (typeof READERS)[number];

const isDoctor = (reader: Reader, id: unknown) => reader === 'adeyemi' && id === 'd1';
const isPatient = (reader: Reader, id: unknown) => reader === 'ines' && id === 'p1';
const treats = (reader: Reader, patient: unknown, { visits = [] }: TableRows) =>
  visits.some((visit) => visit.patient_id === patient && isDoctor(reader, visit.doctor_id));
const labels = (isIts: boolean, treatsIt: boolean): Label[] => [
  ...(isIts ? (['patient'] as const) : []),
  ...(treatsIt ? (['doctor'] as const) : []),
];
/** The truth of a type: the reception sees its rows, and so does each reader with a label on them. */
const seenByLabel = (table: string, labelsOf: TypeTruth<Reader, Label>['labels']): TypeTruth<Reader, Label> => ({
  table,
  key: 'id',
  labels: labelsOf,
  visible: (reader, row, tables) => reader === 'reception' || [...labelsOf(reader, row, tables)].length > 0,
});

const truth: SchemaTruth<Reader, Label> = {
  types: {
    Doctor: {
      table: 'doctors',
      key: null,
      labels: (reader, { id }) => labels(false, isDoctor(reader, id)),
      visible: () => true,
    },
    Patient: seenByLabel('patients', (reader, { id }, tables) =>
      labels(isPatient(reader, id), treats(reader, id, tables)),
    ),
    Visit: seenByLabel('visits', (reader, row) =>
      labels(isPatient(reader, row.patient_id), isDoctor(reader, row.doctor_id)),
    ),
  },
  links: {
    'Query.patients': ({ rows }) => rows,
    'Query.patientList': ({ rows }) => rows,
    'Patient.visits': ({ parent, rows }) => rows.filter((row) => row.patient_id === parent?.id),
    'Patient.visitList': ({ parent, rows }) => rows.filter((row) => row.patient_id === parent?.id),
    'Visit.doctor': ({ parent, rows }) => rows.filter((row) => row.id === parent?.doctor_id),
  },
  roles: (reader) => (reader === 'reception' ? ['public', 'reception'] : ['public']),
};

/** Runs the matrix; the result has what was wrong and how much was looked at. */
export async function runClinicMatrix(clinic: Clinic) {
  const tables = await clinic.tables();
  const matrix = { schema, readers: READERS, truth, tables, ask: clinic.ask };
  const nodes = nodesOf(matrix);
  const paths = pathsOf(schema, { nodes });
  const judge = await runMatrix(matrix, paths);
  const lists = await checkLists(matrix, listPathsOf(paths));
  const hidden = await checkHiddenRows(matrix, nodes, { absent: (type) => nodeId(type, 'none') });
  return {
    cases: judge.cases,
    lists,
    hidden: hidden.hidden,
    unreached: judge.unreached,
    wrong: [judge, lists, hidden].flatMap(({ wrong }) => wrong),
  };
}
