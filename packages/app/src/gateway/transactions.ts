import type { BuiltFragment } from '@income-series/client/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { KnownCall } from '../device/built-calls.ts';
import type { ActionToken } from '../format/money.ts';
import { watchBuilds } from './build-watch.ts';
import type { RenewalReason, SentStep } from './sending.ts';
import { isSamePerson, type PersonSession, session } from './session.ts';

/** Where a person's action is, from the press of the button to the index. */
export type ActionStep =
  | { readonly name: 'idle' }
  | { readonly name: 'building' }
  /** The transactions are built and simulated: the person reads what they do. */
  | {
      readonly name: 'preview';
      readonly built: readonly BuiltFragment[];
      readonly calls: readonly KnownCall[];
      readonly renewal?: RenewalReason;
      /** The warning that a transaction of the same kind was sent before; null if none was. */
      readonly earlier: string | null;
      /** The warning that no own node confirms the amounts; null if one does, or if there are none. */
      readonly unchecked: string | null;
    }
  | { readonly name: 'wallet'; readonly built: readonly BuiltFragment[]; readonly at: number }
  | { readonly name: SentStep; readonly built: readonly BuiltFragment[] }
  | { readonly name: 'done'; readonly built: readonly BuiltFragment[] }
  | { readonly name: 'failed'; readonly error: Error };

/** What builds the transactions of an action: one `build…` mutation, or several steps that save something first. */
export type Build = (person: PersonSession) => Promise<readonly BuiltFragment[]>;

/**
 * Builds the transactions of an action, once the token has the decimals in which the page writes amounts. Then it reads on this device
 * what they call, and refuses those that the page did not ask for.
 * @throws TokenError, CallError, PinError
 */
async function buildAndRead(build: Build, token: ActionToken, person: PersonSession) {
  const [{ checkToken }, { readBuilt }, { readEarlierWarning }] = await Promise.all([
    import('../device/token-check.ts'),
    import('../device/built-calls.ts'),
    import('./earlier.ts'),
  ]);
  const { requireToken } = await checkToken(person, token);
  const { gateway, requests } = watchBuilds(person.gateway);
  const built = await build({ ...person, gateway });
  let unchecked: string | null = null;
  const calls = await readBuilt(built, requests, person, async (known) => {
    unchecked = await requireToken(known);
  });
  return { built, calls, unchecked, earlier: await readEarlierWarning(person, built) };
}

/** An action that ends on the chain: built, read in words, signed in the wallet, followed to the index. */
export function useTransaction(build: Build, token: ActionToken, onDone?: () => void) {
  const [step, setStep] = useState<ActionStep>({ name: 'idle' });
  const client = useQueryClient();

  const fail = useCallback((error: unknown) => {
    setStep({ name: 'failed', error: error instanceof Error ? error : new Error('The action failed.') });
  }, []);

  const start = useCallback(async () => {
    const person = session.get();
    if (person === null) return;
    setStep({ name: 'building' });
    try {
      setStep({ name: 'preview', ...(await buildAndRead(build, token, person)) });
    } catch (error) {
      fail(error);
    }
  }, [build, fail, token]);

  const confirm = useCallback(
    async (built: readonly BuiltFragment[]) => {
      const person = session.get();
      if (person === null || step.name !== 'preview') return;
      const isWanted = () => isSamePerson(session.get(), person);
      try {
        const { sendOrRenew } = await import('./sending.ts');
        for (const [at, transaction] of built.entries()) {
          setStep({ name: 'wallet', built, at });
          const renewal = await sendOrRenew(person, transaction, (name) => setStep({ name, built }), isWanted);
          if (renewal === null) continue;
          return setStep({ ...step, built: [renewal.built, ...built.slice(at + 1)], renewal: renewal.reason });
        }
        setStep({ name: 'done', built });
        await client.invalidateQueries();
        onDone?.();
      } catch (error) {
        fail(error);
      }
    },
    [client, fail, onDone, step],
  );

  return { step, start, confirm, reset: useCallback(() => setStep({ name: 'idle' }), []) };
}
