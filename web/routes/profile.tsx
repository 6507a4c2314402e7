import { createFileRoute, redirect } from '@tanstack/react-router';

/** One's own profile is part of the account settings. */
export const Route = createFileRoute('/profile')({
  beforeLoad: () => {
    throw redirect({ to: '/settings', replace: true });
  },
});
