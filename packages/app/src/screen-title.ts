import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

const APP = 'Income Series';

/**
 * Gives the document the title of the screen, from its heading, and moves the focus to the heading when another screen is shown,
 * because nothing else says to a screen reader that the page changed. A heading may come after the screen's first answer.
 */
export function useScreenTitle(screen: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const box = screen.current;
    if (box === null) return;
    const follow = () => {
      const heading = box.querySelector('h1');
      const title = heading?.textContent ?? '';
      document.title = title === '' || title === APP ? APP : `${title} · ${APP}`;
    };
    follow();
    const watch = new MutationObserver(follow);
    watch.observe(box, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [screen]);
  useFocusOnHeading(screen, pathname);
}

/** The first screen of the page, which the browser itself announces. */
let announced: string | null = null;

function useFocusOnHeading(screen: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    const box = screen.current;
    if (announced === null) announced = pathname;
    if (box === null || announced === pathname) return;
    announced = pathname;
    box.focus({ preventScroll: true });
    scrollTo(0, 0);
    const focus = () => {
      const heading = box.querySelector('h1');
      const isElsewhere = document.activeElement !== box && document.activeElement !== document.body;
      if (heading === null || isElsewhere) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    focus();
    const watch = new MutationObserver(focus);
    watch.observe(box, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [screen, pathname]);
}
