import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import {
  afterEvent,
  mayBecome,
  needsCover,
  type OrderEvent,
  orderEvents,
} from '#shared/orders/order-status.ts';
import { changeOrder } from '#functions/domain/orders/moving/change-order.ts';
import { confirmByCall, confirmByLink } from '#functions/domain/orders/moving/confirm-order.ts';
import { cancelOrder } from '#functions/domain/orders/moving/cancel-order.ts';
import { grantCredit } from '#functions/domain/orders/moving/grant-credit.ts';
import {
  completeOrder,
  completePacking,
  handToCarrier,
  startPacking,
} from '#functions/domain/orders/moving/move-order.ts';
import { payOutRefund } from '#functions/domain/orders/moving/refund-order.ts';
import { cameBack } from '#functions/domain/orders/moving/undo-order.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import { createPayment } from '#functions/domain/payments/attempts/create-payment.ts';
import { takeMoney } from '#functions/domain/payments/settling/staff-money.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { requestVatInvoice } from '#functions/domain/orders/moving/request-vat-invoice.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { config } from './doing-surroundings.ts';
import { OrderStatus } from '#shared/values/order-status-schema.ts';

const at = new Date('2026-11-21T03:00:00.000Z');

/*
 * Every event from every state, written out by hand: what is not foreseen here is a hole. A letter is the state after,
 * `-` a refusal, and the columns stand in this order:
 */
const letters: Record<OrderStatus, string> = {
  draft: 'd',
  confirmed: 'c',
  packing: 'p',
  packing_completed: 'k',
  delivering: 'v',
  shipped: 's',
  completed: 'f',
  cancelled: 'x',
  refunded: 'r',
  returned: 'b',
};
const statuses = OrderStatus.options;

describe('what leads where', () => {
  // prettier-ignore
  const table: Record<OrderEvent, string> = {
    //                    d c p k v s f x r b
    'paid':              'c c p k v s f c - -',
    'deposit':           'c - - - - - - c - -',
    'pay-in-cash':       'c c - - - - - - - -',
    'pay-in-cash-unproven': 'd d - - - - - - - -',
    'pay-ahead':         'd d - - - - - - - -',
    'grant-credit':      'c c - - - - - - - -',
    'pay-on-credit':     '- c p k v s f - - -',
    'confirm':           'c - - - - - - - - -',
    'start-packing':     '- p - - - - - - - -',
    'complete-packing':  '- - k - - - - - - -',
    'hand-to-carrier':   '- - - v - - - - - -',
    'fetch':             '- - - - s - - - - -',
    'call-carrier-off':  '- - - - k - - - - -',
    'send-again':        '- - - - k k - - - -',
    'deliver-at-counter':'- - - f - - - - - -',
    'deliver':           '- - - - f f - - - -',
    'come-back':         '- - - - b b - - - -',
    'lose':              '- - - - x x - - - -',
    'cancel-by-shopper': 'x x - - - - - - - -',
    'cancel-by-staff':   'x x x x - - - - - -',
    'lapse':             'x - - - - - - - - -',
    'pay-back':          'd c p k v s f r r r',
    'all-returned':      '- - - - - - r - - -',
  };

  it.each(Object.keys(orderEvents) as OrderEvent[])('%s', (event) => {
    const row = statuses.map((from) => {
      const to = afterEvent(from, event);
      return to ? letters[to] : '-';
    });
    expect(row.join(' ')).toBe(table[event]);
  });

  it('only to states that may follow', () => {
    const steps = (Object.keys(orderEvents) as OrderEvent[]).flatMap((event) =>
      statuses.map((from) => [from, afterEvent(from, event)] as const),
    );
    expect(steps.filter(([from, to]) => to && to !== from && !mayBecome(from, to))).toEqual([]);
  });
});

/** An order that stands so, as it got there: by cash, paid first, or on credit. */
function standing(status: OrderStatus, how: 'cash' | 'paid' | 'credit'): StoredOrder {
  const isPaid = how === 'paid' && status !== 'draft';
  const isGone = status === 'cancelled';
  const credit = { grantedBy: 'admin', grantedAt: at.toISOString(), reason: 'Quen', dueAt: at.toISOString() };
  const isOnCredit = how === 'credit' && status !== 'draft' && !isGone;
  const total = 180_000;
  return aWaitingOrder({
    userId: 'lan',
    provenBy: 'account',
    status,
    deliveryType: 'prepaid_ship',
    paymentMethod: how === 'cash' && status !== 'draft' ? 'cash' : 'transfer',
    paymentStatus: isPaid ? 'paid' : isGone ? 'canceled' : 'processing',
    ...(isPaid && { paidAmount: total + 5_000, refundDue: isGone ? total + 5_000 : 5_000 }),
    ...(isPaid && status === 'refunded' && { refundDue: 0, refundedAmount: total + 5_000 }),
    unpaidUntil: status === 'draft' ? at.toISOString() : null,
    flags: isOnCredit ? ['on_credit'] : [],
    credit: isOnCredit ? credit : null,
    ...(isGone && { cancelReason: 'Đổi ý', cancelledBy: 'staff' as const, stock: 'released' as const }),
  });
}

const codes: Record<string, string> = {
  ORDER_STATE: '-',
  ORDER_UNPAID: 'u',
  ORDER_NOT_PAYABLE: 'n',
  ORDER_UNPROVEN: 'w',
};

async function outcome(order: StoredOrder, act: (order: StoredOrder) => unknown): Promise<string> {
  try {
    const done = (await act(order)) as { after: StoredOrder } | StoredOrder;
    return letters['after' in done ? done.after.status : done.status];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return codes[error.code] ?? error.code;
  }
}

/** All that it owes has gone back with one refund. */
const sendsBack = (order: StoredOrder) => {
  if (order.refundDue === 0) throw new AppError('ORDER_STATE');
  const paybacks = [
    { cause: 'surplus', returnId: null, amount: order.refundDue, paidAt: null, refundId: 'HT1' },
  ] as const;
  return payOutRefund(
    { ...order, paybacks: [...paybacks] },
    { refundId: 'HT1', amount: order.refundDue, at },
  );
};

/** Chooses a way of paying, and tells how the order stands then. */
const payBy = (method: 'cash' | 'transfer' | 'other') => async (order: StoredOrder) => {
  const { table, put } = memoryTable();
  put([orderRecord.item(order)]);
  const name = { id: order.id, asker: shopRequester };
  const context = contextOf(table, () => at);
  await createPayment(context, { order: name, start: { method }, config });
  return requireOrder(context, name);
};

const arrives = (amount: number) => (order: StoredOrder) =>
  settlePaid(order, { amount, late: false, by: 'provider', at });

const taken = (amount: number) => (order: StoredOrder) => {
  const { table, put } = memoryTable();
  put([orderRecord.item(order)]);
  return takeMoney(
    contextOf(table, () => at),
    { id: order.id, asker: shopRequester, amount },
  );
};

const details = { companyName: 'Gốm', taxCode: '0101234567', address: 'Bát Tràng', email: 'a@b.vn' };

type Act = [what: string, act: (order: StoredOrder) => unknown, cash: string, paid: string, credit: string];

/** `-` ORDER_STATE, `u` ORDER_UNPAID, `n` ORDER_NOT_PAYABLE. A draft is the same in all three: it awaits its money. */
// prettier-ignore
const acts: Act[] = [
  //                                                                          d c p k v s f x r b
  ['starts being packed', (order) => startPacking(order, at),                'u p - - - - - - - -', 'u p - - - - - - - -', 'u p - - - - - - - -'],
  ['is packed', (order) => completePacking(order, at),                       '- - k - - - - - - -', '- - k - - - - - - -', '- - k - - - - - - -'],
  ['is handed to the carrier', (order) => handToCarrier(order, at),          '- - - v - - - - - -', '- - - v - - - - - -', '- - - v - - - - - -'],
  ['is delivered, staff say', (order) => completeOrder(order, 'staff', at),  '- - - - f f - - - -', '- - - - f f - - - -', '- - - - f f - - - -'],
  ['has come, its buyer says', (order) => completeOrder(order, 'shopper', at), '- - - - f f - - - -', '- - - - f f - - - -', '- - - - f f - - - -'],
  ['comes back',  (order) => cameBack(order, at),                             '- - - - b b - - - -', '- - - - b b - - - -', '- - - - b b - - - -'],
  ['is confirmed by its buyer’s link', (order) => confirmByLink(order, at),  'd c p k v s f - r b', 'd c p k v s f - r b', 'd c p k v s f - r b'],
  ['is confirmed by staff', (order) => confirmByCall(order, 'staff', at),    'u - - - - - - - - -', 'u - - - - - - - - -', 'u - - - - - - - - -'],
  ['is called off by its buyer', (order) => cancelOrder(order, { by: 'shopper', reason: 'x', at }), 'x x - - - - - - - -', 'x x - - - - - - - -', 'x x - - - - - - - -'],
  ['is called off by staff', (order) => cancelOrder(order, { by: 'staff', reason: 'x', at }), 'x x x x - - - - - -', 'x x x x - - - - - -', 'x x x x - - - - - -'],
  ['lapses', (order) => cancelOrder(order, { by: 'system', at }), 'x - - - - - - - - -', 'x - - - - - - - - -', 'x - - - - - - - - -'],
  ['is paid in full', arrives(180_000),                                      'c c p k v s f x r b', 'c c p k v s f x r b', 'c c p k v s f x r b'],
  ['is paid in part', arrives(1_000),                                        'd c p k v s f x r b', 'd c p k v s f x r b', 'd c p k v s f x r b'],
  ['is paid at the counter', taken(180_000),                                 'c c p k v s f n n n', 'c n n n n n n n n n', 'c c p k v s f n n n'],
  ['is let be paid later', (order) => grantCredit(order, { by: 'a', reason: 'Quen', days: 9, at }), 'c c - - - - - - - -', 'c n - - - - - - - -', 'c c - - - - - - - -'],
  ['will be paid in cash', payBy('cash'),                                    'c c - - - - - n n n', 'c n n n n n n n n n', 'c c - - - - - n n n'],
  ['will be paid by transfer', payBy('transfer'),                            'd d - - - - - n n n', 'd n n n n n n n n n', 'd c p k v s f n n n'],
  ['will be paid in another way', payBy('other'),                            'd d - - - - - n n n', 'd n n n n n n n n n', 'd c - - - - - n n n'],
  ['has its money go back', sendsBack,                                       '- - - - - - - - - -', '- c p k v s f r - r', '- - - - - - - - - -'],
  ['has an invoice asked for', (order) => requestVatInvoice(order, details, at), 'd c p k v s f - - -', 'd c p k v s f - - -', 'd c p k v s f - - -'],
];

describe.each(acts)('an order that %s', (_, act, cash, paid, credit) => {
  it.each([
    ['cash', cash],
    ['paid', paid],
    ['credit', credit],
  ] as const)('with %s: %s', async (how, row) => {
    const outcomes = await Promise.all(statuses.map((status) => outcome(standing(status, how), act)));
    expect(outcomes.join(' ')).toBe(row);
  });
});

describe('a guest’s cash order nobody stands behind', () => {
  const unproven = (status: OrderStatus): StoredOrder => ({
    ...standing(status, 'cash'),
    userId: null,
    paymentMethod: 'cash',
    provenBy: null,
  });
  /** What becomes of it while it waits, in the order of the acts: `w` is ORDER_UNPROVEN. */
  const row = 'w - - - - - c c x x x c d c c d d d - d';

  it.each(acts.map(([what, act], place) => [what, act, row.split(' ')[place]] as const))(
    '%s',
    async (_, act, expected) => {
      expect(await outcome(unproven('draft'), act)).toBe(expected);
    },
  );

  it.each(statuses.filter((status) => needsCover[status] && status !== 'completed'))(
    '%s goes no further, however it came there',
    async (status) => {
      const steps = [startPacking, completePacking, handToCarrier] as const;
      const tried = [...steps, (order: StoredOrder) => completeOrder(order, 'staff', at)].map((step) =>
        outcome(unproven(status), (order) => step(order, at)),
      );
      expect((await Promise.all(tried)).filter((one) => one !== '-')).toEqual(['w']);
    },
  );
});

describe('an order nobody is sure of', () => {
  const unsure = (status: OrderStatus) => ({ ...standing(status, 'credit'), flags: [], credit: null });

  it.each(['confirmed', 'packing', 'packing_completed', 'delivering'] as const)(
    '%s goes no further, however it came there',
    async (status) => {
      const [pack, packed, hand, deliver] = [startPacking, completePacking, handToCarrier, completeOrder];
      const steps = { confirmed: pack, packing: packed, packing_completed: hand } as const;
      const act = (order: StoredOrder) =>
        status === 'delivering' ? deliver(order, 'staff', at) : steps[status](order, at);
      expect(await outcome(unsure(status), act)).toBe('u');
      // It may be put right: paid, or called off while it is here.
      expect(await outcome(unsure(status), arrives(180_000))).toBe(letters[status]);
    },
  );

  it('is not made paid by a sum that is not there', () => {
    const order = standing('delivering', 'cash');
    const made = () => changeOrder(order, { paymentStatus: 'paid' }, [], at);
    expect(made).toThrow('does not add up');
    expect(() => changeOrder(order, { refundDue: 1 }, [], at)).toThrow('does not add up');
    expect(() => changeOrder(order, { status: 'draft' }, [], at)).toThrow('ORDER_STATE');
  });
});
