import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects the "return" button of pages under /business to the shop, which lists businesses. */
export const Route = createFileRoute('/business')({
  beforeLoad: () => {
    throw redirect({ to: '/e-commerce', replace: true });
  },
});
