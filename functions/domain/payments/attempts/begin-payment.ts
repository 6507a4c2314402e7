import { AppError } from '#shared/contract/errors.ts';
import { type PaymentMethod, type PaymentProvider, providerOf, qrMinutes } from '#shared/payments/payment.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { depositMissing, missingOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { newPaymentCode } from '../records/payment-code.ts';
import type { PaymentConfig } from '../records/payment-config.ts';
import { maxAttempts, nextAttempt, paymentIdOf, paymentKeys } from '../records/payment-keys.ts';
import { paymentRecord, type StoredPayment } from '../records/payment-record.ts';
import { vnpayPayUrl } from '../providers/vnpay-pay-url.ts';

/** How a shopper wants to pay. */
export type PaymentStart = {
  method: PaymentMethod;
  provider?: PaymentProvider | null | undefined;
  idempotencyKey?: string | undefined;
  returnUrl?: string | undefined;
  bankCode?: string | undefined;
  locale?: 'vi' | 'en' | undefined;
  /** The shopper's IP address. VNPay requires it. */
  sourceIp?: string | undefined;
};

/** Minutes until a payment expires. Stripe keeps a session open for at least half an hour. */
const liveMinutes: Record<PaymentProvider, number> = { vietqr: qrMinutes, vnpay: qrMinutes, stripe: 31 };

const returnPage = '/e-commerce/payment/vnpay-return';

/** Methods that staff take by hand. Only staff can confirm such a payment. */
const byHand: readonly PaymentMethod[] = ['cash', 'voucher', 'other'];

/** Returns the provider that takes the money; null for methods that staff take by hand. */
export function providerFor({ method, provider }: PaymentStart): PaymentProvider | null {
  if (byHand.includes(method) && !provider) return null;
  // VNPay takes cards too, if the request names it.
  if (method === 'card' && provider === 'vnpay') return provider;
  const usual = method in providerOf ? providerOf[method as keyof typeof providerOf] : undefined;
  if (!usual || (provider && provider !== usual)) throw new AppError('PAYMENT_METHOD_UNKNOWN');
  return usual;
}

/** Returns the provider for a new order. Vouchers and other methods are refused: staff arrange them. */
export function providerForOrder(start: PaymentStart): PaymentProvider | null {
  const provider = providerFor(start);
  if (provider === null && start.method !== 'cash') throw new AppError('PAYMENT_METHOD_UNKNOWN');
  return provider;
}

function redirectOf(
  payment: StoredPayment,
  { bankCode, sourceIp = '127.0.0.1', returnUrl }: PaymentStart,
  config: PaymentConfig,
): string | null {
  const { provider, expiresAt } = payment;
  if (provider !== 'vnpay' || !expiresAt) return null;
  return vnpayPayUrl(
    { ...payment, expiresAt, bankCode, sourceIp, returnPath: returnUrl ?? returnPage },
    config,
  );
}

function newPayment(
  order: StoredOrder,
  start: PaymentStart,
  { config, at }: { config: PaymentConfig; at: Date },
): StoredPayment {
  const attempt = nextAttempt(order.paymentId);
  if (attempt > maxAttempts) throw new AppError('ORDER_NOT_PAYABLE');
  const provider = providerFor(start);
  const expiresAt = provider && new Date(at.getTime() + liveMinutes[provider] * 60_000).toISOString();
  const deposit = depositMissing(order);
  const payment: StoredPayment = {
    id: paymentIdOf(order.id, attempt),
    code: newPaymentCode(),
    orderId: order.id,
    orderCode: order.code,
    provider,
    method: start.method,
    // A card's page is opened later, over the network. A payment by hand waits for staff.
    status: provider === 'vietqr' || provider === 'vnpay' ? 'pending' : 'created',
    reason: null,
    // Part of the deposit or the price may have been paid already.
    amount: deposit || missingOf(order),
    ...(deposit > 0 && { isDeposit: true }),
    received: 0,
    createdAt: at.toISOString(),
    succeededAt: null,
    expiresAt,
    bank: provider === 'vietqr' ? config.bank : null,
    redirectUrl: null,
    isGuest: order.userId === null,
    idempotencyKey: start.idempotencyKey ?? null,
    locale: start.locale ?? order.language,
    returnPath: start.returnUrl ?? null,
    providerReference: null,
    providerCode: null,
    saleChannelId: order.saleChannelId,
    warehouseId: order.pickupWarehouse?.id ?? order.holdings[0]?.warehouseId ?? null,
    references: [],
    shortNotices: [],
    sentBack: 0,
    version: 1,
  };
  return { ...payment, redirectUrl: redirectOf(payment, start, config) };
}

/** Returns the scheduled job for a payment that is never paid. */
export function duesOf({ id, provider, expiresAt }: StoredPayment) {
  if (!expiresAt) return [];
  // A provider that can be queried is queried before its payment expires. A bank only sends notices.
  const kind = provider === 'vietqr' ? ('payment-expiry' as const) : ('payment-query' as const);
  return [{ at: expiresAt, kind, of: id }];
}

/**
 * Builds a first or further attempt to pay an order, with its writes. The writes belong in the transaction that
 * writes the order, whose `paymentId` names this attempt from then on.
 */
export function beginPayment(
  order: StoredOrder,
  start: PaymentStart,
  surroundings: { config: PaymentConfig; at: Date },
): { payment: StoredPayment; writes: Operation<typeof codeTaken>[] } {
  const payment = newPayment(order, start, surroundings);
  const claim = { ...paymentKeys.code(payment.code), entity: 'payment-code', paymentId: payment.id };
  return {
    payment,
    writes: [
      create(paymentRecord.item(payment)),
      create(claim, { refusal: codeTaken }),
      ...duesOf(payment).map(scheduleDue),
    ],
  };
}
