import type { ReactNode } from 'react';

/**
 * A line that is read aloud when it changes. The line stays in the page while it is empty, because a screen reader would not
 * read a line that is new.
 */
export const Status = ({ children }: { readonly children?: ReactNode }) => (
  <p role="status" className="status">
    {children}
  </p>
);
