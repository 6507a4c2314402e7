import { isLive } from '#shared/payments/payment-ways.ts';
import type { PlacedOrder } from '#shared/orders/checkout.ts';
import type { Buyer } from '../../features/checkout/hooks/buyer.ts';

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** Where an order leads: to its payment while money is expected, to the order itself otherwise. */
export function placeAfter({ id, code, customer, payment }: PlacedOrder, buyer: Buyer): string {
  const proof = buyer.kind === 'guest' ? { email: customer.email } : undefined;
  if (payment?.provider && isLive(payment.status)) {
    const path = `/e-commerce/payment/${payment.id}`;
    return `${path}?${query({ ...proof, fresh: 'true' })}`;
  }
  if (!proof) return `/e-commerce/orders/${id}?${query({ placed: 'true' })}`;
  return `/e-commerce/orders/guest?${query({ id, code, ...proof, placed: 'true' })}`;
}
