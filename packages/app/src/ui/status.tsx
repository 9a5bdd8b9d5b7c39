import type { ReactNode } from 'react';

/** A line that is read aloud when it changes. It stays in the page while it is empty, because a new one would not be read. */
export const Status = ({ children }: { readonly children?: ReactNode }) => (
  <p role="status" className="status">
    {children}
  </p>
);
