import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import { type AccessContext, accessPlugin, subjectColumnsPlugin, visibleWhere } from 'field-access';
import type PrismaTypes from './generated/pothos-types.ts';
import { getDatamodel } from './generated/pothos-types.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { byDoctor, byPatient, type Class, type Extra, type Label, model, type Sources, type Viewer } from './labels.ts';

export type Context = AccessContext<Viewer, Sources> & { readonly db: PrismaClient };

const builder = new SchemaBuilder<{
  PrismaTypes: PrismaTypes;
  Context: Context;
  Access: { Label: Label; Viewer: Viewer; Class: Class; Extra: Extra };
}>({
  // The check goes before Prisma's plugin, the columns that find labels after it.
  plugins: [accessPlugin, PrismaPlugin, subjectColumnsPlugin],
  prisma: { client: ({ db }) => db, dmmf: getDatamodel() },
  access: { model },
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

builder.prismaObject('Patient', {
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
    visits: t.relation('visits', { access: 'traverse', nullable: false, query: { orderBy: { at: 'asc' } } }),
  }),
});

builder.prismaObject('Visit', {
  select: {},
  access: {
    subjects: { patient: byPatient('patientId'), doctor: byDoctor('doctorId') },
    seenBy: ['patient', 'doctor', 'reception'],
  },
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, access: plain('visits.id', 'patient', 'doctor', 'reception') }),
    notes: t.exposeString('notes', { access: { ...plain('visits.notes', 'doctor'), class: 'confidential' } }),
    fee: t.exposeInt('fee', { access: { ...plain('visits.fee', 'patient', 'reception'), billed: true } }),
    doctor: t.relation('doctor', { access: 'traverse', nullable: false }),
  }),
});

builder.queryType({
  fields: (t) => ({
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
