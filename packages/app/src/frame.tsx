import { Link, Outlet } from '@tanstack/react-router';

/** The header and the place of every screen. */
export const Frame = () => (
  <>
    <a className="skip" href="#screen">
      Skip to the screen
    </a>
    <header className="top">
      <nav aria-label="App">
        <Link to="/">Series</Link> <Link to="/account">Account</Link>
      </nav>
    </header>
    <div id="screen">
      <Outlet />
    </div>
  </>
);
