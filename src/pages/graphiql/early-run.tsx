import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';
import { createStore } from '../site/store.ts';

/** True if Run was pressed before the editors were loaded. */
const isPressed = createStore(false);

const useIsReady = (): boolean => useGraphiQL((state) => Boolean(state.queryEditor && state.responseEditor));

/** Returns a function that runs the operation as soon as the editors are loaded, because GraphiQL ignores an earlier press. */
export function useRun(): () => void {
  const { run } = useGraphiQLActions();
  const isReady = useIsReady();
  return isReady ? run : () => isPressed.set(true);
}

/** Records an early press of GraphiQL's Run button, shows it, and runs the operation as soon as the editors are loaded. */
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
    <p role="status" className="footer">
      {isWaiting && 'The operation runs as soon as the editor is loaded.'}
    </p>
  );
}
