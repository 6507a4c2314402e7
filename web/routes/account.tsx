import { createFileRoute, redirect } from '@tanstack/react-router';

/** The account as the back office's menu calls it: one's settings, as the shop shows them. */
export const Route = createFileRoute('/account')({
  beforeLoad: () => {
    throw redirect({ to: '/settings', replace: true });
  },
});
