import { AppError } from '#shared/contract/errors.ts';
import type { OrderChange } from '#functions/domain/orders/moving/change-order.ts';
import {
  keepAfterAll,
  missingOf,
  type OrderMoney,
  owe,
  owedFor,
  payBackReturn,
} from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredReturn } from './return-record.ts';
import { plus } from './return-tally.ts';

type Paid = OrderMoney & Pick<StoredOrder, 'paymentStatus' | 'returnedPieces'>;
type Step = Pick<StoredReturn, 'id' | 'status' | 'qaResult' | 'resolution' | 'refundAmount' | 'items'>;

/** The pieces of each line the shop has back for money. */
const piecesAfter = ({ returnedPieces = {} }: Paid, { items }: Step, sign: 1 | -1) => ({
  returnedPieces: plus(returnedPieces, items, sign),
});

/** The goods are the shop's again: their price is not to be paid any more, and as much of it as came goes back. */
function giveUpPrice(order: Paid, step: Step) {
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
function keepPrice(order: Paid, step: Step) {
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

/**
 * What a return's step means for the order's money. It is owed from when the goods pass until it went back, each
 * return by itself; what was paid back with the order's other money is not paid back again.
 */
export function moneyAfter(order: Paid, at: Date, step: Step): OrderChange {
  const { id, status, qaResult, resolution } = step;
  const wantsMoney = resolution === 'refund';
  switch (status) {
    case 'inspected':
      return qaResult === 'passed' && wantsMoney ? giveUpPrice(order, step) : {};
    case 'exchanged':
      return wantsMoney ? keepPrice(order, step) : {};
    case 'refunded': {
      // Booked by the refund that has it, and by nobody else.
      if (owedFor(order, id).onItsWay > 0) throw new AppError('RETURN_STATE');
      const owed = wantsMoney ? {} : giveUpPrice(order, step);
      return { ...owed, ...payBackReturn({ ...order, ...owed }, id, at) };
    }
    default:
      return {};
  }
}
