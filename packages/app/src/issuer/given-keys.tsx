import { useState } from 'react';
import type { Task } from '../account/task.ts';
import { useSession } from '../session/session.ts';
import { TextField } from '../ui/index.ts';
import { type GivenText, givenFault, readKeys } from './given-text.ts';
import type { Attestor, Confirmer } from './sealing-place.ts';

/** How a form has the keys of its attestors confirmed. */
export interface KeyConfirmation {
  readonly confirmer: Confirmer;
  /** The keys as attestors gave them, as they are typed; null where the wallet's node confirms keys. */
  readonly typed: string | null;
  readonly id: string;
  readonly type: (text: string) => void;
  /** The faults of the typed keys, of which each chosen attestor's is one. */
  readonly faults: (chosen: readonly (Attestor | undefined)[]) => readonly GivenText[];
  /** The sentence while the keys are confirmed and everything is sealed. */
  readonly busy: string;
}

/** Confirms by the wallet's node, or by keys that are typed where the wallet has none for pages. @param form the beginning of ids */
export function useConfirmation(form: string): KeyConfirmation {
  const node = useSession().identity?.wallet?.node ?? null;
  const [text, type] = useState('');
  const id = `${form}-given`;
  const shared = { id, type };
  if (node !== null)
    return {
      ...{ ...shared, confirmer: node, typed: null, faults: () => [] },
      busy: 'Your wallet’s node confirms the attestor, then everything is sealed and sent …',
    };
  return {
    ...{ ...shared, confirmer: { given: readKeys(text) }, typed: text },
    faults: (chosen) => givenFault(id, text, chosen),
    busy: 'Everything is sealed and sent …',
  };
}

/** The field of the keys as attestors gave them; nothing where the wallet's node confirms keys. */
export const GivenKeys = ({ confirmation, task }: { readonly confirmation: KeyConfirmation; readonly task: Task }) =>
  confirmation.typed === null ? null : (
    <TextField
      id={confirmation.id}
      label="The attestor’s key, as the attestor gave it to you"
      description="This wallet has no node that confirms keys for a page, so your device seals only to a key that you have from the attestor. Type or paste each one: 0x and 40 characters."
      autoComplete="off"
      value={confirmation.typed}
      onChange={confirmation.type}
      error={task.errorOf(confirmation.id)}
    />
  );
