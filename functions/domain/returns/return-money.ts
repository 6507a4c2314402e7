import { AppError } from '#shared/contract/errors.ts';
import type { OrderChange } from '#functions/domain/orders/moving/change-order.ts';
import {
  keepAfterAll,
  missingOf,
  type OrderMoney,
  owe,
  owedFor,
} from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredReturn } from './return-record.ts';
import { plus } from './return-tally.ts';

type Paid = OrderMoney & Pick<StoredOrder, 'paymentStatus' | 'returnedPieces'>;
type Step = Pick<StoredReturn, 'id' | 'status' | 'qaResult' | 'resolution' | 'refundAmount' | 'items'>;

type ReturnedPart = Pick<Step, 'id' | 'refundAmount' | 'items'>;

/** The pieces of each line the shop has back for money: of what was inspected, those that passed. */
const piecesAfter = (
  { returnedPieces = {} }: Pick<Paid, 'returnedPieces'>,
  { items }: ReturnedPart,
  sign: 1 | -1,
) => ({
  returnedPieces: plus(
    returnedPieces,
    items.map(({ itemId, quantity, passed }) => ({ itemId, quantity: passed ?? quantity })),
    sign,
  ),
});

/** The goods are the shop's again: their price is not to be paid any more, and as much of it as came goes back. */
export function giveUpPrice(order: Paid, step: ReturnedPart) {
  const { id, refundAmount } = step;
  const owed = owe(order, { cause: 'return', returnId: id }, refundAmount);
  return {
    ...owed,
    returnedAmount: order.returnedAmount + refundAmount,
    ...piecesAfter(order, step, 1),
  };
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
