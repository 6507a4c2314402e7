import { AppError } from '#shared/contract/errors.ts';
import { isByHand, type RefundKind, type RefundWay } from '#shared/refunds/refund-choices.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { freeOf, maxGoodwill, type RefundParts } from '#functions/domain/orders/refund-money.ts';
import { findOrder, findOrderByCode } from '#functions/domain/orders/reading/read-orders.ts';
import { listPayments } from '#functions/domain/payments/attempts/read-payments.ts';
import type { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Causes of debts that each kind of refund pays. */
const causes = {
  overpayment: ['surplus', 'late'],
  cancellation: ['cancelled'],
  return: ['return'],
} as const satisfies Record<Exclude<RefundKind, 'goodwill'>, RefundParts['causes']>;

export const partsOf = (kind: RefundKind, returnId: string | null | undefined): RefundParts | 'goodwill' => {
  if (kind === 'goodwill') return kind;
  return { causes: causes[kind], ...(kind === 'return' && returnId && { returnId }) };
};

/** Amount that an order owes for one kind of refund, and the return it belongs to. */
export type OwedPart = { kind: RefundKind; returnId: string | null; amount: number };

/** Splits what an order owes, and no refund has taken yet, by the kind of refund. */
export const owedParts = (order: StoredOrder): OwedPart[] =>
  (['overpayment', 'cancellation', 'return'] as const)
    .flatMap((kind): OwedPart[] => {
      if (kind !== 'return')
        return [{ kind, returnId: null, amount: freeOf(order, { causes: causes[kind] }) }];
      const returns = new Set(order.paybacks.flatMap(({ returnId }) => returnId ?? []));
      return [...returns].map((returnId) => ({
        kind,
        returnId,
        amount: freeOf(order, { causes: causes.return, returnId }),
      }));
    })
    .filter(({ amount }) => amount > 0);

export const goodwillOf = (order: StoredOrder): number =>
  order.paymentStatus === 'paid' ? maxGoodwill(order) : 0;

/** Returns the part of a payment's money that its provider has not refunded yet. */
export const refundableAmount = ({ received, sentBack }: StoredPayment): number => received - sentBack;

const wayOf = ({ provider }: StoredPayment): RefundWay =>
  provider === 'vietqr' || !provider ? 'bank' : provider;

/** Returns the payments whose provider can refund money, the one with the most left first. */
const refundable = (payments: readonly StoredPayment[]): StoredPayment[] =>
  payments
    .filter((payment) => wayOf(payment) !== 'bank' && refundableAmount(payment) > 0)
    .toSorted((a, b) => refundableAmount(b) - refundableAmount(a));

export const refundWaysOf = (payments: readonly StoredPayment[]): RefundWay[] => [
  ...new Set([...refundable(payments).map(wayOf), 'bank' as const, 'cash' as const]),
];

/** Returns the payment that a refund goes back through. A provider must have received at least the amount. */
export function sourceOf(
  payments: readonly StoredPayment[],
  { way, amount, paymentId }: { way: RefundWay; amount: number; paymentId?: string | null | undefined },
): StoredPayment | undefined {
  const named = paymentId ? payments.find(({ id }) => id === paymentId) : undefined;
  if (paymentId && !named) throw new AppError('PAYMENT_NOT_FOUND');
  if (isByHand(way)) return named;
  const source = named ?? refundable(payments).find((payment) => wayOf(payment) === way);
  if (!source || wayOf(source) !== way || refundableAmount(source) < amount) throw new AppError('REFUND_WAY');
  return source;
}

export async function requireRefundOrder(context: Context, name: string): Promise<StoredOrder> {
  const order = (await findOrder(context, name)) ?? (await findOrderByCode(context, name));
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

export const paymentsOf = (context: Context, orderId: string): Promise<StoredPayment[]> =>
  listPayments(context, orderId);
