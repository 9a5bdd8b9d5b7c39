import type { Gateway } from '@income-series/client/gateway';
import type { BuiltFragment } from '@income-series/client/operations';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useMemo, useRef, useState } from 'react';
import { useRefresh } from '../answer.ts';
import { useSession } from '../session/session.ts';
import { Status } from '../ui/status.tsx';
import { type Flow, type RunOptions, runFlow } from './flow.ts';

export interface Transactions {
  /**
   * Builds transactions, shows them in words, and once the person agrees has the wallet send them and follows each until the index
   * shows its effects. The screen is then read again.
   * @param label what the step does, as a verb and its object: `Claim 1,200.00 USDC`
   * @param build asks the gateway; the dialog shows a refusal
   * @returns true once everything is done; false if the person or the wallet withdrew, or something failed, which the dialog says
   */
  run(
    label: string,
    build: (gateway: Gateway) => Promise<readonly BuiltFragment[]>,
    options?: RunOptions,
  ): Promise<boolean>;
}

const TransactionsContext = createContext<Transactions | null>(null);

/** Returns how a screen has transactions sent. */
export function useTransactions(): Transactions {
  const transactions = use(TransactionsContext);
  if (transactions === null) throw new Error('the screen stands outside of TransactionsProvider');
  return transactions;
}

const FlowDialog = lazy(() => import('./flow-dialog.tsx'));

/** Gives the screens their transactions, and shows the dialog of the transaction that runs. */
export function TransactionsProvider({ children }: { readonly children: ReactNode }) {
  const { identity, reader, view } = useSession();
  const refresh = useRefresh();
  const [flow, setFlow] = useState<Flow | null>(null);
  const [message, setMessage] = useState('');
  const running = useRef<AbortController | null>(null);
  const run = useCallback<Transactions['run']>(
    async (label, build, options = {}) => {
      if (identity === null) {
        setMessage('Sign in with a wallet first.');
        return false;
      }
      if (view !== null) {
        setMessage(`You see this page as ${view.name} does. Choose your own view before you send something.`);
        return false;
      }
      if (running.current !== null) return false;
      const end = new AbortController();
      running.current = end;
      setMessage('');
      try {
        return await runFlow({
          label,
          identity,
          gateway: reader.gateway,
          build,
          options,
          signal: end.signal,
          onChange: (next) => running.current === end && setFlow(next),
          onWithdrawn: setMessage,
        });
      } finally {
        if (running.current === end) running.current = null;
        refresh();
      }
    },
    [identity, reader, view, refresh],
  );
  const close = () => {
    running.current?.abort();
    running.current = null;
    setFlow(null);
  };
  const transactions = useMemo(() => ({ run }), [run]);
  return (
    <TransactionsContext value={transactions}>
      {children}
      <Status>{message}</Status>
      {flow !== null && (
        <Suspense fallback={null}>
          <FlowDialog flow={flow} walletName={identity?.name ?? ''} onClose={close} />
        </Suspense>
      )}
    </TransactionsContext>
  );
}
