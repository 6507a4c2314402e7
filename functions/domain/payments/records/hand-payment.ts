import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { newPaymentCode } from './payment-code.ts';
import { handPaymentIdOf } from './payment-keys.ts';
import type { StoredPayment } from './payment-record.ts';

/**
 * Cash of an order nobody had begun to pay: it came and was taken at one moment, at the counter, at the door or from whoever
 * carried it. Lists and reports of payments know of it by this. Nobody pays by its code.
 */
export function handPayment(
  order: StoredOrder,
  { amount, at, code = newPaymentCode() }: { amount: number; at: Date; code?: string },
): StoredPayment {
  return {
    id: handPaymentIdOf(order),
    code,
    orderId: order.id,
    orderCode: order.code,
    provider: null,
    method: 'cash',
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
