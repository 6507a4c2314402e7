import { expect, it } from 'vitest';
import { cancelOrder } from '#functions/domain/orders/moving/cancel-order.ts';
import { confirmByCall, confirmByLink } from '#functions/domain/orders/moving/confirm-order.ts';
import { grantCredit } from '#functions/domain/orders/moving/grant-credit.ts';
import { completeOrder, handToCarrier, startPacking } from '#functions/domain/orders/moving/move-order.ts';
import { payOutRefund } from '#functions/domain/orders/moving/refund-order.ts';
import { requestVatInvoice } from '#functions/domain/orders/moving/request-vat-invoice.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import { takeOffMoney } from '#functions/domain/orders/moving/take-off-money.ts';
import { cameBack, wentMissing } from '#functions/domain/orders/moving/undo-order.ts';
import type { Payback, StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { soldItem } from '#tests/support/invoices.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const at = new Date('2026-11-21T03:00:00.000Z');

type Changed = { after: StoredOrder; writes: readonly Operation<string>[] };

/** What follows from a change beside the order itself: mails, lines of its story, its clock, and what may be reviewed. */
const follows = ({ writes }: Changed): string[] =>
  writes.flatMap((write) => {
    const { Put, Delete, Update } = write.build('t');
    const {
      entity,
      content,
      kind,
      from,
      to,
      by,
      note,
      at: moment,
    } = (Put?.Item ?? {}) as Record<string, string | undefined>;
    if (entity === 'mail') {
      const said = content as unknown as { template: string; note?: string };
      return [`mail ${said.template}${said.note === undefined ? '' : `: ${said.note}`}`];
    }
    if (entity === 'order-event') return [`${kind} ${from ?? '-'} > ${to} by ${by}: ${note}`];
    if (entity === 'due') return [`clock until ${moment}`];
    const [gone, bought] = [Delete?.Key, Update?.Key].map(
      (key) => `${String(key?.['pk'])} ${String(key?.['sk'])}`,
    );
    if (gone?.startsWith('DUE#')) return ['clock stops'];
    return bought?.startsWith('PURCHASES#') ? [`reviewed ${bought}`] : [];
  });

const anOrder = (given: Partial<StoredOrder> = {}): StoredOrder =>
  aWaitingOrder({ id: 'o1', userId: 'lan', ...given });
const waiting = anOrder({ unpaidUntil: '2026-11-22T00:00:00.000Z' });
const cash = { paymentMethod: 'cash', paymentProvider: null } as const;
const unproven: StoredOrder = { ...waiting, ...cash, userId: null, sessionId: 's1', provenBy: null };
const isPaid = {
  status: 'confirmed',
  paymentStatus: 'paid',
  paidAmount: 180_000,
  unpaidUntil: null,
} as const;
const paid = anOrder(isPaid);
const called = { ...paid, status: 'cancelled', stock: 'released' } as const;
const items = [{ ...soldItem({ price: 90_000, quantity: 2 }), id: 'l1', productId: 'tea' }];
const sent = anOrder({
  ...isPaid,
  status: 'shipped',
  stock: 'taken',
  deliveryType: 'prepaid_ship',
  items,
});
const held = { productId: 'tea', variantId: '-', warehouseId: 'hni', quantity: 5 };
const lost = { damaged: 1, missing: 2 };
const payback = (given: Partial<Payback>): Pick<StoredOrder, 'refundDue' | 'paybacks'> => {
  const line: Payback = { cause: 'surplus', returnId: null, amount: 1000, paidAt: null, ...given };
  return { refundDue: line.amount, paybacks: [line] };
};
const comes = (order: StoredOrder, amount: number, isCollected = false): Changed =>
  settlePaid(order, { amount, late: false, by: 'provider', at, isCollected });

const confirmed = 'status draft > confirmed by';
it.each<[string, () => Changed, string[]]>([
  [
    'too little money came',
    () => comes(waiting, 1000),
    ['payment - > underpaid by provider: 1000', 'mail payment-problem: underpaid'],
  ],
  [
    'its carrier collected too little, which is not asked of its buyer',
    () => comes(waiting, 1000, true),
    ['payment - > underpaid by provider: 1000'],
  ],
  [
    'its carrier collected what was paid before',
    () => comes(paid, 1000, true),
    ['payment - > surplus by provider: 1000', 'mail payment-problem: surplus'],
  ],
  [
    'money came once it was called off',
    () => comes(called, 1000),
    ['payment - > late_payment by provider: 1000', 'mail payment-problem: late_payment'],
  ],
  [
    'its money came',
    () => comes(waiting, 180_000),
    [
      'payment processing > paid by provider: 180000',
      `${confirmed} provider: `,
      'clock stops',
      'mail order-paid',
    ],
  ],
  [
    'its money came after it was brought',
    () => comes({ ...sent, paymentStatus: 'processing', paidAmount: 0 }, 180_000),
    ['payment processing > paid by provider: 180000', 'mail order-paid'],
  ],
  [
    'its deposit came',
    () => comes({ ...waiting, deposit: { amount: 60_000, why: 'sum' } }, 60_000),
    [
      'payment - > deposit by provider: 60000',
      `${confirmed} provider: `,
      'clock stops',
      'mail deposit-received: 60.000 ₫',
    ],
  ],
  [
    'its buyer called it off, whose words go into no mail',
    () => cancelOrder(waiting, { by: 'shopper', reason: 'Thôi', at }),
    ['status draft > cancelled by shopper: Thôi', 'clock stops', 'mail order-cancelled'],
  ],
  [
    'a guest called it off of whom nothing came, and who may not be there',
    () => cancelOrder(unproven, { by: 'shopper', reason: 'Thôi', at }),
    ['status draft > cancelled by shopper: Thôi', 'clock stops'],
  ],
  [
    'the shop called it off, and says why',
    () => cancelOrder(paid, { by: 'staff', reason: 'Hết', at }),
    ['status confirmed > cancelled by staff: Hết', 'mail order-cancelled: Hết'],
  ],
  [
    'nobody paid it',
    () => cancelOrder(waiting, { by: 'system', at }),
    ['status draft > cancelled by system: unpaid', 'clock stops', 'mail order-cancelled: unpaid'],
  ],
  [
    'nobody stood by it',
    () => cancelOrder(unproven, { by: 'system', at }),
    ['status draft > cancelled by system: unproven', 'clock stops', 'mail order-cancelled: unproven'],
  ],
  [
    'its buyer pressed the link',
    () => confirmByLink(unproven, at),
    [`${confirmed} shopper: proven-by-link`, 'clock stops'],
  ],
  [
    'its buyer agreed on the phone',
    () => confirmByCall(unproven, 'an', at),
    [`${confirmed} staff: proven-by-call`, 'clock stops'],
  ],
  [
    'it may be paid later',
    () => grantCredit(waiting, { by: 'an', reason: 'Quen', days: 1, at }),
    ['payment - > on_credit by staff: 2026-11-22T03:00:00.000Z', `${confirmed} staff: `, 'clock stops'],
  ],
  [
    'it may be paid later, and waited for nothing',
    () =>
      grantCredit(anOrder({ ...cash, status: 'confirmed', unpaidUntil: null }), {
        by: 'an',
        reason: 'Quen',
        days: 1,
        at,
      }),
    ['payment - > on_credit by staff: 2026-11-22T03:00:00.000Z'],
  ],
  ['it is packed', () => startPacking(paid, at), ['status confirmed > packing by staff: ']],
  [
    'it is handed to its carrier',
    () =>
      handToCarrier({ ...sent, status: 'packing_completed' }, at, { carrier: 'ghtk', trackingNumber: 'T1' }),
    ['status packing_completed > delivering by staff: ', 'mail order-delivering'],
  ],
  [
    'a member has it',
    () => completeOrder(sent, 'shopper', at),
    [
      'status shipped > completed by shopper: ',
      'reviewed PURCHASES#lan PRODUCT#tea#o1',
      'mail order-completed',
    ],
  ],
  [
    'a guest has it, who reviews nothing',
    () => completeOrder({ ...sent, userId: null }, 'shopper', at),
    ['status shipped > completed by shopper: ', 'mail order-completed'],
  ],
  [
    'its buyer paid at the door',
    () =>
      completeOrder({ ...sent, ...cash, paymentStatus: 'processing', paidAmount: 0, items: [] }, 'staff', at),
    [
      'payment processing > paid by staff: 180000',
      'status shipped > completed by staff: ',
      'mail order-completed',
    ],
  ],
  [
    'its buyer kept one of two',
    () => completeOrder(sent, 'staff', at, { change: { returnedPieces: { l1: 1 } } }),
    [
      'status shipped > completed by staff: ',
      'reviewed PURCHASES#lan PRODUCT#tea#o1',
      'mail order-completed',
    ],
  ],
  [
    'its buyer kept none of two',
    () => completeOrder(sent, 'staff', at, { change: { returnedPieces: { l1: 2 } } }),
    ['status shipped > completed by staff: ', 'mail order-completed'],
  ],
  ['it came back', () => cameBack(sent, at), ['status shipped > returned by staff: ', 'mail order-returned']],
  [
    'some of it came back broken, and some not at all',
    () => cameBack({ ...sent, holdings: [held] }, at, new Map([['tea.-.hni', { ...lost, lots: [] }]])),
    ['status shipped > returned by staff: ', 'note - > pieces_lost by staff: 1 2', 'mail order-returned'],
  ],
  [
    'its parcels are lost',
    () => wentMissing(sent, at, new Map()),
    ['status shipped > cancelled by staff: lost', 'mail order-cancelled: lost'],
  ],
  [
    'what was too much has gone back',
    () => payOutRefund({ ...paid, ...payback({ refundId: 'r1' }) }, { refundId: 'r1', amount: 1000, at }),
    ['payment paid > refunded by staff: 1000', 'mail order-refunded: 1.000 ₫'],
  ],
  [
    'all has gone back since it was called off',
    () =>
      payOutRefund(
        { ...called, ...payback({ cause: 'cancelled', amount: 180_000, refundId: 'r1' }) },
        { refundId: 'r1', amount: 180_000, at },
      ),
    [
      'payment paid > refunded by staff: 180000',
      'status cancelled > refunded by staff: ',
      'mail order-refunded: 180.000 ₫',
    ],
  ],
  [
    'its money was another’s',
    () => takeOffMoney(paid, 180_000, at),
    [
      'payment - > taken_off by staff: 180000',
      'status confirmed > draft by staff: ',
      'clock until 2026-11-22T03:00:00.000Z',
    ],
  ],
  [
    'what was too much was another’s',
    () => takeOffMoney({ ...paid, paidAmount: 181_000, ...payback({}) }, 1000, at),
    ['payment - > taken_off by staff: 1000'],
  ],
  [
    'an invoice is asked for',
    () => requestVatInvoice(paid, { companyName: 'Mây Tre', taxCode: '0312', address: 'Huế', email: '' }, at),
    ['note - > vat_invoice by shopper: '],
  ],
])('of an order is told, and its clock follows, when %s', (_, change, told) => {
  expect(follows(change())).toEqual(told);
});

it('an order says since when it is agreed to: the first time, however that came', () => {
  const since = '2026-11-21T03:00:00.000Z';
  for (const { after } of [
    comes(waiting, 180_000),
    confirmByLink(unproven, at),
    confirmByCall(unproven, 'an', at),
  ])
    expect(after.confirmedAt).toBe(since);
  expect(comes(waiting, 1000).after.confirmedAt).toBeNull();
  const earlier = '2026-11-20T03:00:00.000Z';
  expect(comes({ ...paid, confirmedAt: earlier }, 1000).after.confirmedAt).toBe(earlier);
  expect(startPacking({ ...paid, confirmedAt: earlier }, at).after.confirmedAt).toBe(earlier);
});
