import { createFileRoute, redirect } from '@tanstack/react-router';

/** Alias that redirects to the list of accounts. */
export const Route = createFileRoute('/_staff/admin/accounts/all')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/accounts', replace: true });
  },
});
