import type { PaymentMethod } from '#shared/payments/payment.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { newPaymentCode } from './payment-code.ts';
import { handPaymentIdOf } from './payment-keys.ts';
import type { StoredPayment } from './payment-record.ts';

type HandMoney = {
  amount: number;
  at: Date;
  method?: PaymentMethod;
  /** Position of this payment among several that were handed over together. */
  part?: number;
  code?: string;
};

/**
 * Builds a payment that staff took by hand for an order without an open attempt: at the counter, at the door,
 * or from the carrier. It begins and succeeds at the same moment. Lists and reports of payments need this
 * record. Its code is never used to pay.
 */
export function cashPayment(
  order: StoredOrder,
  { amount, at, method = 'cash', part = 0, code = newPaymentCode() }: HandMoney,
): StoredPayment {
  return {
    id: handPaymentIdOf(order, part),
    code,
    orderId: order.id,
    orderCode: order.code,
    provider: null,
    method,
    status: 'succeeded',
    reason: null,
    amount,
    received: amount,
    createdAt: at.toISOString(),
    succeededAt: at.toISOString(),
    expiresAt: null,
    bank: null,
    redirectUrl: null,
    isGuest: order.userId === null,
    idempotencyKey: null,
    locale: order.language,
    returnPath: null,
    providerReference: null,
    providerCode: null,
    saleChannelId: order.saleChannelId,
    warehouseId: order.pickupWarehouse?.id ?? order.holdings[0]?.warehouseId ?? null,
    references: [],
    shortNotices: [],
    sentBack: 0,
    version: 1,
  };
}
