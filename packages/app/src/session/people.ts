import { service } from '../service.ts';
import { createStore } from '../store.ts';

/** A person of a demo, with the session that the demo opened for the pages of its own machine. */
export interface OfferedPerson {
  readonly name: string;
  readonly role: string;
  readonly chain: string;
  readonly wallet: string;
  readonly token: string;
}

/** The demo's people; none anywhere else. */
export const people = createStore<readonly OfferedPerson[]>([]);

/** Reads the demo's people. Only a demo on this machine answers, and only its own pages. */
export async function readPeople(): Promise<readonly OfferedPerson[]> {
  if (service.url !== location.origin) return [];
  const answer = await fetch('/demo/people').catch(() => null);
  if (answer?.ok) people.set((await answer.json()) as readonly OfferedPerson[]);
  return people.get();
}
