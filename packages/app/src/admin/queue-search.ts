import type { ApplicationState, Persona } from '../generated/operations.ts';

/** The part of the queue that is shown, as the address has it. The key of a default is left out. */
export interface QueueSearch {
  /** Default: those that wait. */
  readonly state?: ApplicationState | 'ALL';
  readonly persona?: Persona;
}

const STATES: readonly unknown[] = [
  'ALL',
  'IN_REVIEW',
  'APPROVED',
  'REJECTED',
  'REVOKED',
  'WITHDRAWN',
  'DRAFT',
] satisfies QueueSearch['state'][];
const PERSONAS: readonly unknown[] = ['ISSUER', 'BACKER', 'ATTESTOR'] satisfies Persona[];

/** Reads the filters from an address, and leaves out what it does not know. */
export function readQueueSearch({ state, persona }: Readonly<Record<string, unknown>>): QueueSearch {
  return {
    ...(STATES.includes(state) && { state: state as Exclude<QueueSearch['state'], undefined> }),
    ...(PERSONAS.includes(persona) && { persona: persona as Persona }),
  };
}
