import type { TypedDocument } from '@income-series/client/gateway';
import { useEffect, useRef, useState } from 'react';
import { useRefresh } from './answer.ts';
import { useReader } from './reader.ts';

/** A feed that is open, one that is not open yet or again, and one that the gateway refused. */
export type FeedState = 'open' | 'lost' | 'refused';

/** The time without an opened feed after which the page says that it lost it. */
const SAID_MS = 4_000;

/**
 * Follows a subscription while the screen is shown. When it is open again after an interruption, everything on the screen is read
 * again, because nothing was sent in between.
 * @param onData is called for each event; by default everything on the screen is read again
 * @returns how the feed stands. Show `<FeedStatus state={…}/>`, so that a page that is not current says so
 */
export function useFeed<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  onData?: (data: Data) => void,
): FeedState {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const [state, setState] = useState<FeedState>('open');
  const follow = useRef(onData);
  follow.current = onData;
  const key = JSON.stringify(variables);
  useEffect(() => {
    let end = new AbortController();
    let unopened: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(unopened);
      end.abort();
    };
    const start = () => {
      end = new AbortController();
      const { signal } = end;
      unopened = setTimeout(() => setState('lost'), SAID_MS);
      const onOpen = () => {
        clearTimeout(unopened);
        setState('open');
        refresh();
      };
      const onLost = () => setState('lost');
      const read = async () => {
        for await (const data of gateway.feed(document, variables, { signal, onOpen, onLost }))
          follow.current === undefined ? refresh() : follow.current(data);
      };
      read().catch(() => {
        if (!signal.aborted) setState('refused');
      });
    };
    // A device that loses its network knows it at once, long before the silence of the stream says so.
    const onOffline = () => {
      stop();
      setState('lost');
    };
    const onOnline = () => {
      stop();
      start();
    };
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    start();
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
      stop();
    };
  }, [gateway, document, key, refresh]);
  return state;
}
