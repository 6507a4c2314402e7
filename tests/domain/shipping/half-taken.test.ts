import { describe, expect, it, vi } from 'vitest';
import { ReturnRequestInput } from '#shared/returns/member-returns.contract.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { returnKeys } from '#functions/domain/returns/return-keys.ts';
import * as codes from '#functions/domain/returns/return-code.ts';
import { openStaffReturn } from '#functions/domain/returns/request-return.ts';
import { settleKeptParcels, takeInRest } from '#functions/domain/shipping/parcels/take-in-rest.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aProfile } from '#tests/support/profile.ts';
import { openTillOf } from '../support/open-till.ts';
import { aParcel, later, parcelWorld, type ParcelWorld, start } from './parcel-world.ts';

/** Three pieces at 100,000 ₫ are on their way in two parcels: of one, and of two. */
async function atTheDoor(given: Partial<StoredOrder> = {}) {
  const world = await parcelWorld({ order: given });
  await world.make();
  await world.hear(1, 'out');
  await world.hear(2, 'out');
  return world;
}

const takeIn = async (world: ParcelWorld, returned: number, restocked = returned, at = world.table) => {
  const itemId = (await world.stored()).items[0]?.id ?? '';
  return withOrigin({ who: { id: 'an', role: 'admin' }, way: 'form' }, () =>
    takeInRest(world.at(at), {
      id: world.id,
      userId: 'an',
      reason: 'changed_mind',
      note: '',
      lines: [{ itemId, returned, restocked, lots: [] }],
    }),
  );
};

/** Staff open a return of one piece. */
async function askBack(world: ParcelWorld) {
  const [item] = (await world.stored()).items;
  const wish = {
    items: [{ itemId: item?.id ?? '', quantity: 1 }],
    reason: 'damaged',
    resolution: 'refund',
  };
  const asked = {
    ...ReturnRequestInput.parse(wish),
    orderId: world.id,
    userId: 'an',
    status: 'approved',
  } as const;
  await openStaffReturn(world.context, asked);
}

const sumsOf = async ({ stored, job }: ParcelWorld) => {
  const { status, returnedAmount, refundDue, paidAmount } = await stored();
  return { status, returnedAmount, refundDue, paidAmount, cod: (await job()).parcels.map(({ cod }) => cod) };
};

describe('an order of which a part was kept', () => {
  it('is to be paid for what was kept: each of two parcels by what was in it', async () => {
    const world = await atTheDoor();
    await takeIn(world, 1);
    expect(await sumsOf(world)).toEqual({
      status: 'completed',
      returnedAmount: 100_000,
      refundDue: 0,
      paidAmount: 0,
      cod: [66_667, 133_333],
    });
    expect((await world.job()).parcels.map(({ stage }) => stage)).toEqual(['delivered', 'delivered']);
    await world.hear(1, 'settled');
    expect((await world.stored()).paidAmount).toBe(0);
    await world.hear(2, 'settled');
    expect(await world.stored()).toMatchObject({ paidAmount: 200_000, paymentStatus: 'paid', refundDue: 0 });
  });

  it('is to be paid by the parcel that was brought, where the other came back whole', async () => {
    const world = await atTheDoor();
    await world.hear(2, 'returned');
    await takeIn(world, 2);
    expect(await sumsOf(world)).toMatchObject({ returnedAmount: 200_000, cod: [100_000, 0] });
    expect((await world.job()).parcels.map(({ stage }) => stage)).toEqual(['delivered', 'returned']);
    await world.hear(1, 'settled');
    expect(await world.stored()).toMatchObject({ paidAmount: 100_000, paymentStatus: 'paid' });
  });

  it('gives back what was paid ahead beyond what was kept', async () => {
    const world = await atTheDoor({ paidAmount: 300_000, paymentStatus: 'paid' });
    await takeIn(world, 1);
    expect(await sumsOf(world)).toMatchObject({ returnedAmount: 100_000, refundDue: 100_000, cod: [0, 0] });
  });

  it('passes into the till of whoever brought it for the shop, no more than is due for what was kept', async () => {
    const world = await parcelWorld({ order: { status: 'delivering', carrier: null } });
    await openTillOf(world.context, 'an', { warehouseId: 'hni' });
    await takeIn(world, 1);
    expect(await world.stored()).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      paidAmount: 200_000,
      returnedAmount: 100_000,
      refundDue: 0,
    });
    const rows = world.rows().filter(({ entity }) => entity === 'till-entry');
    expect(rows.map(({ line, amount }) => [line, amount])).toEqual([['cods', 200_000]]);
  });

  it('is said once, however often, and something else is refused', async () => {
    const world = await atTheDoor();
    await takeIn(world, 2, 1);
    const [order, job] = [await world.stored(), await world.job()];
    await takeIn(world, 2, 1);
    expect([await world.stored(), await world.job()]).toEqual([order, job]);
    for (const [returned, restocked] of [
      [1, 1],
      [2, 2],
    ] as const)
      await expect(takeIn(world, returned, restocked)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    expect((await world.job()).lines.reduce((sum, { damaged }) => sum + damaged, 0)).toBe(1);
    expect(await world.stored()).toMatchObject({ lostPieces: { [order.items[0]?.id ?? '']: 1 } });
  });

  it('is said once by two at the same moment, and a piece that another return has by then is not taken in again', async () => {
    const world = await atTheDoor();
    const crossed = meanwhile(world.table, () => takeIn(world, 1));
    await takeIn(world, 1, 1, crossed.table);
    expect([crossed.happened(), (await world.stored()).returnedAmount]).toEqual([true, 100_000]);
    const other = await parcelWorld({ pieces: [3] });
    await other.make();
    await other.hear(1, 'delivered');
    const opened = meanwhile(other.table, () => askBack(other));
    await expect(takeIn(other, 2, 2, opened.table)).rejects.toMatchObject({ code: 'NOTHING_KEPT' });
    expect(opened.happened()).toBe(true);
  });

  it('gets another code where the one its return was to get is taken', async () => {
    const [first, world] = [await atTheDoor(), await atTheDoor()];
    await takeIn(first, 1);
    const taken = (await first.job()).halfTaken?.code ?? '';
    world.put([{ ...returnKeys.code(taken), entity: 'return-code', returnId: 'other' }]);
    const drawn = vi.spyOn(codes, 'newReturnCode').mockReturnValueOnce(taken);
    await takeIn(world, 1);
    expect(drawn.mock.calls.length).toBe(2);
    expect((await world.job()).halfTaken?.code).not.toBe(taken);
  });

  it.each<[string, Partial<StoredOrder>, string[]]>([
    ['nothing is owed', {}, ['requested', 'approved', 'returning', 'received', 'inspected', 'refunded']],
    [
      'its money is owed',
      { paidAmount: 300_000, paymentStatus: 'paid' },
      ['requested', 'approved', 'returning', 'received', 'inspected'],
    ],
  ])('is told as a return whose steps were taken at once, as far as it is: %s', async (_, given, steps) => {
    const world = await atTheDoor(given);
    await takeIn(world, 1);
    const told = world.rows().filter(({ entity }) => entity === 'return-event');
    expect(told.map(({ from, to }) => [from, to])).toEqual(
      steps.map((step, place) => [steps[place - 1] ?? null, step]),
    );
    expect(world.rows().find(({ entity }) => entity === 'return')?.['status']).toBe(steps.at(-1));
  });

  it('has kept something, and gives back no more than was bought', async () => {
    const world = await atTheDoor();
    await expect(takeIn(world, 3)).rejects.toMatchObject({ code: 'NOTHING_KEPT' });
    await expect(takeIn(world, 4)).rejects.toMatchObject({ code: 'RETURN_TOO_MANY' });
    await takeIn(world, 2);
  });

  it('has kept something beside what it is giving back already', async () => {
    const world = await atTheDoor();
    await world.hear(1, 'delivered');
    await world.hear(2, 'delivered');
    await askBack(world);
    await expect(takeIn(world, 2)).rejects.toMatchObject({ code: 'NOTHING_KEPT' });
    await takeIn(world, 1);
    expect(await sumsOf(world)).toMatchObject({ returnedAmount: 100_000, cod: [66_667, 133_333] });
  });

  it('has left the house: nothing of one that waits to be fetched was kept by anybody', async () => {
    const world = await parcelWorld();
    await world.make();
    await world.hear(1, 'out');
    await expect(takeIn(world, 1)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    await world.hear(2, 'out');
    await takeIn(world, 1);
  });

  it.each([
    ['was packed alone', { status: 'packing_completed' }],
    ['is called off', { status: 'cancelled' }],
    ['was brought by the shop and is over', { status: 'completed', carrier: null }],
    [
      'stands for other goods',
      { replaces: { orderId: 'o', orderCode: 'CL', returnId: 'r', returnCode: 'TH' } },
    ],
  ] as const)('is none that %s', async (_, given) => {
    const world = await atTheDoor();
    await world.change(given);
    await expect(takeIn(world, 1)).rejects.toMatchObject({ code: 'ORDER_STATE' });
  });

  it('is looked for no more: what its carrier told of it is taken in', async () => {
    const world = await atTheDoor();
    await world.set(1, { isPartBack: true });
    world.put([profileRecord.item(aProfile({ id: 'an', fullName: 'Trần An' }))]);
    await takeIn(world, 1);
    expect((await world.parcel(1)).isPartBack).toBe(false);
    expect((await world.job()).takenIn).toMatchObject({ userId: 'an', name: 'Trần An' });
  });
});

describe('parcels of which a part was kept', () => {
  const [before, at] = [start.toISOString(), later(60).toISOString()];

  it('collect what is due for the rest, where they were brought and are not booked', () => {
    const parcels = [
      aParcel({ number: 1, stage: 'failed', isPartBack: true }),
      aParcel({ number: 2, stage: 'settled', deliveredAt: before, collectedAt: before }),
      aParcel({ number: 3, stage: 'compensated' }),
      aParcel({ number: 4, stage: 'returned', value: 900_000, isPartBack: true }),
      aParcel({ number: 5, stage: 'settled', booked: true, cod: 70_000, isPartBack: true }),
      aParcel({ number: 6, stage: 'open', label: null, cod: 5_000 }),
    ];
    const kept = settleKeptParcels(parcels, 90_000, at);
    expect(
      kept.map(({ stage, cod, deliveredAt, collectedAt }) => [stage, cod, deliveredAt, collectedAt]),
    ).toEqual([
      ['delivered', 30_000, at, at],
      ['settled', 30_000, before, before],
      ['compensated', 30_000, at, at],
      ['returned', 0, null, null],
      ['settled', 70_000, null, null],
      ['open', 5_000, null, null],
    ]);
    expect(kept.some(({ isPartBack }) => isPartBack)).toBe(false);
  });

  it('have collected nothing where nothing is due, and were brought though their carrier calls them back', () => {
    const kept = settleKeptParcels([aParcel({ stage: 'returned', collectedAt: before })], 0, at);
    expect(kept).toMatchObject([{ stage: 'delivered', cod: 0, deliveredAt: at, collectedAt: null }]);
  });
});
