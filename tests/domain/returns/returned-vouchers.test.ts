import { describe, expect, it } from 'vitest';
import type { OrderVoucher } from '#shared/orders/order.ts';
import type { ReturnReason } from '#shared/returns/return-order.ts';
import { voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { aMemberVoucher, heldItems } from '#tests/support/vouchers.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { voucherKeys } from '#functions/domain/vouchers/voucher-keys.ts';
import { payBack, received, returnWorld } from './return-world.ts';

/** An order of four pieces that was placed with a voucher of 40,000 ₫. */
function withVoucher() {
  const own = aMemberVoucher('lan', {
    id: 'vou_sen~1',
    voucherId: 'vou_sen',
    code: 'SEN',
    usedAt: '2026-11-20',
    saved: 40_000,
  });
  const { id, code, type, category, voucherId } = own;
  const voucher: OrderVoucher = {
    id,
    code,
    name: 'Sen',
    type,
    category,
    voucherId,
    campaignId: null,
    discountAmount: 40_000,
  };
  const world = returnWorld({
    order: { vouchers: [voucher], voucherDiscount: 40_000, total: 360_000, paidAmount: 360_000 },
  });
  world.put(heldItems({ ...own, orderId: world.order.id }));
  const isBack = async () => {
    const entry = world.rows().find(({ entity }) => entity === 'member-voucher');
    return [
      entry?.['usedAt'] === undefined,
      (await voucherRecord.find(world.table, { id: 'vou_sen' }))?.used === 0,
    ];
  };
  const refund = async (quantity: number, reason: ReturnReason, at: Table = world.table) => {
    const returned = await received(world, quantity, { reason });
    await world.inspect(returned, quantity);
    await payBack(world, returned);
    await world.move(returned, 'refunded', {}, at);
  };
  return { ...world, isBack, refund };
}

describe('the vouchers of an order that came back', () => {
  it('are its buyer’s again with the last piece, where that was the shop’s fault', async () => {
    const { refund, isBack, stored } = withVoucher();
    await refund(3, 'damaged');
    expect([await isBack(), (await stored()).status]).toEqual([[false, false], 'completed']);
    await refund(1, 'wrong_item');
    expect([await isBack(), (await stored()).status]).toEqual([[true, true], 'refunded']);
  });

  it.each<[ReturnReason, ReturnReason]>([
    ['changed_mind', 'damaged'],
    ['damaged', 'changed_mind'],
  ])('stay spent where some of it came back for no fault: %s, then %s', async (first, second) => {
    const { refund, isBack, stored } = withVoucher();
    await refund(2, first);
    await refund(2, second);
    expect([await isBack(), (await stored()).status]).toEqual([[false, false], 'refunded']);
  });

  it('are its buyer’s again also where somebody was quicker with something else', async () => {
    const { refund, isBack, stored, table } = withVoucher();
    const left = ['tally-moved', 'order-moved'];
    // One of the refusals the writes of a return name.
    const write = (async (operations) => left.shift() ?? table.write(operations)) as Table['write'];
    await refund(4, 'damaged', { ...table, write });
    expect([left, await isBack(), (await stored()).status]).toEqual([[], [true, true], 'refunded']);
  });

  it('that somebody has given back before do not keep the return from its end', async () => {
    const { refund, stored, table } = withVoucher();
    await table.write([update(voucherKeys.own('lan', 'vou_sen~1'), { remove: ['orderId', 'usedAt'] })]);
    await refund(4, 'damaged');
    expect((await stored()).status).toBe('refunded');
  });
});
