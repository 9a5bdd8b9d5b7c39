import { type ErrorComponentProps, Link, Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { useScreenTitle } from './screen-title.ts';
import { Header } from './session/header.tsx';

/** The header and the place of every screen. */
export function Frame() {
  const screen = useRef<HTMLElement>(null);
  useScreenTitle(screen);
  return (
    <>
      <a className="skip" href="#screen">
        Skip to the screen
      </a>
      <Header />
      <main id="screen" ref={screen} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** The screen of an address that has none. */
export const NoScreen = () => (
  <>
    <h1>There is no such screen</h1>
    <p>
      The address may be mistyped, or of an older version. <Link to="/">All series</Link>
    </p>
  </>
);

/** The screen in place of one that failed. A part of the app that cannot be loaded is the usual cause, after an update of the gateway. */
export const FailedScreen = ({ reset }: ErrorComponentProps) => (
  <>
    <h1>This screen failed</h1>
    <p role="alert">It could not be loaded or shown. Nothing was sent.</p>
    <div className="actions">
      <button type="button" className="button main" onClick={() => location.reload()}>
        Load the page again
      </button>
      <button type="button" className="button plain" onClick={reset}>
        Try again
      </button>
    </div>
  </>
);
