import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where returns are, for whoever types less. */
export const Route = createFileRoute('/_staff/admin/e-commerce/returns/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/e-commerce/returns/requests', replace: true });
  },
});
