import { Outlet } from '@tanstack/react-router';

/** The frame of the screens of an issuer. */
export function IssuerPage() {
  return (
    <>
      <h1>Issue</h1>
      <Outlet />
    </>
  );
}
