import { createAccessModel, type Labels, subject } from '../../src/access/index.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** Who asks: a patient, a doctor, the reception, or nobody. */
export interface Viewer {
  readonly patientId: string | null;
  readonly doctorId: string | null;
  readonly reception: boolean;
}

/** What relation loaders ask. */
export interface Sources {
  readonly db: PrismaClient;
  readonly viewer: Viewer;
}

const LABELS = {
  patient: {
    possible: ({ patientId }) => patientId !== null,
    by: { patient: { own: ({ patientId }) => patientId } },
  },
  doctor: {
    possible: ({ doctorId }) => doctorId !== null,
    by: {
      // The doctor that the row names.
      doctor: { own: ({ doctorId }) => doctorId },
      // Any doctor who has treated the patient that the row names: one statement for all rows of a list.
      patient: {
        load: async ({ db, viewer }, patients) => {
          const treated = await db.visit.findMany({
            where: { doctorId: viewer.doctorId ?? '', patientId: { in: [...patients] } },
            select: { patientId: true },
          });
          return { keys: new Set(treated.map(({ patientId }) => patientId)) };
        },
        where: ({ doctorId }) => ({ visits: { some: { doctorId } } }),
      },
    },
  },
  reception: { role: ({ reception }) => reception },
} as const satisfies Labels<string, Viewer, Sources>;

export type Label = keyof typeof LABELS | 'public' | 'operators';

export const model = createAccessModel<keyof typeof LABELS, Viewer, Sources>({
  labels: LABELS,
  kinds: { patient: { model: 'Patient', type: 'Patient' } },
});

/** The patient that a column names: its patient; and its doctors. */
export const byPatient = subject('patient');
/** The doctor that a column names. */
export const byDoctor = subject('doctor');
