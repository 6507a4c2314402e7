import { describe, expect, it } from 'vitest';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { remindOfCredit } from '#functions/domain/orders/moving/remind-of-credit.ts';
import { confirmByLink } from '#functions/domain/orders/moving/confirm-order.ts';
import { requestVatInvoice } from '#functions/domain/orders/moving/request-vat-invoice.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import {
  type Requester,
  memberRequester,
  shopRequester,
} from '#functions/domain/orders/reading/requester.ts';
import { previewReorder } from '#functions/domain/orders/reading/preview-reorder.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { aCompany } from '#tests/support/invoices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';

const at = new Date('2026-11-22T03:00:00.000Z');
const lan = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@example.com' };
const bought = aProduct({ name: 'Trà', price: 100_000, facts: { id: 'tea' } });

describe('an order that its buyer would like again', () => {
  it.each<[string, Parameters<typeof aProduct>[0] | undefined, object, number]>([
    [
      'costs the same',
      { name: 'Trà', price: 100_000 },
      { change: 'same', available: 20, nowUnitTotal: 100_000 },
      300_000,
    ],
    ['costs more', { name: 'Trà', price: 100_001 }, { change: 'dearer', nowUnitTotal: 100_001 }, 300_003],
    ['costs less', { name: 'Trà', price: 99_999 }, { change: 'cheaper', nowUnitTotal: 99_999 }, 299_997],
    [
      'is there just as often',
      { name: 'Trà', price: 100_000, available: 3 },
      { change: 'same', available: 3 },
      300_000,
    ],
    [
      'is there less often',
      { name: 'Trà', price: 120_000, available: 2 },
      { change: 'fewer', available: 2 },
      240_000,
    ],
    [
      'is sold out',
      { name: 'Trà', price: 100_000, available: 0 },
      { change: 'out_of_stock', available: 0, nowUnitTotal: 100_000 },
      0,
    ],
    ['is sold no more', undefined, { change: 'gone', available: 0, nowUnitTotal: null }, 0],
  ])('says what of it is another today: where it %s', async (_, today, line, total) => {
    const { table, put } = memoryTable();
    const order = aStoredOrder(lan, [anOrderItem(bought, 3)], { id: 'o1' });
    put([
      orderRecord.item(order),
      ...(today ? productItems(aProduct({ ...today, slug: 'tra-moi', facts: { id: 'tea' } })) : []),
    ]);
    const found = await previewReorder(
      contextOf(table, () => at),
      { id: 'o1', asker: memberRequester({ userId: 'lan' }) },
    );
    expect(found).toMatchObject({ total, thenTotal: 300_000 });
    expect(found.items).toEqual([
      expect.objectContaining({
        productId: 'tea',
        quantity: 3,
        thenUnitTotal: 100_000,
        slug: today ? 'tra-moi' : bought.card.slug,
        ...line,
      }),
    ]);
    const other = previewReorder(contextOf(table), { id: 'o1', asker: memberRequester({ userId: 'minh' }) });
    expect(await refusalOf(other)).toBe('ORDER_NOT_FOUND');
  });

  it('has gone where it is sold in variants by now, for what a guest or a member pays', async () => {
    const { table, put } = memoryTable();
    const lines = [anOrderItem(bought, 3)];
    put([
      orderRecord.item(aStoredOrder(lan, lines, { id: 'o1' })),
      orderRecord.item(aStoredOrder(lan, lines, { id: 'o2', userId: null, sessionId: 's1' })),
    ]);
    const again = async (id: string, asker: Requester) => {
      const { items, total } = await previewReorder(contextOf(table), { id, asker });
      return [items[0]?.change, items[0]?.nowUnitTotal, total];
    };
    const guest = { kind: 'guest', sessionId: 's1', link: undefined } as const;
    const red = { name: 'Màu', value: 'Đỏ', sku: 'T-DO', additionalPrice: 0, stock: 5 };
    put(productItems(aProduct({ name: 'Trà', variants: [red], facts: { id: 'tea' } })));
    expect(await again('o1', memberRequester({ userId: 'lan' }))).toEqual(['gone', null, 0]);
    const priceWindows = (['website', 'guest'] as const).map((channel, nth) => ({
      bookId: channel,
      from: null,
      until: null,
      priority: 1,
      audience: { kind: 'channel' as const, channel },
      rules: [{ variantId: null, way: 'fixed' as const, value: 80_000 + nth * 10_000 }],
    }));
    put(productItems({ ...bought, card: { ...bought.card, priceWindows } }));
    expect(await again('o1', memberRequester({ userId: 'lan' }))).toEqual(['cheaper', 80_000, 240_000]);
    expect(await again('o2', guest)).toEqual(['cheaper', 90_000, 270_000]);
  });
});

describe('who was let pay later', () => {
  it('is reminded once a day of when that is, and nobody else is', async () => {
    const { table, put, rows } = memoryTable();
    const credit = { grantedBy: 'an', grantedAt: '', reason: '', dueAt: '2026-11-30T17:00:00.000Z' };
    put(
      [
        aWaitingOrder({
          id: 'o1',
          userId: 'lan',
          status: 'confirmed',
          unpaidUntil: null,
          flags: ['on_credit'],
          credit,
        }),
        aWaitingOrder({ id: 'o2' }),
      ].map(orderRecord.item),
    );
    const remind = (id: string) =>
      remindOfCredit(
        contextOf(table, () => at),
        { id, asker: shopRequester },
      );
    expect((await remind('o1')).credit).toEqual({ ...credit, remindedAt: at.toISOString() });
    expect(await refusalOf(remind('o1'))).toBe('TOO_MANY_REQUESTS');
    expect(await refusalOf(remind('o2'))).toBe('ORDER_STATE');
    const mails = rows().filter(({ entity }) => entity === 'mail');
    // The first of December has begun in Vietnam.
    expect(mails.map(({ content }) => content)).toMatchObject([
      { template: 'credit-due', note: '01/12/2026' },
    ]);
  });
});

describe('an invoice that is asked for', () => {
  const { requestedAt: _at, ...details } = aCompany;
  it.each<[string, Partial<StoredOrder>, string | undefined]>([
    ['waits for its money', {}, undefined],
    [
      'is completed',
      { status: 'completed', paymentStatus: 'paid', paidAmount: 180_000, unpaidUntil: null },
      undefined,
    ],
    ['has one already', { vatInvoice: aCompany }, 'INVOICE_EXISTS'],
    ['was called off', { status: 'cancelled' }, 'ORDER_STATE'],
    ['was refunded', { status: 'refunded' }, 'ORDER_STATE'],
    ['came back', { status: 'returned' }, 'ORDER_STATE'],
  ])('is of an order that is not over, once: one that %s', (_, given, code) => {
    const work = () => requestVatInvoice(aWaitingOrder(given), details, at);
    if (code) expect(work).toThrow(code);
    else expect(work().after.vatInvoice).toEqual({ ...details, requestedAt: at.toISOString() });
  });
});

describe('a cash order whose buyer presses the link in its mail', () => {
  const waiting = {
    userId: null,
    sessionId: 'g1',
    paymentMethod: 'cash',
    paymentProvider: null,
    provenBy: null,
  } as const;
  it.each<[string, Partial<StoredOrder>, 'confirmed' | 'unchanged' | 'ORDER_STATE']>([
    ['waits for that', waiting, 'confirmed'],
    [
      'was pressed before',
      { ...waiting, provenBy: 'link', status: 'confirmed', unpaidUntil: null },
      'unchanged',
    ],
    ['was proven, and called off', { ...waiting, provenBy: 'link', status: 'cancelled' }, 'ORDER_STATE'],
    ['was called off', { ...waiting, status: 'cancelled' }, 'ORDER_STATE'],
    ['is paid in another way by now', { ...waiting, paymentMethod: 'transfer' }, 'ORDER_STATE'],
  ])('is agreed to once: one that %s', (_, given, expected) => {
    const order = aWaitingOrder(given);
    const work = () => confirmByLink(order, at);
    if (expected === 'ORDER_STATE') {
      expect(work).toThrow(expected);
      return;
    }
    const { after, writes } = work();
    expect(writes.length > 0).toBe(expected === 'confirmed');
    expect(after).toMatchObject({ status: 'confirmed', provenBy: 'link', unpaidUntil: null });
  });
});
