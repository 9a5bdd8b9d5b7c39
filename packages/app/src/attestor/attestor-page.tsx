import { Outlet } from '@tanstack/react-router';

/** The frame of the screens of an attestor. */
export function AttestorPage() {
  return (
    <>
      <h1>Attest</h1>
      <Outlet />
    </>
  );
}
