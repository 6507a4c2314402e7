import { createFileRoute, redirect } from '@tanstack/react-router';

/** Short address that redirects to the list of returns. */
export const Route = createFileRoute('/_staff/admin/e-commerce/returns/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/e-commerce/returns/requests', replace: true });
  },
});
