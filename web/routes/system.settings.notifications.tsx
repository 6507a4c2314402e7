import { createFileRoute, redirect } from '@tanstack/react-router';

/** How one is told of things is part of the account settings. */
export const Route = createFileRoute('/system/settings/notifications')({
  beforeLoad: () => {
    throw redirect({ to: '/settings', replace: true });
  },
});
