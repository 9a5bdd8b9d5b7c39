import type { ReactNode } from 'react';
import type { ActionToken } from '../format/money.ts';
import { isSamePerson, session } from '../gateway/session.ts';
import type { Build } from '../gateway/transactions.ts';
import { createStore } from '../store.ts';

/** An action whose dialog is open. */
export interface RunningAction {
  /** The words of the button, which are the title of the dialog too. */
  readonly label: string;
  readonly build: Build;
  /** The sentence that is true when the index has it. */
  readonly done: ReactNode;
  readonly onDone?: (() => void) | undefined;
  readonly token: ActionToken;
  /** The currency of the income, where the preview has a rate. */
  readonly currency?: string | null | undefined;
  /** The form for an error of the building, which may call `retry` to build again; null shows the error alone. */
  readonly recover?: (error: Error, retry: () => void) => ReactNode;
}

/** The running action of the page. It outlives its button, because the page may be read again, and then no longer offers the step. */
export const runningAction = createStore<RunningAction | null>(null);

let person = session.get();
// The session of another person ends the action. It goes on if the same person signs in again after a lapse.
session.subscribe(() => {
  if (!isSamePerson(session.get(), person)) runningAction.set(null);
  person = session.get();
});
