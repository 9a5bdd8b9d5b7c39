import type { BuiltFragment } from '@income-series/client/operations';
import type { ReactNode } from 'react';
import { type ActionToken, NO_TOKEN } from '../format/money.ts';
import { session } from '../gateway/session.ts';
import type { ActionStep } from '../gateway/transactions.ts';
import { useStore } from '../store.ts';
import { AppButton } from './button.tsx';
import { Failure } from './failure.tsx';
import { chainFee, kindWords, type PreviewUnits, previewWords, type ShownLine } from './preview-words.ts';
import { ReadCalls } from './read-calls.tsx';
import { type RunningAction, runningAction } from './running-action.ts';

/** Tests that a line is for programs alone, because no person decides by it. */
const isTechnical = ({ unit }: ShownLine) => unit === 'HASH' || unit === 'BLOCK';

function Preview({ built, ...units }: PreviewUnits & { readonly built: readonly BuiltFragment[] }) {
  const line = (shown: ShownLine) => {
    const { label, text, whole } = previewWords(shown, units);
    return (
      <div key={`${shown.label} ${shown.value}`}>
        <dt>{label}</dt>
        <dd title={whole}>{text}</dd>
      </div>
    );
  };
  return built.map((transaction) => {
    const fee = chainFee(transaction);
    const lines = transaction.preview ?? [];
    const technical = lines.filter(isTechnical);
    return (
      <section key={transaction.id} className="preview">
        <h3>{kindWords(transaction.kind)}</h3>
        <dl>
          {lines.filter((shown) => !isTechnical(shown)).map(line)}
          {fee && (
            <div>
              <dt>Fee of the chain</dt>
              <dd>{fee}</dd>
            </div>
          )}
        </dl>
        {technical.length > 0 && (
          <details>
            <summary>Details</summary>
            <dl>{technical.map(line)}</dl>
          </details>
        )}
      </section>
    );
  });
}

const STEPS = ['Read', 'Wallet', 'Block', 'Done'] as const;
const POSITION: Readonly<Record<ActionStep['name'], number>> = {
  idle: 0,
  building: 0,
  preview: 0,
  wallet: 1,
  asking: 2,
  indexing: 2,
  done: 3,
  failed: 0,
};

/** The list of an action's steps, with the present one marked. */
export function Progress({ step }: { readonly step: ActionStep }) {
  return (
    <ol className="progress">
      {STEPS.map((name, at) => (
        <li
          key={name}
          aria-current={POSITION[step.name] === at ? 'step' : undefined}
          data-done={POSITION[step.name] > at}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

export interface ActionBodyProps extends PreviewUnits {
  readonly step: ActionStep;
  readonly hasWallet: boolean;
  readonly confirm: (built: readonly BuiltFragment[]) => Promise<void>;
  readonly close: () => void;
  readonly done: ReactNode;
  /** The form for an error, in place of its words; null shows the words. */
  readonly recover?: (error: Error) => ReactNode;
}

/** The number of signatures that a wallet asks for: one for each call. */
const signatureCount = (built: readonly BuiltFragment[]): number =>
  built.reduce((sum, one) => sum + ((one.__typename === 'EvmTransaction' && one.sendCalls?.calls?.length) || 1), 0);

/** The words for the present signature, and for what is sent by then. A wallet goes through the calls of one transaction by itself. */
function walletWords({ built, at }: Extract<ActionStep, { readonly name: 'wallet' }>): string {
  const [total, signedBefore] = [signatureCount(built), signatureCount(built.slice(0, at))];
  if (signatureCount(built.slice(at, at + 1)) > 1)
    return `: ${total} signatures, one after the other. Each call is sent once you confirm it.`;
  const place = total > 1 ? `: ${signedBefore + 1} of ${total} signatures. ` : '. ';
  return `${place}${signedBefore === 0 ? 'Nothing is' : 'What you confirmed before is sent. This one is not'} sent before you do.`;
}

/** The content of an action's dialog at its present step. */
export function ActionBody({ step, hasWallet, confirm, close, done, recover, ...units }: ActionBodyProps) {
  switch (step.name) {
    case 'idle':
    case 'building':
      return <p role="status">The gateway builds the transaction and tries it out …</p>;
    case 'preview':
      return (
        <>
          {step.renewal && (
            <p role="status" className="warning">
              The time to send it ran out, because a transaction on Solana is valid for about a minute.{' '}
              {step.renewal === 'UNSIGNED'
                ? 'Nothing is known to have been sent'
                : 'Your own Solana node says that no block has it or can take it'}
              , and it is built again: sign it soon.
            </p>
          )}
          {step.earlier && (
            <p role="alert" className="warning">
              {step.earlier}
            </p>
          )}
          {step.unchecked && <p className="warning">{step.unchecked}</p>}
          <Preview built={step.built} {...units} />
          <ReadCalls calls={step.calls} token={units.token} />
          {signatureCount(step.built) > 1 && (
            <p>The wallet asks for {signatureCount(step.built)} signatures, one after the other.</p>
          )}
          {!hasWallet && (
            <p className="warning">This person’s wallet is not in this browser, so nothing can be sent.</p>
          )}
          <div className="buttons">
            <AppButton look="primary" isDisabled={!hasWallet} onPress={() => void confirm(step.built)} autoFocus>
              Sign in the wallet
            </AppButton>
            <AppButton onPress={close}>Do not send</AppButton>
          </div>
        </>
      );
    case 'wallet':
      return <p role="status">Confirm in the wallet{walletWords(step)}</p>;
    case 'asking':
      return (
        <p role="status">
          The gateway says that it failed. Your own Solana node is asked, which may take two minutes …
        </p>
      );
    case 'indexing':
      return <p role="status">It is sent. This page waits until it is in a block and in the index …</p>;
    case 'done':
      return (
        <>
          <div role="status">{done}</div>
          <AppButton look="primary" onPress={close} autoFocus>
            Close
          </AppButton>
        </>
      );
    case 'failed':
      return (
        <>
          {recover?.(step.error) ?? <Failure error={step.error} />}
          <AppButton onPress={close}>Close</AppButton>
        </>
      );
  }
}

export interface ActionProps extends Omit<RunningAction, 'token'> {
  readonly look?: 'primary' | 'plain' | 'danger';
  readonly isDisabled?: boolean;
  /** False if the step is done or not possible. There is no button then. */
  readonly isDue?: boolean;
  /** The payment token, in whose units the preview writes money. */
  readonly token?: ActionToken | undefined;
}

/** A button that starts an action on the chain. Its dialog shows what is signed, and its progress until the index has it. */
export function Action({
  look = 'primary',
  isDisabled = false,
  isDue = true,
  token = NO_TOKEN,
  ...action
}: ActionProps) {
  const person = useStore(session);
  if (!isDue) return null;
  return (
    <AppButton
      look={look}
      isDisabled={isDisabled || person === null}
      onPress={() => runningAction.set({ ...action, token })}
    >
      {action.label}
    </AppButton>
  );
}
