import type { ReactNode } from 'react';

/** A line of a list of facts: a name, and the value beside it. It stands in a `dl` of the class `facts`. */
export const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
