import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { isLapsed, session } from '../gateway/session.ts';
import { useStore } from '../store.ts';

const PRODUCT = 'Income Series';

const headingOf = (main: RefObject<HTMLElement | null>) => main.current?.querySelector('h1') ?? null;

/** Moves the focus to the heading of the screen, so that screen readers read it, and the next key press begins there. */
function focusHeading(main: RefObject<HTMLElement | null>): void {
  const heading = headingOf(main);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Names the page by the heading of its screen. A heading may change later, as that of a series whose title is read. */
export function usePageTitle(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (main.current === null) return;
    const writeTitle = () => {
      const text = headingOf(main)?.textContent;
      const title = text ? `${text} · ${PRODUCT}` : PRODUCT;
      if (document.title !== title) document.title = title;
    };
    const observer = new MutationObserver(writeTitle);
    observer.observe(main.current, { childList: true, characterData: true, subtree: true });
    writeTitle();
    return () => observer.disconnect();
  }, [main]);
}

/** Moves the focus to the heading of each screen that a person goes to, and of the screen on which a session begins or ends. */
export function useArrivalFocus(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation !== undefined && fromLocation.pathname !== toLocation.pathname) focusHeading(main);
      }),
    [router, main],
  );
  const [person, hasEnded] = [useStore(session), useStore(isLapsed)];
  useEffect(() => {
    // The popover that signed in is gone with its button, so the focus would begin at the top of the page.
    if (person !== null) focusHeading(main);
  }, [person, hasEnded, main]);
}
