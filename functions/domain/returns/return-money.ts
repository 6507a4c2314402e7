import { AppError } from '#shared/contract/errors.ts';
import { formatVnd } from '#shared/values/money.ts';
import type { OrderChange } from '#functions/domain/orders/moving/change-order.ts';
import {
  keepAfterAll,
  keptOf,
  missingOf,
  type OrderMoney,
  owe,
  owedFor,
  priceOf,
  withoutFlags,
} from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredReturn } from './return-record.ts';
import { plus } from './return-tally.ts';

type Paid = OrderMoney & Pick<StoredOrder, 'paymentStatus' | 'returnedPieces' | 'returnedShipping'>;
type Step = Pick<StoredReturn, 'id' | 'status' | 'qaResult' | 'resolution' | 'refundAmount' | 'items'>;

type ReturnedPart = Pick<Step, 'id' | 'refundAmount' | 'items'>;

/** The pieces of each line the shop has back for money: of what was inspected, those it accepted. */
function piecesAfter({ returnedPieces = {} }: Paid, { items }: ReturnedPart, sign: 1 | -1) {
  const back = items.map(({ itemId, quantity, passed }) => ({ itemId, quantity: passed ?? quantity }));
  return { returnedPieces: plus(returnedPieces, back, sign) };
}

/**
 * The invoice taxes shipping at a rate of its own, so the order knows how much of what it gives up is for shipping: it
 * is what a return gives back beyond the shares of its lines.
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
 * Accepted pieces that do not go back on the shelf are lost, whether their buyer gets money or other goods for them. Money
 * chosen in place of goods, or the other way round, changes nothing of it: it is written once, with the inspection.
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

/** What came is all that is still to be paid: nothing more is waited for. */
function settledBy<M extends Pick<OrderMoney, 'refundDue' | 'returnedAmount' | 'flags'>>(
  order: Paid,
  money: M,
) {
  const after = { ...order, ...money };
  if (order.paymentStatus !== 'processing' || keptOf(after) === 0 || missingOf(after) > 0) return money;
  const flags = withoutFlags(money.flags, 'underpaid', 'on_credit');
  return { ...money, flags, paymentStatus: 'paid' as const, credit: null };
}

/**
 * The goods are the shop's again: their price is not to be paid any more, and what came beyond what is left of it goes
 * back.
 */
export function giveUpPrice(order: Paid, step: ReturnedPart) {
  const { id, refundAmount } = step;
  const returnedAmount = order.returnedAmount + refundAmount;
  const beyond = Math.max(0, keptOf(order) - priceOf({ ...order, returnedAmount }));
  const owed = owe(order, { cause: 'return', returnId: id }, Math.min(refundAmount, beyond));
  return settledBy(order, { ...owed, returnedAmount, ...partsAfter(order, step, 1) });
}

/**
 * Other goods in their place: what was owed for them is kept. Not where it has gone back, and not where the order was
 * paid without the price of these goods: then nothing would be kept for the new ones.
 */
export function keepPrice(order: Paid, step: ReturnedPart) {
  const { id, refundAmount } = step;
  const money = {
    ...keepAfterAll(order, ({ returnId }) => returnId === id),
    returnedAmount: Math.max(0, order.returnedAmount - refundAmount),
    ...partsAfter(order, step, -1),
  };
  const isShort = order.paymentStatus === 'paid' && missingOf({ ...order, ...money }) > 0;
  const { paid, onItsWay } = owedFor(order, id);
  if (isShort || paid > 0 || onItsWay > 0) throw new AppError('RETURN_STATE');
  return money;
}

/** What goes back in money for a return, or has gone already. */
export function moneyBackFor(money: Pick<OrderMoney, 'paybacks'>, returnId: string): number {
  const { owed, onItsWay, paid } = owedFor(money, returnId);
  return owed + onItsWay + paid;
}

/**
 * Goods go out in place of others only while their price is part of what the order costs in the end: where the shop has
 * given it back of its own accord, its buyer would have goods and money.
 */
export function requirePriceKept(paying: OrderMoney, { items }: Pick<Step, 'items'>): void {
  const price = items.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  const kept = priceOf(paying);
  if (kept < price)
    throw new AppError('EXCHANGE_UNPAID', { params: { kept: formatVnd(kept), price: formatVnd(price) } });
}

/** Whether what passed is paid for in money as things stand, so that its price is given up. */
export const earnsMoney = ({
  status,
  qaResult,
  resolution,
}: Pick<Step, 'status' | 'qaResult' | 'resolution'>): boolean =>
  status === 'inspected' && qaResult !== null && qaResult !== 'failed' && resolution === 'refund';

/**
 * What a return's step means for the order's money, and for the pieces it has lost. Money is owed from when the goods pass until a refund has sent it
 * back, each return by itself; nothing else books it as gone.
 */
export function moneyAfter(order: Paid & Pick<StoredOrder, 'lostPieces'>, step: Step): OrderChange {
  if (step.status === 'inspected')
    return { ...(earnsMoney(step) && giveUpPrice(order, step)), ...writeOff(order, step) };
  const end = step.resolution === 'refund' ? 'exchanged' : 'refunded';
  // What was wished for is chosen anew first: that is when its money is owed, or kept.
  if (step.status === end) throw new AppError('RETURN_STATE');
  if (step.status === 'refunded') {
    const { owed, onItsWay } = owedFor(order, step.id);
    if (owed > 0 || onItsWay > 0) throw new AppError('RETURN_OWED');
  }
  return {};
}
