import { createContext, type ReactNode } from 'react';

/** The term of the shown value. Marks in the value use it as their name. */
export const TermContext = createContext<string | null>(null);

/** Facts by name: pairs of a term and its value. Those without a value are left out. */
export function Facts({ of }: { readonly of: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {of
        .filter(([, value]) => value !== null && value !== undefined && value !== false)
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <TermContext value={term}>{value}</TermContext>
            </dd>
          </div>
        ))}
    </dl>
  );
}
