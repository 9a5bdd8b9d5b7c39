import { useEffect, useRef, useState } from 'react';
import { readValue, removeValue, writeValue } from '../../device/database.ts';
import { DRAFT } from '../../device/drafts.ts';

/**
 * The text that a person types into a form, whose values are secret until they are revealed. It survives a reload, because it is stored
 * in the database that also has the device's secret, and nowhere else. `clear` forgets it.
 */
export function useDraft<Draft extends object>(form: string, initial: Draft) {
  const name = DRAFT + form;
  const [draft, setDraft] = useState(initial);
  const isTouched = useRef(false);
  useEffect(() => {
    isTouched.current = false;
    void readValue(name).then((stored) => {
      if (!isTouched.current && typeof stored === 'object' && stored !== null) setDraft(stored as Draft);
    });
  }, [name]);
  const change = (part: Partial<Draft>) => {
    isTouched.current = true;
    const next = { ...draft, ...part };
    setDraft(next);
    void writeValue(name, next);
  };
  return { draft, change, clear: () => void removeValue(name) };
}
