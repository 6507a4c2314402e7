import { createFileRoute, redirect } from '@tanstack/react-router';

/** The list of users under its other name. */
export const Route = createFileRoute('/_staff/admin/users/all')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/users', replace: true });
  },
});
