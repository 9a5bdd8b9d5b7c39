import type { ReactNode } from 'react';

/** A step of a way: `NEXT` is the one to take, `WAITS` is with somebody else. */
export type StepState = 'DONE' | 'NEXT' | 'WAITS' | 'LATER';

const STATES: Readonly<Record<StepState, string>> = {
  DONE: 'done',
  NEXT: 'next',
  WAITS: 'under way, nothing to do for you',
  LATER: 'later',
};

export interface ChecklistProps<Name extends string> {
  readonly steps: readonly { readonly name: Name; readonly state: StepState }[];
  readonly titles: Readonly<Record<Name, string>>;
  /** The things to do for the step that is next. */
  readonly partOf: (name: Name) => ReactNode;
}

/** The steps of a way with their states, and what is to be done for the next one. */
export const Checklist = <Name extends string>({ steps, titles, partOf }: ChecklistProps<Name>) => (
  <ol className="steps">
    {steps.map(({ name, state }) => (
      <li key={name} aria-current={state === 'NEXT' ? 'step' : undefined}>
        <h2>
          {titles[name]} <span className={`step-state ${state.toLowerCase()}`}>{STATES[state]}</span>
        </h2>
        {state === 'NEXT' && partOf(name)}
      </li>
    ))}
  </ol>
);
