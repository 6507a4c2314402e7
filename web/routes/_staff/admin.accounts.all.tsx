import { createFileRoute, redirect } from '@tanstack/react-router';

/** The list of accounts under its other name. */
export const Route = createFileRoute('/_staff/admin/accounts/all')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/accounts', replace: true });
  },
});
