import { describe, expect, it } from 'vitest';
import { followOrder } from '#functions/domain/invoices/making/follow-order.ts';
import type { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aCompany } from '#tests/support/invoices.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { anInvoice, draft, invoiceName } from './an-invoice.ts';
import { invoiceShop, issuing } from './invoice-shop.ts';

issuing();

/** One of its two pieces came back: 108,000 ₫ are left to be invoiced. */
const differing = { returnedAmount: 108_000, refundedAmount: 108_000, returnedPieces: { 'line-1': 1 } };
const waitingDraft = anInvoice({ ...draft, authorityCode: null, sending: 'none' });

describe('an order that changes', () => {
  const followed = async (given: Partial<StoredOrder>, invoices: StoredInvoice[] = []) => {
    const shop = invoiceShop(given, invoices);
    await followOrder(shop.context, 'o1');
    return shop;
  };

  it.each<[string, Partial<StoredOrder>, number]>([
    ['asked for one and is completed', { vatInvoice: aCompany }, 1],
    ['asked for none', {}, 0],
    ['is on its way', { vatInvoice: aCompany, status: 'delivering' }, 0],
    ['is not paid', { vatInvoice: aCompany, paidAmount: 0 }, 0],
  ])('has a draft of its invoice once there can be one: one that %s', async (_, given, count) => {
    const shop = await followed(given);
    await followOrder(shop.context, 'o1');
    expect(shop.all().map(({ status, buyer }) => `${status} ${buyer.name}`)).toEqual(
      count ? ['draft Công ty TNHH Mây Tre'] : [],
    );
  });

  it('has no second draft where somebody makes an invoice at that moment', async () => {
    const shop = invoiceShop({ vatInvoice: aCompany });
    const crossed = meanwhile(shop.table, () => shop.create());
    await followOrder(shop.at(crossed.table), 'o1');
    expect([crossed.happened(), shop.all().map(({ status }) => status)]).toEqual([true, ['issued']]);
  });

  it('that nobody knows is left alone, and one that cannot be read is told of', async () => {
    const shop = invoiceShop({ vatInvoice: aCompany });
    expect(await followOrder(shop.context, 'none')).toBeUndefined();
    const broken = { ...shop.table, write: () => Promise.reject(new Error('broken')) };
    await expect(followOrder(shop.at(broken), 'o1')).rejects.toThrow('broken');
  });

  it.each<[string, Partial<StoredOrder>, Partial<StoredInvoice>, boolean, number]>([
    ['comes to less', differing, {}, true, 2],
    ['comes to less, as its invoice says already', differing, { differs: true }, true, 1],
    ['comes to the same', {}, {}, false, 1],
    ['comes to the same again', {}, { differs: true }, false, 2],
    ['comes to less than a corrected one says', differing, { status: 'corrected' }, true, 2],
    [
      'comes to what a corrected one and its correction say',
      differing,
      { status: 'corrected', corrections: [invoiceName(3)] },
      false,
      1,
    ],
    ['has one that was replaced', differing, { status: 'replaced' }, false, 1],
    ['has one that was called off', differing, { status: 'cancelled' }, false, 1],
  ])(
    'marks an issued invoice that says something else by now: one that %s',
    async (_, given, invoice, differs, version) => {
      const correction = anInvoice({ ...invoiceName(3), kind: 'correction', total: -108_000 });
      const shop = await followed(given, [correction, anInvoice(invoice)]);
      expect(await shop.read('i7')).toMatchObject({ differs, version });
    },
  );

  it('calls a draft off that will never be issued, and leaves others alone', async () => {
    const ended = await followed({ status: 'cancelled', code: 'CL1' }, [waitingDraft]);
    expect(await ended.read('i7')).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Đơn hàng CL1 đã kết thúc',
    });
    expect(ended.story()).toEqual(['status cancelled null Đơn hàng CL1 đã kết thúc']);
    const waiting = await followed({ ...differing, vatInvoice: aCompany }, [waitingDraft]);
    expect(await waiting.read('i7')).toMatchObject({ status: 'draft', version: 1 });
    expect(waiting.all()).toHaveLength(1);
  });
});
