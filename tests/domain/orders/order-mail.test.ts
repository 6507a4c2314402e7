import { describe, expect, it } from 'vitest';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { isUnproven, mailBuyer } from '#functions/domain/orders/moving/order-mail.ts';
import { writeOrder } from '#functions/domain/orders/placing/write-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { createReturn } from '#functions/domain/returns/return-record.ts';
import { soldItem } from '#tests/support/invoices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aReturn } from '../returns/a-return.ts';

const until = '2026-11-23T03:00:00.000Z';
const items = [
  { ...soldItem({ name: 'Trà', price: 100_000, quantity: 2, taxRate: 0 }), variantName: 'Hộp: Đỏ' },
  soldItem({ name: 'Chén', price: 20_000, taxRate: 0 }, 1),
];
const anOrder = (given: Partial<StoredOrder> = {}) =>
  aWaitingOrder({
    id: 'o1',
    code: 'CL1',
    userId: 'lan',
    customer: { fullName: 'Lan', phone: '0912345678', email: 'lan@example.com' },
    items,
    total: 220_000,
    unpaidUntil: until,
    ...given,
  });
const mailed = (operation: Operation) => {
  const { to, language, content } = operation.build('t').Put?.Item ?? {};
  return { to, language, content };
};

describe('a mail about an order', () => {
  it('goes to whoever ordered, in their language, with what they need to know', () => {
    expect(mailed(mailBuyer(anOrder({ language: 'en' }), 'order-paid'))).toEqual({
      to: 'lan@example.com',
      language: 'en',
      content: {
        template: 'order-paid',
        fullName: 'Lan',
        code: 'CL1',
        orderId: 'o1',
        total: 220_000,
        guest: false,
        unproven: false,
      },
    });
    expect(mailed(mailBuyer(anOrder(), 'order-returned', 'Vì sao')).content).toMatchObject({
      note: 'Vì sao',
    });
  });

  it.each(['order-placed', 'order-to-prove', 'order-merged'] as const)(
    'lists the goods of one that is new: %s',
    (template) => {
      expect(mailed(mailBuyer(anOrder(), template)).content).toMatchObject({
        items: [
          { name: 'Trà (Hộp: Đỏ)', quantity: 2, subtotal: 200_000 },
          { name: 'Chén', quantity: 1, subtotal: 20_000 },
        ],
      });
    },
  );

  it.each([
    ['order-to-prove', until, until],
    ['order-to-prove', null, undefined],
    ['order-placed', until, undefined],
  ] as const)('says until when it waits for a proof: %s, %s', (template, unpaidUntil, said) => {
    const { content } = mailed(mailBuyer(anOrder({ unpaidUntil }), template));
    expect((content as { until?: string }).until).toBe(said);
  });

  const guest = { userId: null, sessionId: 'g1', provenBy: null };
  it.each<[string, Partial<StoredOrder>, boolean]>([
    ['a guest', guest, true],
    ['a guest who was called', { ...guest, provenBy: 'staff' }, true],
    ['a guest who pressed the link', { ...guest, provenBy: 'link' }, false],
    ['a guest of whom money came', { ...guest, paidAmount: 1 }, false],
    ['a member', { provenBy: null }, false],
  ])('names nobody of whom nothing came but words: %s', (_, given, unproven) => {
    const order = anOrder(given);
    expect(isUnproven(order)).toBe(unproven);
    const { content } = mailed(mailBuyer(order, 'order-paid'));
    expect(content).toMatchObject({ guest: order.userId === null, unproven });
    expect((content as { fullName?: string }).fullName).toBe(unproven ? undefined : 'Lan');
  });
});

describe('a code by which people name what they have', () => {
  it('is that of one order, and of one return', async () => {
    const { table } = memoryTable();
    const at = new Date('2026-11-22T03:00:00.000Z');
    const order = (id: string) => table.write(writeOrder(anOrder({ id }), { by: 'shopper', note: '' }, at));
    expect([await order('o1'), await order('o2')]).toEqual([undefined, 'code-taken']);
    const returned = (id: string) => table.write(createReturn(aReturn({ id })));
    expect([await returned('r1'), await returned('r2')]).toEqual([undefined, 'code-taken']);
  });
});
