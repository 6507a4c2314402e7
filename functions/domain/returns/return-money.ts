import { AppError } from '#shared/contract/errors.ts';
import { formatVnd } from '#shared/values/money.ts';
import type { OrderChange } from '#functions/domain/orders/moving/change-order.ts';
import {
  withdrawPayback,
  moneyHeld,
  missingOf,
  type OrderMoney,
  addPayback,
  paybackFor,
  priceOf,
  withoutFlags,
} from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredReturn } from './return-record.ts';
import { plus } from './return-tally.ts';

type Paid = OrderMoney & Pick<StoredOrder, 'paymentStatus' | 'returnedPieces' | 'returnedShipping'>;
type Step = Pick<StoredReturn, 'id' | 'status' | 'qaResult' | 'resolution' | 'refundAmount' | 'items'>;

type ReturnedPart = Pick<Step, 'id' | 'refundAmount' | 'items'>;

/** Pieces of each line back for money; after an inspection only the accepted ones count. */
function piecesAfter({ returnedPieces = {} }: Paid, { items }: ReturnedPart, sign: 1 | -1) {
  const back = items.map(({ itemId, quantity, passed }) => ({ itemId, quantity: passed ?? quantity }));
  return { returnedPieces: plus(returnedPieces, back, sign) };
}

/**
 * Returns the shipping part of the returned price: the amount beyond the shares of the items. The invoice taxes
 * shipping at its own rate, so the order stores it separately.
 */
function shippingAfter({ returnedShipping = 0 }: Paid, { refundAmount, items }: ReturnedPart, sign: 1 | -1) {
  const shipping = items.reduce((left, item) => left - item.refundAmount, refundAmount);
  return { returnedShipping: Math.max(0, returnedShipping + sign * shipping) };
}

const partsAfter = (order: Paid, step: ReturnedPart, sign: 1 | -1) => ({
  ...piecesAfter(order, step, sign),
  ...shippingAfter(order, step, sign),
});

/**
 * Adds accepted pieces that cannot be sold again to the lost pieces, for refunds and exchanges alike. This is
 * written once, with the inspection; a later change of the resolution does not affect it.
 */
export function writeOff(
  { lostPieces = {} }: Pick<StoredOrder, 'lostPieces'>,
  { items }: Pick<Step, 'items'>,
): Pick<StoredOrder, 'lostPieces'> {
  const lost = items.flatMap(({ itemId, passed, restocked }) =>
    passed !== null && passed > restocked ? [{ itemId, quantity: passed - restocked }] : [],
  );
  return lost.length > 0 ? { lostPieces: plus(lostPieces, lost) } : {};
}

/** Marks the order as paid if the received money covers what remains. */
function settledBy<M extends Pick<OrderMoney, 'refundDue' | 'returnedAmount' | 'flags'>>(
  order: Paid,
  money: M,
) {
  const after = { ...order, ...money };
  if (order.paymentStatus !== 'processing' || moneyHeld(after) === 0 || missingOf(after) > 0) return money;
  const flags = withoutFlags(money.flags, 'underpaid', 'on_credit');
  return { ...money, flags, paymentStatus: 'paid' as const, credit: null };
}

/** Subtracts returned goods from the price. Money beyond the rest is owed to the buyer. */
export function giveUpPrice(order: Paid, step: ReturnedPart) {
  const { id, refundAmount } = step;
  const returnedAmount = order.returnedAmount + refundAmount;
  const beyond = Math.max(0, moneyHeld(order) - priceOf({ ...order, returnedAmount }));
  const owed = addPayback(order, { cause: 'return', returnId: id }, Math.min(refundAmount, beyond));
  return settledBy(order, { ...owed, returnedAmount, ...partsAfter(order, step, 1) });
}

/**
 * Keeps the price of returned goods, because others are sent in their place. Refuses if the money has gone back
 * already, or if the order was paid without this price: then nothing would pay for the new goods.
 */
export function keepPrice(order: Paid, step: ReturnedPart) {
  const { id, refundAmount } = step;
  const money = {
    ...withdrawPayback(order, ({ returnId }) => returnId === id),
    returnedAmount: Math.max(0, order.returnedAmount - refundAmount),
    ...partsAfter(order, step, -1),
  };
  const isShort = order.paymentStatus === 'paid' && missingOf({ ...order, ...money }) > 0;
  const { paid, onItsWay } = paybackFor(order, id);
  if (isShort || paid > 0 || onItsWay > 0) throw new AppError('RETURN_STATE');
  return money;
}

/** Returns the money that a return gives back or has given back. */
export function moneyBackFor(money: Pick<OrderMoney, 'paybacks'>, returnId: string): number {
  const { owed, onItsWay, paid } = paybackFor(money, returnId);
  return owed + onItsWay + paid;
}

/** Refuses an exchange after a goodwill refund: the buyer would get goods and money. */
export function requireNoGoodwill(paying: OrderMoney, { items }: Pick<Step, 'items'>): void {
  const price = items.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  const kept = priceOf(paying);
  if (kept < price)
    throw new AppError('EXCHANGE_UNPAID', { params: { kept: formatVnd(kept), price: formatVnd(price) } });
}

/** Tells whether accepted goods are refunded in money, so that their price is given up. */
export const earnsMoney = ({
  status,
  qaResult,
  resolution,
}: Pick<Step, 'status' | 'qaResult' | 'resolution'>): boolean =>
  status === 'inspected' && qaResult !== null && qaResult !== 'failed' && resolution === 'refund';

/**
 * Returns what a return's step changes in the order's money and lost pieces. The money is owed from the
 * inspection until a refund has sent it, separately for each return. Nothing else books it as paid back.
 */
export function moneyAfter(order: Paid & Pick<StoredOrder, 'lostPieces'>, step: Step): OrderChange {
  if (step.status === 'inspected')
    return { ...(earnsMoney(step) && giveUpPrice(order, step)), ...writeOff(order, step) };
  const end = step.resolution === 'refund' ? 'exchanged' : 'refunded';
  // The resolution must be changed first, because that change decides whether the money is owed or kept.
  if (step.status === end) throw new AppError('RETURN_STATE');
  if (step.status === 'refunded') {
    const { owed, onItsWay } = paybackFor(order, step.id);
    if (owed > 0 || onItsWay > 0) throw new AppError('RETURN_OWED');
  }
  return {};
}
