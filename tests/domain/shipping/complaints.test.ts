import { describe, expect, it } from 'vitest';
import { complain, endComplaint } from '#functions/domain/shipping/complaints/complain.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { later, parcelWorld } from './parcel-world.ts';

/** Two parcels are on their way, and the second has been lost. */
async function aLostParcel() {
  const world = await parcelWorld();
  await world.make();
  const say = (parcel: number, amount: number, at = world.table, userId = 'an') =>
    complain(world.at(at), {
      id: world.id,
      parcel,
      userId,
      kind: 'lost',
      note: 'Mất hàng',
      media: [],
      amount,
      until: '2026-12-01',
    });
  const end = (parcel: number, paid: number, at = world.table) =>
    endComplaint(world.at(at), { id: world.id, parcel, userId: 'an', paid });
  return { ...world, say, end };
}

describe('a complaint of a parcel', () => {
  it('is of that parcel alone, and said again it is what was said last, by whom and when it was first', async () => {
    const world = await aLostParcel();
    await world.say(2, 200_000);
    world.clock.at = later(60);
    await world.say(2, 150_000, world.table, 'minh');
    const { parcels } = await world.job();
    expect(parcels[0]?.complaint).toBeNull();
    expect(parcels[1]?.complaint).toMatchObject({
      asked: 150_000,
      by: 'an',
      at: later(0).toISOString(),
      paid: null,
      endedAt: null,
    });
  });

  it('is of a parcel somebody was asked to bring', async () => {
    const world = await aLostParcel();
    await world.set(1, { label: null });
    for (const parcel of [1, 7])
      await expect(world.say(parcel, 1)).rejects.toMatchObject({ code: 'SHIPMENT_NOT_FOUND' });
    const none = await parcelWorld();
    await expect(
      endComplaint(none.context, { id: none.id, parcel: 1, userId: 'an', paid: 0 }),
    ).rejects.toMatchObject({ code: 'SHIPMENT_NOT_FOUND' });
  });

  it('ends once, with what was paid last; what was never said cannot end', async () => {
    const world = await aLostParcel();
    await expect(world.end(2, 0)).rejects.toMatchObject({ code: 'STALE_STATE' });
    await world.say(2, 200_000);
    await world.end(2, 100_000);
    world.clock.at = later(60);
    await world.end(2, 120_000);
    expect((await world.parcel(2)).complaint).toMatchObject({
      paid: 120_000,
      endedAt: later(0).toISOString(),
    });
    // Said anew it is open again.
    await world.say(2, 50_000);
    expect((await world.parcel(2)).complaint).toMatchObject({ paid: null, endedAt: null });
  });

  it('stands beside what its carrier says at that moment', async () => {
    const world = await aLostParcel();
    const crossed = meanwhile(world.table, () => world.hear(2, 'out'));
    await world.say(2, 200_000, crossed.table);
    expect(crossed.happened()).toBe(true);
    expect(await world.parcel(2)).toMatchObject({ stage: 'out', complaint: { asked: 200_000 } });
  });
});
