import type { ReactNode } from 'react';

export interface ScreenProps {
  readonly title: ReactNode;
  /** A sentence below the heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A screen: its heading, a sentence of what it is for, and its parts. */
export const Screen = ({ title, lead, children }: ScreenProps) => (
  <>
    <h1>{title}</h1>
    {lead && <p className="lead">{lead}</p>}
    {children}
  </>
);
