import { describe, expect, it } from 'vitest';
import { applyTrackingUpdate } from '#functions/domain/shipping/parcels/apply-tracking-update.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aReport, later, parcelWorld } from './parcel-world.ts';

async function aDeliveredOrder() {
  const world = await parcelWorld({ pieces: [1] });
  await world.make();
  await world.hear(1, 'picked_up');
  const label = (await world.parcel(1)).label ?? '';
  let writes = 0;
  const write: Table['write'] = (operations) => {
    writes += 1;
    return world.table.write(operations);
  };
  const hear = async (stage: 'delivered' | 'settled', minutes: number, more: { fee?: number } = {}) => {
    writes = 0;
    const report = aReport(label, stage, { at: later(minutes).toISOString(), ...more });
    await applyTrackingUpdate(world.at({ ...world.table, write }), { orderId: world.id, number: 1, report });
    return writes;
  };
  return { ...world, hearOf: hear };
}

describe('a carrier’s word that it has settled', () => {
  it('is the money of its order in the same write', async () => {
    const { hearOf, stored, parcel } = await aDeliveredOrder();
    await hearOf('delivered', 10);
    expect(await hearOf('settled', 20)).toBe(1);
    const { total } = await stored();
    expect(await stored()).toMatchObject({ status: 'completed', paymentStatus: 'paid', paidAmount: total });
    expect(await parcel(1)).toMatchObject({ stage: 'settled', booked: true, checkAt: null });
    expect(await hearOf('settled', 20)).toBe(0);
  });

  it('where it is the first that the shop hears of the delivery moves the order, and books the money behind that', async () => {
    const { hearOf, stored } = await aDeliveredOrder();
    expect(await hearOf('settled', 20)).toBe(2);
    const { total } = await stored();
    expect(await stored()).toMatchObject({ status: 'completed', paymentStatus: 'paid', paidAmount: total });
  });

  it('waits for the other parcel of its order, and asks on as long as it does', async () => {
    const world = await parcelWorld();
    await world.make();
    for (const number of [1, 2]) await world.hear(number, 'picked_up');
    for (const number of [1, 2]) await world.hear(number, 'delivered');
    await world.hear(1, 'settled');
    expect(await world.parcel(1)).toMatchObject({ stage: 'settled', booked: false });
    expect((await world.parcel(1)).checkAt).not.toBeNull();
    await world.hear(2, 'settled');
    const { total } = await world.stored();
    expect(await world.stored()).toMatchObject({ paymentStatus: 'paid', paidAmount: total });
  });

  it('costs what bringing it cost from the same write on', async () => {
    const { hearOf, stored } = await aDeliveredOrder();
    await hearOf('delivered', 10);
    await hearOf('settled', 20);
    expect((await stored()).carriage).toMatchObject({ awaited: 20_000 });
  });

  it('is still awaited where money of its statement is booked before', async () => {
    const { hearOf, set, parcel, stored } = await aDeliveredOrder();
    await hearOf('delivered', 10);
    const fees = { feeOut: 20_000, feeBack: 0, codFee: 0, insurance: 0, compensation: 0 };
    const paidOut = {
      statementId: 's',
      at: later(15).toISOString(),
      collected: 100_000,
      ...fees,
      net: 80_000,
    };
    await set(1, { paidOut });
    expect(await hearOf('delivered', 20, { fee: 21_000 })).toBe(2);
    expect((await stored()).paymentStatus).toBe('paid');
    expect((await parcel(1)).checkAt).not.toBeNull();
  });

  it('that brings no money is taken down by itself', async () => {
    const { hearOf, set, parcel, stored } = await aDeliveredOrder();
    await hearOf('delivered', 10);
    await set(1, { cod: 0 });
    expect(await hearOf('settled', 20)).toBe(1);
    expect(await parcel(1)).toMatchObject({ stage: 'settled', booked: false });
    expect((await stored()).paidAmount).toBe(0);
  });
});
