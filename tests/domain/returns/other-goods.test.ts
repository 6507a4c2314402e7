import { describe, expect, it } from 'vitest';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import { payBackPayment } from '#functions/domain/payments/settling/pay-back.ts';
import { createRefund } from '#functions/domain/refunds/create-refund.ts';
import { owedParts } from '#functions/domain/refunds/refund-source.ts';
import { readStaffReturn } from '#functions/domain/returns/read-staff-return.ts';
import { aPayment } from '#tests/domain/reports/a-payment.ts';
import { paymentRecord } from '#functions/domain/payments/records/payment-record.ts';
import { paymentIdOf } from '#functions/domain/payments/records/payment-keys.ts';
import { moneyHeld, missingOf } from '#functions/domain/orders/order-money.ts';
import { returnRecord } from '#functions/domain/returns/return-record.ts';
import { otherGoods, type OtherGoods } from './other-goods.ts';

const seen = (world: OtherGoods, id: string) =>
  readStaffReturn(world.context(), { id, role: 'admin', includeLogs: undefined });

describe('other goods that cost more', () => {
  it('are paid with what came back, and the rest is collected with them', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    expect(await world.preview(id)).toMatchObject({ total: 150_000, credit: 100_000, due: 50_000, back: 0 });
    await world.exchange(id);
    const order = await world.sentFor(id);
    expect(order).toMatchObject({
      userId: 'lan',
      customer: { fullName: 'Lan' },
      saleChannelId: world.order.saleChannelId,
      placedBy: 'an',
      status: 'confirmed',
      paymentStatus: 'processing',
      total: 150_000,
      paidAmount: 100_000,
      exchange: {
        orderId: world.order.id,
        orderCode: world.order.code,
        returnId: id,
        credit: 100_000,
        carried: 100_000,
      },
    });
    expect([missingOf(order), order.replaces]).toEqual([50_000, undefined]);
    expect(await world.counts(world.pot)).toEqual({ onHand: 5, reserved: 1 });
  });

  it('wait for a transfer of the rest alone, which pays them', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    await world.exchange(id, { paymentMethod: 'transfer' });
    const order = await world.sentFor(id);
    expect(order).toMatchObject({ status: 'draft', paymentStatus: 'processing', flags: [] });
    const payment = world.rows().find((row) => row['entity'] === 'payment');
    expect(payment?.['amount']).toBe(50_000);
    const paid = settlePaid(order, { amount: 50_000, late: false, by: 'provider', at: new Date() }).after;
    expect(paid).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', refundDue: 0 });
  });

  it('leave the first order with the price of what was kept, marked so that it goes back to nobody', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    await world.exchange(id);
    const [root, sent] = [await world.stored(), await world.sentFor(id)];
    expect(root).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      returnedAmount: 100_000,
      refundedAmount: 100_000,
      refundDue: 0,
      flags: [],
      paybacks: [
        { cause: 'return', returnId: id, amount: 100_000, carriedTo: { id: sent.id, code: sent.code } },
      ],
    });
    expect([moneyHeld(root), moneyHeld(sent), owedParts(root)]).toEqual([300_000, 100_000, []]);
    await expect(
      createRefund(world.context(), {
        orderId: root.id,
        returnOrderId: id,
        kind: 'return',
        way: 'cash',
        amount: 100_000,
        reason: 'x',
        userId: 'an',
      } as Parameters<typeof createRefund>[1]),
    ).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' });
  });

  it('are told in the stories of both orders and of the return, each naming the other', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    const { code, status, replacement } = await world.exchange(id);
    const sent = await world.sentFor(id);
    expect([status, replacement]).toEqual(['exchanged', { id: sent.id, code: sent.code }]);
    expect((await world.storyOf(world.order)).slice(-2)).toEqual([
      `return_exchanged ${code}`,
      `carried 100000 ${sent.code}`,
    ]);
    expect(await world.storyOf(sent)).toEqual([`confirmed ${code}`, `credited 100000 ${world.order.code}`]);
    const step = world
      .rows()
      .findLast((row) => row['entity'] === 'return-event' && row['to'] === 'exchanged');
    expect(step).toMatchObject({ note: sent.code, userId: 'an', from: 'inspected' });
  });
});

describe('other goods that cost less, or as much', () => {
  it('are paid, and what is left of the credit is owed as any money of a return', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    const cheaper = { lines: [world.line(world.cup)], expectedTotal: 60_000 };
    expect(await world.preview(id, cheaper)).toMatchObject({ credit: 100_000, due: 0, back: 40_000 });
    await world.exchange(id, cheaper);
    expect(await world.sentFor(id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      paidAmount: 60_000,
      unpaidUntil: null,
      exchange: { credit: 100_000, carried: 60_000 },
    });
    const root = await world.stored();
    expect(root).toMatchObject({ refundDue: 40_000, refundedAmount: 60_000, flags: ['refund_due'] });
    expect(owedParts(root)).toEqual([{ kind: 'return', returnId: id, amount: 40_000 }]);
    const { money, may, moneyBack, exchange } = await seen(world, id);
    expect(money).toMatchObject({ owed: 40_000, carried: 60_000, paid: 0, credit: 0 });
    expect([may.refund, may.exchangeForOthers, may.choose]).toEqual([true, false, false]);
    expect([moneyBack, exchange]).toEqual([40_000, { credit: 100_000, total: 60_000 }]);
  });

  it('that would wait for a transfer wait for nothing, where nothing is left to pay', async () => {
    const world = otherGoods();
    const id = await world.accepted(3);
    await world.exchange(id, {
      lines: [world.line(world.pot, 2)],
      expectedTotal: 300_000,
      expectedCredit: 300_000,
      paymentMethod: 'transfer',
    });
    const sent = await world.sentFor(id);
    expect(sent).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paymentId: null });
    expect([sent.unpaidUntil, sent.confirmedAt]).toEqual([null, sent.createdAt]);
    expect((await seen(world, id)).may.refund).toBe(false);
  });

  it('need no open till where nothing is to be paid, whatever was said of it', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    const cheaper = { lines: [world.line(world.cup)], expectedTotal: 60_000, isPaid: true };
    await world.exchange(id, cheaper);
    expect((await world.sentFor(id)).paymentStatus).toBe('paid');
    const other = await world.accepted(1);
    await expect(
      world.exchange(other, { isPaid: true, clientRequestId: 'doi-0000-0002' }),
    ).rejects.toMatchObject({
      code: 'TILL_REQUIRED',
    });
  });

  it('do not make the payment of the first order one that went back, though all of it was carried', async () => {
    const world = otherGoods();
    const id = await world.accepted(4);
    await world.exchange(id, {
      lines: [world.line(world.pot, 3)],
      expectedTotal: 450_000,
      expectedCredit: 400_000,
    });
    const root = await world.stored();
    expect([moneyHeld(root), root.status, root.paymentStatus]).toEqual([0, 'completed', 'paid']);
    const payment = aPayment({ id: paymentIdOf(root.id, 1), orderId: root.id, status: 'succeeded' });
    world.put([paymentRecord.item(payment)]);
    expect(await payBackPayment(world.context(), root)).toEqual([]);
    expect(await payBackPayment(world.context(), { ...root, paybacks: [] })).not.toEqual([]);
  });

  it('for nothing at all are paid with nothing: all of the credit stays owed, and nobody is told of a sum', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    const discount = { amount: 60_000, reason: 'Tặng' };
    await world.exchange(id, { lines: [world.line(world.cup)], discount, expectedTotal: 0 });
    const sent = await world.sentFor(id);
    expect(sent).toMatchObject({ total: 0, paidAmount: 0, status: 'confirmed', paymentStatus: 'paid' });
    expect(owedParts(await world.stored())).toEqual([{ kind: 'return', returnId: id, amount: 100_000 }]);
    const told = [...(await world.storyOf(sent)), ...(await world.storyOf(world.order))];
    expect(told.filter((line) => /^carried|^credited/.test(line))).toEqual([]);
  });
});

describe('a return of which it was never said what else it changes', () => {
  it('is exchanged all the same, and says nothing of it afterwards', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    expect((await world.read(id)).effects).not.toBeNull();
    await world.table.write(returnRecord.replace(await world.read(id), { effects: null }).writes);
    await world.exchange(id);
    expect(await world.read(id)).toMatchObject({ effects: null, resolution: 'exchange' });
  });
});
