import { useSigner } from '../account/signer.ts';
import { formatChain } from '../formats.ts';
import { SignInAsk } from '../session/sign-in-ask.tsx';
import { dueSteps } from './due-steps.ts';
import type { Series } from './series.ts';
import { StepButton } from './step-button.tsx';

export interface StepsSectionProps {
  readonly series: Series;
  /** The chain's time in milliseconds since 1970. */
  readonly chainMs: number;
}

/** The steps that anybody may send, each with what waits for it; absent while no step is due. */
export function StepsSection({ series, chainMs }: StepsSectionProps) {
  const signer = useSigner();
  const steps = dueSteps(series, chainMs);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">Steps that anybody may send</h2>
      <p>
        The service sends them by itself. If one is missing, any wallet may send it, and pays the fee of its transaction
        alone.
      </p>
      {signer?.chain !== series.chain && (
        <SignInAsk reason={`Sign in with a wallet on ${formatChain(series.chain)} to send one of them.`} />
      )}
      <ul className="notices">
        {steps.map(({ step, waits }) => (
          <li key={step.label}>
            <p>{waits}</p>
            <StepButton series={series} step={step} />
          </li>
        ))}
      </ul>
    </section>
  );
}
