// The example's schema declares labels, a class and a flag of its own: all that the engine makes of a declaration has these words.

import { type AccessModel, dataMap, explainAccess, printSchemaWithAccess, RequestAccess, rulesOf } from 'field-access';
import { diffAccess, reportAccess } from 'field-access/diff';
import {
  type Declarations,
  declarationsOf,
  describeReaders,
  extraSentences,
  sayClass,
  sayWhy,
} from 'field-access/lens';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';

const EXAMPLE = new URL('../../../examples/access', import.meta.url).pathname;
let schema: GraphQLSchema;
let model: AccessModel;
let text: string;
let declarations: Declarations;
beforeAll(async () => {
  ({ schema } = (await import(/* @vite-ignore */ `${EXAMPLE}/schema.ts`)) as {
    schema: GraphQLSchema;
  });
  ({ model } = (await import(/* @vite-ignore */ `${EXAMPLE}/labels.ts`)) as {
    model: AccessModel;
  });
  text = printSchemaWithAccess(schema);
  declarations = declarationsOf(buildSchema(text));
});

const sentence = (words: Readonly<Record<string, { readonly sentence: string }>>, name: string): string => {
  const definition = words[name];
  if (!definition) throw new Error(`The clinic does not define ${name}`);
  return definition.sentence;
};

describe('a schema with words of its own', () => {
  it('prints them in its text, each with its sentence', () => {
    expect(text).toContain(
      'fee: Int @access(class: PLAIN, readers: [PATIENT, RECEPTION], held: ["visits.fee"], deletion: "ten years", billed: true)',
    );
    expect(text).toContain(
      'notes: String @access(class: CONFIDENTIAL, readers: [DOCTOR], held: ["visits.notes"], deletion: "ten years")',
    );
    expect(text).toContain('billed: Boolean! = false');
    expect(text).toContain(sentence(model.extras, 'billed'));
    expect([...declarations.classes.keys()]).toEqual(['PLAIN', 'CONFIDENTIAL', 'NONE']);
    expect(declarations.classes.get('CONFIDENTIAL')).toBe(sentence(model.classes.definitions, 'confidential'));
    expect([...declarations.labels.keys()]).toEqual(['PATIENT', 'DOCTOR', 'RECEPTION', 'PUBLIC', 'OPERATORS']);
    expect(declarations.labels.get('DOCTOR')).toBe(model.labels.sentences.doctor);
  });

  it('has them in its data map', () => {
    const rows = dataMap(schema).filter(
      ({ type, field }) => type === 'Visit' && (field === 'fee' || field === 'notes'),
    );
    expect(rows).toEqual([
      {
        type: 'Visit',
        field: 'fee',
        held: ['visits.fee'],
        class: 'plain',
        readers: ['patient', 'reception'],
        deletion: 'ten years',
        extras: ['billed'],
      },
      {
        type: 'Visit',
        field: 'notes',
        held: ['visits.notes'],
        class: 'confidential',
        readers: ['doctor'],
        deletion: 'ten years',
      },
    ]);
  });

  it('is compared by them', () => {
    const before = text
      .replace('readers: [PATIENT, RECEPTION], held: ["visits.fee"]', 'readers: [PATIENT], held: ["visits.fee"]')
      .replace(', billed: true', '')
      .replace('CONFIDENTIAL, readers: [DOCTOR]', 'PLAIN, readers: [DOCTOR]');
    const changes = diffAccess(before, text, { model });
    expect(changes.map(({ at, change, gained }) => [at, change, gained])).toEqual([
      ['Visit.fee', 'readers', ['reception']],
      ['Visit.fee', 'extra', []],
      ['Visit.notes', 'class', []],
    ]);
    expect(reportAccess(changes)).toContain('`Visit.fee` was not billed, now billed.');
    expect(reportAccess(changes)).toContain('`Visit.notes` was kept as plain, now as confidential.');
  });
});

describe('the subjects of a schema', () => {
  it('are compared, because other people have a label that follows from another column', () => {
    const subjects = '@subjects(labels: ["patient by patientId (patient)", "doctor by doctorId (doctor)"])';
    expect(text).toContain(`type Visit implements Node @rows(seenBy: [PATIENT, DOCTOR, RECEPTION]) ${subjects} {`);
    const before = text.replace(subjects, subjects.replace('doctorId', 'formerDoctorId'));
    const changes = diffAccess(before, text, { model });
    expect(changes.map(({ at, change, gained }) => [at, change, gained])).toEqual([['Visit', 'subjects', ['doctor']]]);
    expect(reportAccess(changes)).toContain(
      '`Visit` had the subjects doctor by formerDoctorId (doctor), now doctor by doctorId (doctor). **Gained: doctor.**',
    );
  });
});

describe('an explanation of the schema', () => {
  const VISIT = { id: 'v1', patientId: 'p1', doctorId: 'd1' };
  const explained = (viewer: object, field: string) => {
    const db = { visit: { findMany: async () => [VISIT] } };
    const access = new RequestAccess({ rules: rulesOf(schema), viewer, sources: () => ({ db, viewer }) });
    return explainAccess({ db, access }, 'Visit', 'v1', field);
  };
  const nobody = { patientId: null, doctorId: null, reception: false };

  it('has the label, the class and the flag', async () => {
    const fee = await explained({ ...nobody, reception: true }, 'fee');
    expect([fee.allowed, fee.relation, fee.rule.class, fee.extras]).toEqual([true, 'reception', 'plain', ['billed']]);
    const notes = await explained({ ...nobody, reception: true }, 'notes');
    expect([notes.allowed, notes.rule.class, notes.extras]).toEqual([false, 'confidential', []]);
    expect(await notes.relations()).toEqual(['reception']);
  });
});

describe('the panels of GraphiQL for the schema', () => {
  it('explain its words by their sentences', () => {
    const described = buildSchema(text);
    describeReaders(described, declarations);
    const visit = described.getType('Visit');
    const fee = visit && 'getFields' in visit ? visit.getFields().fee?.description : '';
    expect(fee).toBe(
      `Readers: patient, reception. Held: visits.fee (plain). Deletion: ten years. ${sentence(model.extras, 'billed')}`,
    );
    const notes = declarations.fields.get('Visit.notes');
    expect(notes && sayClass(notes, declarations)).toMatch(/^Confidential: the value is stored as it is, /);
    const feeDeclaration = declarations.fields.get('Visit.fee');
    expect(feeDeclaration && extraSentences(feeDeclaration, declarations)).toEqual([sentence(model.extras, 'billed')]);
    const decision = { allowed: false, relation: null, relations: ['RECEPTION'], readers: ['DOCTOR'], source: null };
    const situation = { isSignedIn: true, isFirstDenied: true, labels: declarations.labels };
    expect(sayWhy(decision, situation)).toBe(
      'Readers: doctor. To the first denied record you are reception; a reception does not read this field. To read it you ' +
        'would have to be doctor. Doctor: the doctor of the visit, or a doctor who has treated the patient.',
    );
  });
});
