import { describe, expect, it, vi } from 'vitest';
import { cancelInvoice } from '#functions/domain/invoices/making/cancel-invoice.ts';
import { issueInvoice } from '#functions/domain/invoices/making/issue-invoice.ts';
import type { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { draft } from './an-invoice.ts';
import { invoiceShop, issuing, minutesLater, now } from './invoice-shop.ts';

issuing();
const credit = { grantedBy: 'an', grantedAt: now, reason: '', dueAt: minutesLater(60) };

describe('the invoice of an order', () => {
  it('has the first number of its series, and goes to the provider', async () => {
    const shop = invoiceShop({ paymentMethod: 'cash' });
    const { id } = await shop.create();
    expect(await shop.read(id)).toMatchObject({
      status: 'issued',
      kind: 'original',
      series: '1C26TCL',
      number: 1,
      issuedAt: now,
      createdAt: now,
      updatedAt: now,
      orderId: 'o1',
      userId: 'lan',
      total: 216_000,
      net: 200_000,
      tax: 16_000,
      payment: 'TM',
      reason: '',
      seller: { name: 'Chợ Làng', taxCode: '0100109106' },
      sending: 'waiting',
      task: 'submit',
      askAt: now,
      tries: 0,
      differs: false,
      version: 1,
    });
    expect([shop.current(), shop.dues(), shop.story()]).toEqual([
      id,
      [`${now} ${id}`],
      ['status issued an '],
    ]);
  });

  it.each<[Partial<StoredOrder>, string]>([
    [{ paymentMethod: 'cash' }, 'TM'],
    [{ paymentMethod: 'transfer' }, 'CK'],
    [{ paymentMethod: 'other' }, 'TM/CK'],
  ])('says how %o was paid: %s', async (given, payment) => {
    const shop = invoiceShop(given);
    expect((await shop.read((await shop.create()).id)).payment).toBe(payment);
  });

  it('as a draft has no number, goes nowhere, and is the one that holds', async () => {
    const shop = invoiceShop();
    const { id } = await shop.create({ draft: true });
    expect(await shop.read(id)).toMatchObject({
      ...draft,
      sending: 'none',
      task: null,
      askAt: null,
      differs: false,
    });
    expect([shop.current(), shop.dues(), shop.story()]).toEqual([id, [], ['status draft an ']]);
    expect(await refusalOf(shop.create())).toBe('INVOICE_MADE');
  });

  it.each<[string, Partial<StoredOrder>, string | undefined]>([
    ['is not over', { status: 'delivering' }, 'ORDER_STATE'],
    ['was called off', { status: 'cancelled' }, 'ORDER_STATE'],
    ['lacks one đồng', { paidAmount: 215_999 }, 'INVOICE_UNPAID'],
    ['has one đồng too many', { paidAmount: 216_001 }, 'INVOICE_UNPAID'],
    ['owes one đồng', { refundDue: 1 }, 'INVOICE_UNPAID'],
    ['owes what came too much', { paidAmount: 220_000, refundDue: 4000 }, undefined],
    ['is paid later', { paidAmount: 0, credit }, undefined],
    ['is paid later, and has one đồng too many', { paidAmount: 216_001, credit }, 'INVOICE_UNPAID'],
    [
      'has lines that do not come to its price',
      { total: 200_000, paidAmount: 200_000, subtotal: 0, items: [] },
      'INVOICE_UNPAID',
    ],
  ])('is made once its money is exactly here: one that %s', async (_, given, code) => {
    const shop = invoiceShop(given);
    expect(await refusalOf(shop.create())).toBe(code);
    expect(shop.all()).toHaveLength(code ? 0 : 1);
  });

  it('is one for one request and one for one order, pressed twice, at the same moment too', async () => {
    const shop = invoiceShop();
    const crossed = meanwhile(shop.table, () => shop.create({ clientRequestId: 'request-1' }));
    const { id } = await shop.create({ clientRequestId: 'request-1' }, crossed.table);
    expect(await shop.create({ clientRequestId: 'request-1' })).toEqual({ id });
    expect(await refusalOf(shop.create({ clientRequestId: 'request-1', draft: true }))).toBe(
      'REQUEST_DIFFERS',
    );
    expect(await refusalOf(shop.create({ clientRequestId: 'request-2' }))).toBe('INVOICE_MADE');
    expect([crossed.happened(), shop.all().map(({ number }) => number)]).toEqual([true, [1]]);
    const other = invoiceShop();
    const quicker = meanwhile(other.table, () => other.create());
    expect(await refusalOf(other.create({}, quicker.table))).toBe('INVOICE_MADE');
    expect(other.all()).toHaveLength(1);
  });

  it('takes the next number where another order took this one, and is not made of an order that changes, at that moment', async () => {
    const shop = invoiceShop();
    shop.put([orderRecord.item({ ...(await shop.order()), id: 'o2' })]);
    const crossed = meanwhile(shop.table, () => shop.create({ orderId: 'o2' }));
    const { id } = await shop.create({}, crossed.table);
    expect([crossed.happened(), (await shop.read(id)).number]).toEqual([true, 2]);
    const other = invoiceShop();
    const moved = meanwhile(other.table, () => other.change({ paidAmount: 0 }));
    expect(await refusalOf(other.create({}, moved.table))).toBe('INVOICE_UNPAID');
    expect([moved.happened(), other.all()]).toEqual([true, []]);
  });

  it('is never dated before the one whose number precedes it, and begins at 1 in another year', async () => {
    const shop = invoiceShop();
    shop.put([
      {
        pk: 'INVOICE-SERIES#1C26TCL',
        sk: 'LAST',
        entity: 'invoice-series',
        series: '1C26TCL',
        last: 7,
        lastAt: minutesLater(5),
      },
    ]);
    const first = await shop.read((await shop.create()).id);
    expect([first.number, first.issuedAt, first.createdAt]).toEqual([8, minutesLater(5), now]);
    const next = invoiceShop();
    next.clock.at = '2026-12-31T17:00:00.000Z';
    const { series, number } = await next.read((await next.create()).id);
    expect([series, number]).toEqual(['1C27TCL', 1]);
  });

  it('is not issued by a shop without a tax code, but drafted', async () => {
    vi.stubEnv('COMPANY_TAX_CODE', '');
    const shop = invoiceShop();
    expect(await refusalOf(shop.create())).toBe('INVOICE_SELLER');
    await shop.create({ draft: true });
    expect(shop.all()).toHaveLength(1);
  });

  it('is asked for by the code of its order as well, and is none of an order nobody knows', async () => {
    const shop = invoiceShop({ code: 'CL261122AB' });
    shop.put([{ ...orderKeys.code('CL261122AB'), entity: 'order-code', orderId: 'o1' }]);
    const { id } = await shop.create({ orderId: 'CL261122AB' });
    expect((await shop.read(id)).orderId).toBe('o1');
    expect(await refusalOf(invoiceShop().create({ orderId: 'nobody' }))).toBe('ORDER_NOT_FOUND');
  });
});

describe('a draft that is issued', () => {
  const issue = (shop: ReturnType<typeof invoiceShop>, id: string, where = shop.table) =>
    issueInvoice(shop.at(where), { id, userId: 'an' });

  it('has a number and goes to the provider, once however often it is pressed', async () => {
    const shop = invoiceShop();
    const { id } = await shop.create({ draft: true });
    shop.clock.at = minutesLater(3);
    const crossed = meanwhile(shop.table, () => issue(shop, id));
    await issue(shop, id, crossed.table);
    await issue(shop, id);
    expect(await shop.read(id)).toMatchObject({
      status: 'issued',
      number: 1,
      issuedAt: minutesLater(3),
      task: 'submit',
      version: 2,
    });
    expect([shop.dues(), shop.story()]).toEqual([
      [`${minutesLater(3)} ${id}`],
      ['status draft an ', 'status issued an '],
    ]);
  });

  it.each<[string, Partial<StoredInvoice>]>([
    ['net', { net: 199_999 }],
    ['tax', { tax: 15_999 }],
    ['total', { total: 215_999 }],
    ['sums', { sums: [] }],
    ['lines', { lines: [] }],
  ])('follows its order and waits for another look where its %s is another', async (_, change) => {
    const shop = invoiceShop();
    const { id } = await shop.create({ draft: true });
    await shop.alter(id, change);
    expect(await refusalOf(issue(shop, id))).toBe('INVOICE_CHANGED');
    expect(await shop.read(id)).toMatchObject({
      status: 'draft',
      number: null,
      total: 216_000,
      net: 200_000,
    });
    await issue(shop, id);
    expect((await shop.read(id)).status).toBe('issued');
  });

  it('is not issued of an order that changes at that moment', async () => {
    const shop = invoiceShop();
    const { id } = await shop.create({ draft: true });
    const crossed = meanwhile(shop.table, () => shop.change({ status: 'refunded' }));
    expect(await refusalOf(issue(shop, id, crossed.table))).toBe('ORDER_STATE');
    expect([crossed.happened(), (await shop.read(id)).status]).toEqual([true, 'draft']);
  });

  it('is not issued where it was called off, before or at that moment', async () => {
    const shop = invoiceShop();
    const { id } = await shop.create({ draft: true });
    const callOff = () => cancelInvoice(shop.context, { id, userId: 'an', reason: 'Nhầm' });
    const crossed = meanwhile(shop.table, callOff);
    expect(await refusalOf(issue(shop, id, crossed.table))).toBe('INVOICE_STATE');
    expect(await refusalOf(issue(shop, id))).toBe('INVOICE_STATE');
    expect([crossed.happened(), shop.dues(), await refusalOf(issue(shop, 'none'))]).toEqual([
      true,
      [],
      'INVOICE_NOT_FOUND',
    ]);
  });
});
