import { schedulerFor } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimRefund } from '#functions/domain/refunds/process-refund.ts';
import { requireRefund } from '#functions/domain/refunds/read-refund.ts';
import { orderWorld } from '#tests/domain/orders/order-world.ts';

/** An order of two pieces that was paid at VNPay, of which some is to be given off. */
async function paidAtVnpay() {
  const world = await orderWorld({ stock: 5, price: 100_000 }, schedulerFor([]));
  const wanted = { isGuest: false, quantity: 2, isCash: false, isSent: false, hasVoucher: false };
  await world.order(0, wanted);
  await world.payAt(0, 'vnpay', 'pay');
  await world.releaseNotices('vnpay', 'given');
  await world.workNotices();
  const stands = async () => {
    const { refunds, sentThere } = await world.look();
    return { is: refunds.map(({ status }) => status), sent: sentThere.length };
  };
  return { world, stands, giveOff: () => world.askRefund(0, 'goodwill', 0.2, 'an', true) };
}

describe('a refund at VNPay nobody there heard of', () => {
  it('is not taken for an earlier one of the same payment', async () => {
    const { world, stands, giveOff } = await paidAtVnpay();
    await giveOff();
    await world.processRefund(0, 1);
    await world.followRefunds(0);
    expect(await stands()).toEqual({ is: ['succeeded'], sent: 1 });
    await giveOff();
    await world.providerMood('deaf');
    await world.processRefund(1, 1);
    expect(await stands()).toEqual({ is: ['succeeded', 'processing'], sent: 1 });
    // VNPay tells of the first; the second is asked for once more.
    await world.followRefunds(0);
    expect(await stands()).toEqual({ is: ['succeeded', 'processing'], sent: 2 });
    await world.followRefunds(0);
    expect(await stands()).toEqual({ is: ['succeeded', 'succeeded'], sent: 2 });
  });
});

describe('a try that was refused', () => {
  it('ends no later one, however late its answer is heard once more', async () => {
    const { world, stands, giveOff } = await paidAtVnpay();
    const first = async () => requireRefund(world.context, (await world.look()).refunds[0]?.id ?? '');
    await giveOff();
    await world.providerMood('refuses');
    await world.processRefund(0, 1);
    const refused = { ...(await first()), requestKey: 'the-first-try' };
    expect((await first()).status).toBe('failed');
    await world.processRefund(0, 1);
    expect(await stands()).toEqual({ is: ['processing'], sent: 1 });
    await claimRefund(world.context, refused, { kind: 'refused', error: 'VNPAY 93' });
    await claimRefund(world.context, refused, { kind: 'done', reference: '1' });
    expect(await stands()).toEqual({ is: ['processing'], sent: 1 });
    await world.followRefunds(0);
    expect(await stands()).toEqual({ is: ['succeeded'], sent: 1 });
  });
});
