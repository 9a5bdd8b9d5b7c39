import { useState } from 'react';
import { useReader } from '../reader.ts';
import { placeOfTyped } from '../typed-text.ts';

function readDraft<Draft extends object>(key: string, empty: Draft): Draft {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
    return saved === null ? empty : { ...empty, ...saved };
  } catch {
    return empty;
  }
}

export interface DraftState<Draft> {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Forgets what was typed, once it is sent. */
  readonly clear: () => void;
}

/** Keeps the text that a reader typed into a form over a reload of the tab, until it is sent or the reader signs out. @param name of the form, with the record that it is about */
export function useDraft<Draft extends object>(name: string, empty: Draft): DraftState<Draft> {
  const key = placeOfTyped(useReader().id, name);
  const [typed, setTyped] = useState({ key, draft: readDraft(key, empty) });
  // Another reader or record has a draft of its own.
  const draft = typed.key === key ? typed.draft : readDraft(key, empty);
  if (typed.key !== key) setTyped({ key, draft });
  return {
    draft,
    change(part) {
      const next = { ...draft, ...part };
      sessionStorage.setItem(key, JSON.stringify(next));
      setTyped({ key, draft: next });
    },
    clear() {
      sessionStorage.removeItem(key);
      setTyped({ key, draft: empty });
    },
  };
}
