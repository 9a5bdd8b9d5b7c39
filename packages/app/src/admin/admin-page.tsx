import { Outlet } from '@tanstack/react-router';

/** The frame of the screens of an admin. */
export function AdminPage() {
  return (
    <>
      <h1>Admin</h1>
      <Outlet />
    </>
  );
}
