import type { RunState } from '../../generated/operations.ts';
import { Light, type LightState } from './light.tsx';

export const RUN_STATES = ['RUNNING', 'DONE', 'FAILED', 'LOST'] as const satisfies readonly RunState[];

const WORDS: Readonly<Record<RunState, readonly [LightState, string]>> = {
  RUNNING: ['waits', 'Running'],
  DONE: ['good', 'Done'],
  FAILED: ['bad', 'Failed'],
  LOST: ['bad', 'Lost: its process ended'],
};

export const runWords = (state: RunState): string => (state === 'LOST' ? 'Lost' : WORDS[state][1]);

/** The state of a run, with the code of its error. */
export const RunLight = ({
  state,
  errorCode,
}: {
  readonly state: RunState;
  readonly errorCode?: string | null | undefined;
}) => (
  <Light state={WORDS[state][0]}>
    {WORDS[state][1]}
    {errorCode && <ErrorCode of={errorCode} />}
  </Light>
);

/** The code of an error, with a link to its meaning. */
export const ErrorCode = ({ of }: { readonly of: string }) => (
  <>
    {': '}
    <a href={`/errors#${of}`}>
      <code>{of}</code>
    </a>
  </>
);
