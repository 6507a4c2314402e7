import { createFileRoute, redirect } from '@tanstack/react-router';

/**
 * Target of the "return" button on pages under /business; redirects to the shop, which lists the businesses.
 */
export const Route = createFileRoute('/business')({
  beforeLoad: () => {
    throw redirect({ to: '/e-commerce', replace: true });
  },
});
