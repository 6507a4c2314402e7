import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address of the general settings redirects to the order rules. */
export const Route = createFileRoute('/_staff/admin/settings/general')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/e-commerce/order-rules', replace: true });
  },
});
