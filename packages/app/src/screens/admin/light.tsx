import type { ReactNode } from 'react';
import type { ApplicationRowFragment } from '../../generated/operations.ts';
import { READINESS } from './words.ts';

export type LightState = 'good' | 'waits' | 'bad';

const SHAPES: Readonly<Record<LightState, string>> = {
  good: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm-1 10L3.8 7.8l1.1-1.1L7 8.8l4.1-4.1 1.1 1.1z',
  waits: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 2a5 5 0 1 1 0 10A5 5 0 0 1 8 3z',
  bad: 'M8 1 .5 15h15zm-.9 5h1.8v4.5H7.1zm0 5.6h1.8v1.8H7.1z',
};

/** A light with its words. Shape and words say what the colour says. */
export const Light = ({ state, children }: { readonly state: LightState; readonly children: ReactNode }) => (
  <span className={`light ${state}`}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[state]} fillRule="evenodd" />
    </svg>
    <span>{children}</span>
  </span>
);

type Readiness = NonNullable<ApplicationRowFragment['readiness']>;

/** The needs of an application, as lights. A need that the chain meets only after the decision waits; any other that is not met is a warning. */
export function ReadinessLights({ items }: { readonly items: Readiness }) {
  return (
    <ul className="lights" aria-label="Readiness">
      {items.flatMap(({ code, ok }) => {
        if (!code) return [];
        const { yes, no, isLater = false } = READINESS[code];
        const state = ok ? 'good' : isLater ? 'waits' : 'bad';
        return [
          <li key={code}>
            <Light state={state}>{ok ? yes : no}</Light>
          </li>,
        ];
      })}
    </ul>
  );
}

/** The number of things that are missing before a decision. */
export const warningsOf = (items: Readiness): number =>
  items.filter(({ code, ok }) => code && !ok && !READINESS[code].isLater).length;
