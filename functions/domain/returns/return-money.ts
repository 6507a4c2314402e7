import { AppError } from '#shared/contract/errors.ts';
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

type Paid = OrderMoney & Pick<StoredOrder, 'paymentStatus' | 'returnedPieces' | 'lostPieces'>;
type Step = Pick<StoredReturn, 'id' | 'status' | 'qaResult' | 'resolution' | 'refundAmount' | 'items'>;

type ReturnedPart = Pick<Step, 'id' | 'refundAmount' | 'items'>;

/**
 * The pieces of each line the shop has back for money: of what was inspected, those that passed. What of these is not sold
 * again is lost.
 */
function piecesAfter(
  { returnedPieces = {}, lostPieces = {} }: Pick<Paid, 'returnedPieces' | 'lostPieces'>,
  { items }: ReturnedPart,
  sign: 1 | -1,
) {
  const back = items.map(({ itemId, quantity, passed }) => ({ itemId, quantity: passed ?? quantity }));
  const lost = items.flatMap(({ itemId, passed, restocked }) =>
    passed !== null && passed > restocked ? [{ itemId, quantity: passed - restocked }] : [],
  );
  return {
    returnedPieces: plus(returnedPieces, back, sign),
    ...(lost.length > 0 && { lostPieces: plus(lostPieces, lost, sign) }),
  };
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
  return settledBy(order, { ...owed, returnedAmount, ...piecesAfter(order, step, 1) });
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
    ...piecesAfter(order, step, -1),
  };
  const isShort = order.paymentStatus === 'paid' && missingOf({ ...order, ...money }) > 0;
  const { paid, onItsWay } = owedFor(order, id);
  if (isShort || paid > 0 || onItsWay > 0) throw new AppError('RETURN_STATE');
  return money;
}

/** Whether what passed is paid for in money as things stand, so that its price is given up. */
export const earnsMoney = ({
  status,
  qaResult,
  resolution,
}: Pick<Step, 'status' | 'qaResult' | 'resolution'>): boolean =>
  status === 'inspected' && qaResult !== null && qaResult !== 'failed' && resolution === 'refund';

/**
 * What a return's step means for the order's money. It is owed from when the goods pass until a refund has sent it
 * back, each return by itself; nothing else books it as gone.
 */
export function moneyAfter(order: Paid, step: Step): OrderChange {
  if (earnsMoney(step)) return giveUpPrice(order, step);
  const end = step.resolution === 'refund' ? 'exchanged' : 'refunded';
  // What was wished for is chosen anew first: that is when its money is owed, or kept.
  if (step.status === end) throw new AppError('RETURN_STATE');
  if (step.status === 'refunded') {
    const { owed, onItsWay } = owedFor(order, step.id);
    if (owed > 0 || onItsWay > 0) throw new AppError('RETURN_OWED');
  }
  return {};
}
