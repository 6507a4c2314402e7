import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cancelOrder } from '#functions/domain/orders/moving/cancel-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { owedParts } from '#functions/domain/refunds/refund-source.ts';
import { chooseResolution } from '#functions/domain/returns/choose-resolution.ts';
import { readStaffReturn } from '#functions/domain/returns/read-staff-return.ts';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import type { PriceWindow } from '#shared/price-books/price-rule.ts';
import { hanoi } from '#tests/support/orders.ts';
import { moneyHeld } from '#functions/domain/orders/order-money.ts';
import { otherGoods, type OtherGoods } from './other-goods.ts';

const Mailed = z.object({ content: z.object({ orderId: z.string(), note: z.string() }) });

const seen = (world: OtherGoods, id: string) =>
  readStaffReturn(world.context(), { id, role: 'admin', includeLogs: undefined });

describe('what came back is worth', () => {
  it('its share of what was paid: less what was taken off, with the shipping where the shop is at fault', async () => {
    const voucher = { type: 'discount_amount', discountAmount: 40_001 } as const;
    const vouchers = [
      {
        ...voucher,
        id: 'v',
        code: 'V',
        name: 'V',
        category: 'system_voucher',
        voucherId: null,
        campaignId: null,
      },
    ] as const;
    const total = 400_000 - 40_001 + 30_000;
    const order = {
      vouchers: [...vouchers],
      voucherDiscount: 40_001,
      shippingFee: 30_000,
      total,
      paidAmount: total,
    };
    const credits = [];
    for (const reason of ['damaged', 'changed_mind'] as const) {
      const world = otherGoods({ order });
      const id = await world.accepted(1, { more: { reason } });
      credits.push((await world.preview(id)).credit);
    }
    // A quarter of 359,999, rounded down, and of the shipping.
    expect(credits).toEqual([89_999 + 7_500, 89_999]);
  });

  it('without the shipping where whoever looked found its buyer at fault, whatever was named', async () => {
    const world = otherGoods({ order: { shippingFee: 40_000, total: 440_000, paidAmount: 440_000 } });
    const { id } = await world.staffAsk('received', { resolution: 'exchange', reason: 'damaged' });
    const found = { itemId: world.firstLine.id, passed: 1, restocked: 1, note: '', media: [], lots: [] };
    await world.move(id, 'inspected', {
      inspection: { note: '', restock: true, fault: 'buyer', lines: [found] },
    });
    await world.exchange(id);
    expect((await world.read(id)).effects).toMatchObject({ fault: 'buyer', goods: 100_000, shipping: 0 });
  });

  it('nothing before somebody has looked at it', async () => {
    const world = otherGoods();
    const { id } = await world.staffAsk('received', { resolution: 'exchange' });
    expect((await seen(world, id)).money.credit).toBe(0);
    await expect(world.preview(id)).rejects.toMatchObject({ code: 'RETURN_STATE' });
  });

  it('what was accepted of it and nothing more', async () => {
    const world = otherGoods();
    const id = await world.accepted(3, { passed: 2 });
    expect(await world.preview(id)).toMatchObject({ credit: 200_000, back: 50_000 });
    const failed = await world.accepted(1, { passed: 0 });
    await expect(world.preview(failed)).rejects.toMatchObject({ code: 'RETURN_STATE' });
  });

  it('the same where its money was owed already, and nothing once that is on its way', async () => {
    const world = otherGoods();
    const id = await world.accepted(1, { resolution: 'refund' });
    expect(await world.stored()).toMatchObject({ refundDue: 100_000, returnedAmount: 100_000 });
    await world.exchange(id);
    expect(await world.stored()).toMatchObject({
      refundDue: 0,
      returnedAmount: 100_000,
      refundedAmount: 100_000,
    });
    expect((await world.read(id)).resolution).toBe('exchange');
    const second = await world.accepted(1, { resolution: 'refund' });
    const { paybacks } = await world.stored();
    await world.change({
      paybacks: paybacks.map((line) => (line.returnId === second ? { ...line, refundId: 'h1' } : line)),
    });
    await expect(world.preview(second)).rejects.toMatchObject({ code: 'EXCHANGE_NO_CREDIT' });
    const paidAt = '2026-11-23T03:00:00.000Z';
    const third = await world.accepted(2, { resolution: 'refund' });
    await world.change({
      paybacks: (await world.stored()).paybacks.flatMap((line) =>
        line.returnId === third
          ? [
              { ...line, amount: 50_000, paidAt },
              { ...line, amount: 150_000 },
            ]
          : [line],
      ),
    });
    await expect(world.preview(third)).rejects.toMatchObject({ code: 'EXCHANGE_NO_CREDIT' });
  });

  it('nothing while the first order is not paid in full', async () => {
    const unpaid = otherGoods({
      order: { paymentStatus: 'processing', paidAmount: 100_000, paymentMethod: 'cash' },
    });
    const id = await unpaid.accepted(1);
    await expect(unpaid.exchange(id)).rejects.toMatchObject({ code: 'EXCHANGE_NO_CREDIT', status: 409 });
    expect((await seen(unpaid, id)).may.exchangeForOthers).toBe(false);
    const short = otherGoods({ order: { paidAmount: 390_000 } });
    await expect(short.preview(await short.accepted(1))).rejects.toMatchObject({
      code: 'EXCHANGE_NO_CREDIT',
    });
  });

  it('nothing where the first order was never paid whole, though all of it came back', async () => {
    const world = otherGoods({ order: { paymentStatus: 'processing', paidAmount: 100_000 } });
    const id = await world.accepted(4, { resolution: 'refund' });
    // The money that was paid is refunded.
    expect(await world.stored()).toMatchObject({ paymentStatus: 'processing', refundDue: 100_000 });
    expect((await seen(world, id)).money.credit).toBe(0);
    await expect(world.exchange(id)).rejects.toMatchObject({ code: 'EXCHANGE_NO_CREDIT' });
  });

  it('counted for each of two returns of one order by itself', async () => {
    const world = otherGoods();
    const [first, second] = [await world.accepted(1), await world.accepted(2, { resolution: 'refund' })];
    await world.exchange(first);
    await world.exchange(second, {
      lines: [world.line(world.cup, 2)],
      expectedTotal: 120_000,
      expectedCredit: 200_000,
      clientRequestId: 'doi-0000-0002',
    });
    expect(await world.stored()).toMatchObject({
      returnedAmount: 300_000,
      refundedAmount: 220_000,
      refundDue: 80_000,
    });
    expect(owedParts(await world.stored())).toEqual([{ kind: 'return', returnId: second, amount: 80_000 }]);
    expect([(await seen(world, first)).money.carried, (await seen(world, second)).money.carried]).toEqual([
      100_000, 120_000,
    ]);
  });

  it('paid by the first order where the same goods were sent once before', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    const { replacement } = await world.move(id, 'exchanged');
    const sent = await world.orderOf(replacement?.id ?? '');
    const back = await world.backOf(sent);
    await world.exchange(back);
    expect(await world.stored()).toMatchObject({ returnedAmount: 100_000, refundedAmount: 100_000 });
    const after = await world.orderOf(sent.id);
    expect([after.returnedAmount, after.paybacks]).toEqual([0, []]);
    expect((await world.storyOf(sent)).at(-1)).toMatch(/^return_exchanged /);
    expect((await world.sentFor(back)).exchange?.orderId).toBe(world.order.id);
    // Its buyer reads of it as of each other step: with the order whose goods came back.
    const { code } = await world.read(back);
    const told = world.rows().flatMap((row) => Mailed.safeParse(row).data?.content ?? []);
    const own = told.filter(({ note }) => note.includes(code)).map(({ orderId }) => orderId);
    expect(own).toEqual(own.map(() => sent.id));
    expect(own.length).toBeGreaterThan(1);
  });
});

describe('other goods are for whoever had the first order', () => {
  const inStores: PriceWindow = {
    bookId: 'book',
    from: null,
    until: null,
    priority: 1,
    audience: { kind: 'channel', channel: 'store' },
    rules: [{ variantId: null, way: 'fixed', value: 120_000 }],
  };

  it.each([
    ['store', 120_000],
    ['website', 150_000],
  ] as const)('at the prices of where that was placed: %s', async (saleChannelId, total) => {
    const company = { companyName: 'Gốm', taxCode: '0101234567', address: 'Hà Nội', email: 'a@gom.vn' };
    const vatInvoice = { ...company, requestedAt: '2026-11-01T00:00:00.000Z' };
    const world = otherGoods({ order: { saleChannelId, vatInvoice, language: 'en' } });
    world.put(productItems({ ...world.pot, card: { ...world.pot.card, priceWindows: [inStores] } }));
    const id = await world.accepted(1);
    expect((await world.preview(id)).total).toBe(total);
    await world.exchange(id, { expectedTotal: total });
    const sent = await world.sentFor(id);
    expect(sent).toMatchObject({ total, saleChannelId, vatInvoice: company, language: 'en' });
  });

  it('also of a guest nobody knows the number of, who gives one where it is sent to', async () => {
    const customer = { fullName: 'Khách lẻ', phone: noPhone, email: '' };
    const world = otherGoods({ order: { userId: null, sessionId: 'phien', customer } });
    const { id } = await world.staffAsk('received', { resolution: 'exchange' });
    await world.inspect(id, 1);
    const shippingAddress = { recipientName: 'Cô Ba', phone: '0912345678', street: '1 Hàng Bông', ...hanoi };
    const sent = { deliveryType: 'prepaid_ship', pickupWarehouseId: null, shippingAddress } as const;
    const { total } = await world.preview(id, sent);
    await world.exchange(id, { ...sent, expectedTotal: total });
    expect(await world.sentFor(id)).toMatchObject({
      userId: null,
      sessionId: 'phien',
      customer: { fullName: 'Khách lẻ', phone: '0912345678' },
      status: 'confirmed',
    });
  });

  it('who is told what was taken off for the goods that came back', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    await world.exchange(id, { lines: [world.line(world.cup)], expectedTotal: 60_000 });
    const { code, replacement } = await world.read(id);
    const mails = JSON.stringify(world.rows().filter((row) => row['entity'] === 'mail'));
    expect(mails).toContain(
      `Đơn hàng ${replacement?.code} với sản phẩm bạn chọn đổi theo yêu cầu ${code} đã được tạo. 60.000 ₫`,
    );
    await world.move(id, 'closed');
    expect(JSON.stringify(world.rows().filter((row) => row['entity'] === 'mail'))).toBe(mails);
  });
});

describe('other goods that are called off', () => {
  it('owe what was carried to them, and their return cannot be paid once more', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    await world.exchange(id);
    const { id: sentId } = await world.sentFor(id);
    await saveChange(world.context(), {
      id: sentId,
      asker: shopRequester,
      decide: (order, at) => cancelOrder(order, { by: 'staff', reason: 'x', at }),
    });
    const sent = await world.orderOf(sentId);
    expect(owedParts(sent)).toEqual([{ kind: 'cancellation', returnId: null, amount: 100_000 }]);
    expect([moneyHeld(sent), moneyHeld(await world.stored())]).toEqual([0, 300_000]);
    expect((await seen(world, id)).may.choose).toBe(false);
    const choose = chooseResolution(world.context(), { id, resolution: 'refund', reason: '', userId: 'an' });
    await expect(choose).rejects.toMatchObject({ code: 'RETURN_STATE' });
    expect(await world.counts(world.pot)).toEqual({ onHand: 5, reserved: 0 });
  });
});
