import { describe, expect, it, vi } from 'vitest';
import type { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import { correctInvoice, replaceInvoice } from '#functions/domain/invoices/making/follow-up.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { anInvoice, draft } from './an-invoice.ts';
import { invoiceShop, type InvoiceShop, issuing, minutesLater, now } from './invoice-shop.ts';

issuing();

/** One of its two pieces came back: 108,000 ₫ are left to be invoiced. */
const oneBack = { returnedAmount: 108_000, refundedAmount: 108_000, returnedPieces: { 'line-1': 1 } };

/** The shop has issued the invoice of its order. */
async function issued(given: Partial<StoredOrder> = {}) {
  const shop = invoiceShop(given);
  const { id } = await shop.create();
  return { ...shop, id };
}

const follow =
  (work: typeof correctInvoice) =>
  (shop: InvoiceShop & { id: string }, more: object = {}, where = shop.table) =>
    work(shop.at(where), { id: shop.id, userId: 'an', reason: 'Trả 1', ...more });
const correct = follow(correctInvoice);
const exchange = follow(replaceInvoice);

describe('a correction', () => {
  it('says the difference, has a number of its own, and both tell of it', async () => {
    const shop = await issued();
    await shop.change(oneBack);
    await shop.alter(shop.id, {
      differs: true,
      buyer: { kind: 'person', name: 'Bà Ba', taxCode: '', address: '', email: '' },
    });
    shop.clock.at = minutesLater(9);
    const { id } = await correct(shop);
    const [first, second] = [await shop.read(shop.id), await shop.read(id)];
    expect(second).toMatchObject({
      status: 'issued',
      kind: 'correction',
      number: 2,
      net: -100_000,
      tax: -8_000,
      total: -108_000,
      reason: 'Trả 1',
      of: { id: shop.id, series: '1C26TCL', number: 1, issuedAt: now },
      buyer: { name: 'Bà Ba' },
    });
    expect(first).toMatchObject({
      status: 'corrected',
      total: 216_000,
      differs: false,
      updatedAt: minutesLater(9),
      corrections: [{ id, series: '1C26TCL', number: 2, issuedAt: minutesLater(9) }],
    });
    expect(shop.current()).toBe(shop.id);
    expect(shop.dues()).toContain(`${minutesLater(9)} ${id}`);
    expect(shop.story()).toEqual([
      'status issued an ',
      'status issued an Trả 1',
      'status corrected an Trả 1',
    ]);
  });

  it('comes after another, and says only what changed since; nothing where nothing did', async () => {
    const shop = await issued();
    expect(await refusalOf(correct(shop))).toBe('INVOICE_UNCHANGED');
    await shop.change(oneBack);
    const { id: first } = await correct(shop);
    expect(await refusalOf(correct(shop))).toBe('INVOICE_UNCHANGED');
    await shop.change({
      returnedAmount: 216_000,
      refundedAmount: 216_000,
      returnedPieces: { 'line-1': 2 },
      status: 'refunded',
    });
    const { id: second } = await correct(shop);
    expect((await shop.read(second)).total).toBe(-108_000);
    expect((await shop.read(shop.id)).corrections.map(({ id }) => id)).toEqual([first, second]);
    expect(shop.all().reduce((sum, { total }) => sum + total, 0)).toBe(0);
  });

  it.each<[string, Partial<StoredOrder>, string | undefined]>([
    ['stands and is not paid', { ...oneBack, paidAmount: 0 }, 'INVOICE_UNPAID'],
    ['stands and is paid', oneBack, undefined],
    ['was called off and still owes its money', { status: 'cancelled', refundDue: 216_000 }, undefined],
    ['was called off and keeps some of it', { status: 'cancelled', refundDue: 0 }, undefined],
  ])('asks for the money only of an order that stands: one that %s', async (_, change, code) => {
    const shop = await issued();
    await shop.change(change);
    expect(await refusalOf(correct(shop))).toBe(code);
    expect(shop.all()).toHaveLength(code ? 1 : 2);
  });
});

describe('a replacement', () => {
  const buyer = { name: 'Công ty Mây', taxCode: '0312345678', address: 'Hà Nội', email: 'a@may.vn' };

  it('stands in the place of a wrong one, for whom it says or the same buyer', async () => {
    for (const given of [undefined, buyer]) {
      const shop = await issued();
      await shop.alter(shop.id, {
        differs: true,
        buyer: { kind: 'person', name: 'Bà Ba', taxCode: '', address: '', email: '' },
      });
      const { id } = await exchange(shop, given && { buyer: given });
      expect(await shop.read(id)).toMatchObject({
        status: 'issued',
        kind: 'replacement',
        number: 2,
        total: 216_000,
        reason: 'Trả 1',
        of: { id: shop.id, number: 1 },
        buyer: { name: given ? 'Công ty Mây' : 'Bà Ba', kind: given ? 'company' : 'person' },
      });
      expect(await shop.read(shop.id)).toMatchObject({
        status: 'replaced',
        differs: false,
        replacedBy: { id, number: 2 },
      });
      expect([shop.current(), await refusalOf(exchange(shop))]).toEqual([id, 'INVOICE_STATE']);
    }
  });

  it('is one, also where another is made at that moment', async () => {
    const shop = await issued();
    const crossed = meanwhile(shop.table, () => exchange(shop));
    expect(await refusalOf(exchange(shop, {}, crossed.table))).toBe('INVOICE_STATE');
    expect([crossed.happened(), shop.all().length]).toEqual([true, 2]);
  });

  it('is made only while the invoice it replaces holds for the order', async () => {
    const shop = await issued();
    const elsewhere = { pk: 'INVOICE-OF#o1', sk: 'CURRENT', entity: 'invoice-of-order', invoiceId: 'other' };
    const crossed = meanwhile(shop.table, () => shop.put([elsewhere]), { everyTime: true });
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(await refusalOf(exchange(shop, {}, crossed.table))).toBe('STALE_STATE');
    expect([shop.all().length, shop.current()]).toEqual([1, 'other']);
  });

  it.each<[string, Partial<StoredOrder>, string]>([
    ['is over', { status: 'refunded' }, 'ORDER_STATE'],
    ['lacks money', { paidAmount: 0 }, 'INVOICE_UNPAID'],
  ])('is made of an order that is completed and paid alone: not of one that %s', async (_, change, code) => {
    const shop = await issued();
    await shop.change(change);
    expect(await refusalOf(exchange(shop))).toBe(code);
  });
});

describe('what follows an invoice', () => {
  it.each<[string, Partial<StoredInvoice>, boolean, boolean]>([
    ['issued', {}, true, true],
    ['corrected before', { status: 'corrected' }, true, false],
    ['replaced', { status: 'replaced' }, false, false],
    ['called off', { status: 'cancelled' }, false, false],
    ['a draft', draft, false, false],
    ['a correction itself', { kind: 'correction' }, false, false],
  ])('is a correction or a replacement by how it stands: %s', async (_, given, mayCorrect, mayReplace) => {
    for (const [work, may] of [
      [correct, mayCorrect],
      [exchange, mayReplace],
    ] as const) {
      const shop = { ...invoiceShop(oneBack, [anInvoice(given)]), id: 'i7' };
      expect(await refusalOf(work(shop))).toBe(may ? undefined : 'INVOICE_STATE');
      expect(await refusalOf(work({ ...shop, id: 'none' }))).toBe('INVOICE_NOT_FOUND');
    }
  });

  it.each([
    ['a correction', correct],
    ['a replacement', exchange],
  ])('is one for one request, pressed twice at the same moment too: %s', async (_, work) => {
    const shop = await issued();
    await shop.change(oneBack);
    const crossed = meanwhile(shop.table, () => work(shop, { clientRequestId: 'request-1' }));
    const made = await work(shop, { clientRequestId: 'request-1' }, crossed.table);
    expect(await work(shop, { clientRequestId: 'request-1' })).toEqual(made);
    expect(await refusalOf(work(shop, { clientRequestId: 'request-1', reason: 'Khác' }))).toBe(
      'REQUEST_DIFFERS',
    );
    expect([crossed.happened(), shop.all().length]).toEqual([true, 2]);
  });

  it('says what its order comes to by then, where that changes at that moment', async () => {
    const shop = await issued();
    await shop.change(oneBack);
    const back = {
      returnedAmount: 216_000,
      refundedAmount: 216_000,
      returnedPieces: { 'line-1': 2 },
      status: 'refunded',
    } as const;
    const crossed = meanwhile(shop.table, () => shop.change(back));
    const { id } = await correct(shop, {}, crossed.table);
    expect([crossed.happened(), (await shop.read(id)).total]).toEqual([true, -216_000]);
  });
});
