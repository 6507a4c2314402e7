import { createFileRoute, redirect } from '@tanstack/react-router';
import { orderSearch } from '../../features/orders/rules/order-search.ts';

/** The list has one address; this one, above the orders' own, leads there. */
export const Route = createFileRoute('/_shop/e-commerce/orders/')({
  validateSearch: orderSearch.read,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/e-commerce/order', search, replace: true });
  },
});
