import type { Order } from '#shared/orders/order.ts';
import { findOrderByCode } from '#functions/domain/orders/reading/read-orders.ts';
import { findNewestOrders } from '#functions/domain/orders/reading/search-orders.ts';
import type { Source } from './source.ts';

type OrderFacts = Pick<Order, 'id' | 'code'> & { customer: Pick<Order['customer'], 'fullName'> };

/** Hit with the customer's name only, since packing staff must not see phone numbers in bulk. */
const hitOf = ({ id, code, customer }: OrderFacts, exact: boolean) => ({
  id,
  title: code,
  hint: customer.fullName,
  code,
  exact,
  picture: null,
});

export const findOrders: Source = async (context, text, most) => {
  const [meant, likely] = await Promise.all([findOrderByCode(context, text), findNewestOrders(text, most)]);
  const others = likely.filter(({ id }) => id !== meant?.id);
  return [...(meant ? [hitOf(meant, true)] : []), ...others.map((order) => hitOf(order, false))];
};
