import { isLive } from '#shared/payments/payment-ways.ts';
import type { PlacedOrder } from '#shared/orders/place-order.contract.ts';
import type { Buyer } from '../../features/checkout/rules/buyer.ts';

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** Returns the address of the order page. */
export const orderOf = (id: string, { kind }: Buyer): string =>
  kind === 'member' ? `/e-commerce/orders/${id}` : `/e-commerce/orders/guest?${query({ id })}`;

/** Returns the page to open after an order: its payment while money is expected, otherwise the order. */
export function placeAfter({ id, code, payment }: PlacedOrder, buyer: Buyer): string {
  if (payment?.provider && isLive(payment.status))
    return `/e-commerce/payment/${payment.id}?${query({ fresh: 'true' })}`;
  if (buyer.kind === 'member') return `/e-commerce/orders/${id}?${query({ placed: 'true' })}`;
  return `/e-commerce/orders/guest?${query({ id, code, placed: 'true' })}`;
}
