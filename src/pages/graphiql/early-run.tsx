import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';
import { createStore } from '../site/store.ts';

/** Whether Run was pressed before the editors were there. */
const isPressed = createStore(false);

const useIsReady = (): boolean => useGraphiQL((state) => Boolean(state.queryEditor && state.responseEditor));

/** Runs the operation, once the editors are there: GraphiQL itself forgets a press that comes before them. */
export function useRun(): () => void {
  const { run } = useGraphiQLActions();
  const isReady = useIsReady();
  return isReady ? run : () => isPressed.set(true);
}

/** Remembers a press of GraphiQL’s own button, says so, and runs once the editors are there. */
export function EarlyRun() {
  const { run } = useGraphiQLActions();
  const [isReady, isWaiting] = [useIsReady(), isPressed.use()];
  useEffect(() => {
    if (isReady) return;
    const remember = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.graphiql-execute-button')) isPressed.set(true);
    };
    document.addEventListener('click', remember);
    return () => document.removeEventListener('click', remember);
  }, [isReady]);
  useEffect(() => {
    if (!isReady || !isWaiting) return;
    isPressed.set(false);
    run();
  }, [isReady, isWaiting, run]);
  return (
    <p role="status" className="early-run">
      {isWaiting && 'The operation runs as soon as the editor is loaded.'}
    </p>
  );
}
