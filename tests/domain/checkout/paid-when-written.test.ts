import { describe, expect, it } from 'vitest';
import { placeCounterOrder } from '#functions/domain/checkout/place-counter-order.ts';
import { counterOrderInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { aCounter, type Counter } from './a-counter.ts';

describe('an order that staff write down as paid', () => {
  const write = (
    it: Counter,
    paymentMethod: 'cash' | 'transfer',
    role: 'admin' | 'collaborator',
    isPaid = true,
  ) =>
    it.as(() => {
      const asked = {
        lines: it.lines(2),
        deliveryType: 'warehouse_pickup' as const,
        pickupWarehouseId: warehouse.id,
        shippingAddress: null,
        discount: null,
        customer: { fullName: '', phone: '', email: '' },
        paymentMethod,
        isPaid,
        notes: '',
        clientRequestId: 'ghi-1234-5678',
      };
      const paymentProvider = paymentMethod === 'transfer' ? ('vietqr' as const) : null;
      const input = counterOrderInput({ userId: 'lan', role }, { asked, paymentProvider, language: 'vi' });
      return placeCounterOrder(it.context, { ...input, isPaid, sourceIp: '::1' });
    });

  it('in cash needs the own open till first, and is in it', async () => {
    const it = await aCounter();
    await expect(write(it, 'cash', 'collaborator')).rejects.toMatchObject({ code: 'TILL_REQUIRED' });
    expect(it.of('order')).toEqual([]);
    const id = await it.aTill();
    const order = await write(it, 'cash', 'collaborator');
    expect([order.paidAmount, (await it.till(id)).sales]).toEqual([200_000, 200_000]);
    expect((await write(it, 'cash', 'collaborator')).id).toBe(order.id);
  });

  it('pressed twice at once is written and paid once, and both hear of the same order', async () => {
    const it = await aCounter();
    const id = await it.aTill();
    const both = await Promise.all([write(it, 'cash', 'collaborator'), write(it, 'cash', 'collaborator')]);
    expect(both.map(({ paidAmount }) => paidAmount)).toEqual([200_000, 200_000]);
    expect([new Set(both.map((one) => one.id)).size, it.of('order').length]).toEqual([1, 1]);
    expect((await it.till(id)).sales).toBe(200_000);
  });

  it('in cash and not paid yet needs no till', async () => {
    expect(await write(await aCounter(), 'cash', 'collaborator', false)).toMatchObject({ paidAmount: 0 });
  });

  it('by a transfer is an admin’s to say, and lies in no till as cash', async () => {
    const it = await aCounter();
    await expect((async () => write(it, 'transfer', 'collaborator'))()).rejects.toEqual(
      expect.objectContaining({ code: 'TRANSFER_UNPROVEN' }) as Error,
    );
    const id = await it.aTill();
    const order = await write(it, 'transfer', 'admin');
    expect(order).toMatchObject({ paymentMethod: 'transfer', paymentStatus: 'paid', paidAmount: 200_000 });
    expect(await it.till(id)).toMatchObject({ transfers: 200_000, cash: 0 });
    const without = await aCounter();
    expect(await write(without, 'transfer', 'admin')).toMatchObject({ paymentStatus: 'paid' });
  });

  it('by a transfer that is still to come may be written down by anybody of staff', async () => {
    const order = await write(await aCounter(), 'transfer', 'collaborator', false);
    expect(order).toMatchObject({ paymentStatus: 'processing', status: 'draft' });
  });
});
