import type { Order } from '#shared/orders/order.ts';
import type { PaymentMethod } from '#shared/payments/payment.ts';

/** Returns the payment method's text key. Cash has two names: paid to the courier, or over the counter. */
export const methodName = (method: PaymentMethod, { deliveryType }: Pick<Order, 'deliveryType'>) =>
  method === 'cash' && deliveryType === 'prepaid_ship' ? 'cash_ship' : method;
