import type { PaymentMethod } from '#shared/payments/payment.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { newPaymentCode } from './payment-code.ts';
import { handPaymentIdOf } from './payment-keys.ts';
import type { StoredPayment } from './payment-record.ts';

type HandMoney = {
  amount: number;
  at: Date;
  method?: PaymentMethod;
  /** Which one it is of several that were handed over together. */
  part?: number;
  code?: string;
};

/**
 * Cash of an order nobody had begun to pay: it came and was taken at one moment, at the counter, at the door or from whoever
 * carried it. Lists and reports of payments know of it by this. Nobody pays by its code.
 */
export function handPayment(
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
