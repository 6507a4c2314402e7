import { createFileRoute, redirect } from '@tanstack/react-router';

/** The rules of the shop's orders under the address of its general settings. */
export const Route = createFileRoute('/_staff/admin/settings/general')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/e-commerce/order-rules', replace: true });
  },
});
