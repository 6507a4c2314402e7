import { createFileRoute, redirect } from '@tanstack/react-router';
import type { OrderSearch } from '../../features/orders/rules/order-search.ts';
import { unread } from '../../platform/navigation/unread.ts';

/** Redirects to the list of orders, which has a single address. */
export const Route = createFileRoute('/_shop/e-commerce/orders/')({
  validateSearch: unread<OrderSearch>,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/e-commerce/order', search, replace: true });
  },
});
