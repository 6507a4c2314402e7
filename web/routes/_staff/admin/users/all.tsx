import { createFileRoute, redirect } from '@tanstack/react-router';

/** Alias that redirects to the list of users. */
export const Route = createFileRoute('/_staff/admin/users/all')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/users', replace: true });
  },
});
