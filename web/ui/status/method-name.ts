import type { Order } from '#shared/orders/order.ts';
import type { PaymentMethod } from '#shared/payments/payment.ts';

/** Cash has two names: to whoever brings the goods, or over the counter. */
export const methodName = (method: PaymentMethod, { deliveryType }: Pick<Order, 'deliveryType'>) =>
  method === 'cash' && deliveryType === 'prepaid_ship' ? 'cash_ship' : method;
