import { useState } from 'react';
import { DRAFT } from '../device/drafts.ts';
import { useReader } from '../gateway/session.ts';

/**
 * The values of a form, which this tab's storage keeps until they are sent, so that a reload loses nothing. Do not use it for secrets.
 * `initial` has the values of fields in which nothing was typed.
 */
export function useFormDraft<Values extends object>(form: string, initial: Values) {
  const { key } = useReader();
  const name = `${DRAFT}${key} ${form}`;
  const [typed, setTyped] = useState<Partial<Values>>(() => JSON.parse(sessionStorage.getItem(name) ?? '{}') as object);
  const change = (values: Partial<Values>) => {
    const next = { ...typed, ...values };
    setTyped(next);
    sessionStorage.setItem(name, JSON.stringify(next));
  };
  const forget = () => {
    setTyped({});
    sessionStorage.removeItem(name);
  };
  return { values: { ...initial, ...typed } as Values, change, forget };
}
