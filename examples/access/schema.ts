import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import {
  accessPlugin,
  RELAY_ACCESS,
  RESPONSE_ONLY,
  type RequestAccess,
  subjectColumnsPlugin,
  visibleWhere,
} from 'field-access';
import { INSTANT_JSON, withColumnJson } from 'field-access/compiled';
import { createLists, NODE_QUERY, type ReadContext } from 'field-access/lists';
import type PrismaTypes from './generated/pothos-types.ts';
import { getDatamodel } from './generated/pothos-types.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { byDoctor, byPatient, type Class, type Extra, type Label, model, type Sources, type Viewer } from './labels.ts';

export interface Context extends ReadContext {
  readonly db: PrismaClient;
  readonly access: RequestAccess<Viewer, Sources>;
}

interface ClinicTypes {
  PrismaTypes: PrismaTypes;
  Context: Context;
  Access: { Label: Label; Viewer: Viewer; Class: Class; Extra: Extra };
  Scalars: { DateTime: { Input: Date; Output: Date } };
  DefaultEdgesNullability: { list: false; items: false };
}

const builder = new SchemaBuilder<ClinicTypes>({
  // The check goes before Prisma's plugin, the columns that find labels after it.
  plugins: [accessPlugin, RelayPlugin, PrismaPlugin, subjectColumnsPlugin],
  prisma: { client: ({ db }) => db, dmmf: getDatamodel() },
  access: { model, declared: { 'Node.id': RESPONSE_ONLY } },
  relay: {
    ...RELAY_ACCESS,
    nodeQueryOptions: NODE_QUERY,
  },
});

const { keyset, relatedKeyset } = createLists<ClinicTypes>();

builder.scalarType('DateTime', {
  serialize: (value) => value.toISOString(),
  parseValue: (value) => new Date(String(value)),
  extensions: withColumnJson(INSTANT_JSON),
});

/** The declaration of a stored value: its place and its readers. */
const plain = (storedIn: string, ...readers: Label[]) =>
  ({ storedIn, class: 'plain', readers, deletion: 'ten years' }) as const;

builder.prismaObject('Doctor', {
  select: {},
  access: { subjects: { doctor: byDoctor('id') } },
  fields: (t) => ({
    name: t.exposeString('name', { nullable: false, access: plain('doctors.name', 'public') }),
    phone: t.exposeString('phone', { access: plain('doctors.phone', 'doctor', 'reception') }),
  }),
});

builder.prismaNode('Patient', {
  id: { field: 'id', access: plain('patients.id', 'patient', 'doctor', 'reception') },
  select: {},
  access: {
    subjects: { patient: byPatient('id'), doctor: byPatient('id') },
    seenBy: ['patient', 'doctor', 'reception'],
  },
  fields: (t) => ({
    name: t.exposeString('name', { nullable: false, access: plain('patients.name', 'patient', 'doctor', 'reception') }),
    insuranceNumber: t.exposeString('insuranceNumber', {
      access: plain('patients.insurance_number', 'patient', 'reception'),
    }),
    diagnosis: t.exposeString('diagnosis', { access: plain('patients.diagnosis', 'patient', 'doctor') }),
    visitList: relatedKeyset(t, 'visits', { access: 'traverse', order: { by: 'at', direction: 'desc' } }),
    visits: t.relation('visits', { access: 'traverse', nullable: false, query: { orderBy: { at: 'asc' } } }),
  }),
});

builder.prismaNode('Visit', {
  id: { field: 'id', access: plain('visits.id', 'patient', 'doctor', 'reception') },
  select: {},
  access: {
    subjects: { patient: byPatient('patientId'), doctor: byDoctor('doctorId') },
    seenBy: ['patient', 'doctor', 'reception'],
  },
  fields: (t) => ({
    at: t.expose('at', {
      type: 'DateTime',
      nullable: false,
      access: plain('visits.at', 'patient', 'doctor', 'reception'),
    }),
    notes: t.exposeString('notes', { access: { ...plain('visits.notes', 'doctor'), class: 'confidential' } }),
    fee: t.exposeInt('fee', { access: { ...plain('visits.fee', 'patient', 'reception'), billed: true } }),
    doctor: t.relation('doctor', { access: 'traverse', nullable: false }),
  }),
});

builder.queryType({
  fields: (t) => ({
    patientList: keyset(t, { type: 'Patient', access: 'traverse', order: { by: 'name' }, filter: { name: 'String' } }),
    patients: t.prismaField({
      type: ['Patient'],
      access: 'traverse',
      nullable: false,
      rowsChecked: true,
      resolve: (query, _root, _args, ctx) =>
        ctx.db.patient.findMany({ ...query, where: visibleWhere(ctx, 'Patient'), orderBy: { name: 'asc' } }),
    }),
  }),
});

export const schema = builder.toSchema();
