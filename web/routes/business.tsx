import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where the 'return' button leads from pages under /business: businesses are found in the market. */
export const Route = createFileRoute('/business')({
  beforeLoad: () => {
    throw redirect({ to: '/e-commerce', replace: true });
  },
});
