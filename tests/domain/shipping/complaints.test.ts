import { describe, expect, it } from 'vitest';
import { type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { complain, endComplaint, waiveClaim } from '#functions/domain/shipping/complaints/complain.ts';
import { complaintMedia } from '#functions/domain/shipping/complaints/settle-complaint-picture.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { jobRecord } from '#functions/domain/shipping/packing/packing-job.ts';
import { parcelName } from '#functions/domain/shipping/shipping-keys.ts';
import { put } from '#functions/platform/table/table-operations.ts';
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

describe('a claim that is not made', () => {
  async function aDamagedParcel() {
    const world = await parcelWorld();
    await world.make();
    const job = await world.job();
    const lines = job.lines.map((line) => ({ ...line, damaged: line.parcel === 2 ? 1 : 0 }));
    await world.table.write(jobRecord.replace(job, { lines }).writes);
    const waive = (reason: string, parcel = 2) =>
      waiveClaim(world.context, { id: world.id, parcel, reason, userId: 'an' });
    return { ...world, waive };
  }

  it('is written down with its reason once, and is no trouble any more', async () => {
    const world = await aDamagedParcel();
    expect(toPackingOrder(await world.job()).troubles).toEqual(['to_claim']);
    await world.waive('Tự đóng gói lỗi');
    world.clock.at = later(60);
    await world.waive('Lý do khác');
    expect((await world.parcel(2)).claimWaived).toEqual({
      reason: 'Tự đóng gói lỗi',
      by: 'an',
      at: later(0).toISOString(),
    });
    expect(toPackingOrder(await world.job()).troubles).toEqual([]);
  });

  it('is refused where nothing is to be claimed', async () => {
    const world = await aDamagedParcel();
    await expect(world.waive('Không hỏng', 1)).rejects.toMatchObject({ code: 'STALE_STATE' });
    expect((await world.parcel(1)).claimWaived).toBeUndefined();
  });
});

describe('the pictures of a complaint', () => {
  const upload = (id: string, given: Partial<StoredUpload> = {}) =>
    uploadItem({
      id,
      ownerId: 'an',
      kind: 'reviewImages',
      mimeType: 'image/jpeg',
      bytes: 9,
      status: 'waiting',
      createdAt: later(0).toISOString(),
      ...given,
    });

  async function pictured(...media: string[]) {
    const world = await parcelWorld();
    await world.make();
    world.put(['u1', 'u2'].map((id) => upload(id)));
    const show = (...ids: string[]) =>
      complain(world.context, {
        id: world.id,
        parcel: 2,
        userId: 'an',
        kind: 'damaged',
        note: 'Móp hộp',
        media: ids,
        amount: 50_000,
        until: '2026-12-01',
      });
    await show(...media);
    const settle = (pictureId: string, ready: boolean, of = parcelName(world.id, 2)) =>
      complaintMedia.settle(world.context, { id: of, pictureId, ready, also: [put(upload('seen'))] });
    const shown = async () => (await world.parcel(2)).complaint?.pictures.map(({ id, ready }) => [id, ready]);
    return { ...world, show, settle, shown };
  }

  it('are attached to its parcel once, and stay with it when it is said again', async () => {
    const world = await pictured('u1');
    const [first] = (await world.parcel(2)).complaint?.pictures ?? [];
    expect(first).toMatchObject({ id: 'u1', url: expect.stringContaining('u1'), ready: false });
    const attached = () =>
      world
        .rows()
        .filter(({ entity, status }) => entity === 'upload' && status === 'attached')
        .map(({ id, attachedTo }) => [id, attachedTo]);
    expect(attached()).toEqual([['u1', `parcel#${parcelName(world.id, 2)}`]]);
    await world.settle('u1', true);
    await world.show('u1', 'u2');
    expect(await world.shown()).toEqual([
      ['u1', true],
      ['u2', false],
    ]);
    expect(attached()).toHaveLength(2);
  });

  it('are uploads of whoever complains, and nothing is said without them', async () => {
    const world = await pictured();
    world.put([upload('theirs', { ownerId: 'minh' })]);
    for (const id of ['theirs', 'none'])
      await expect(world.show(id)).rejects.toMatchObject({ code: 'UNKNOWN_UPLOAD' });
    expect(await world.shown()).toEqual([]);
  });

  it('are shown once they are ready, and dropped where they were refused', async () => {
    const world = await pictured('u1', 'u2');
    await world.settle('u2', true);
    expect(await world.shown()).toEqual([
      ['u1', false],
      ['u2', true],
    ]);
    await world.settle('u1', false);
    expect(await world.shown()).toEqual([['u2', true]]);
    expect(world.rows().filter(({ id }) => id === 'seen')).toHaveLength(1);
    // Of a parcel nobody complained of there is nothing to show.
    await world.settle('u2', false, parcelName(world.id, 1));
    expect([await world.shown(), (await world.parcel(1)).complaint]).toEqual([[['u2', true]], null]);
  });
});
