import { describe, expect, it } from 'vitest';
import { getOrderTimeline } from '#shared/orders/index.ts';
import { listMovements } from '#shared/inventory/index.ts';
import { getProfitReport } from '#shared/reports/index.ts';
import { complainOfParcel, takeInParcels, waiveClaim } from '#shared/shipping/index.ts';
import type { BodyOf, CallInput } from '#shared/contract/route.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { shipping } from '#tests/support/parcels.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = shipping(world);
const admin = aSharedMember(world, { role: 'admin' });
const packer = aSharedMember(world, { role: 'collaborator', fullName: 'Hoa' });
const other = aSharedMember(world, { role: 'collaborator', fullName: 'Nam' });

type Lines = NonNullable<NonNullable<CallInput<typeof takeInParcels>['body']>['lines']>;
const takeIn = (id: string, lines: Lines = [], token = packer.accessToken) =>
  world.send(takeInParcels, { params: { id }, token, body: { lines } });

/** Two of one thing that cost 30,000 each, and their parcel is in the warehouse again. */
async function cameBack() {
  const made = await shop.sent(packer);
  const { id } = made.order;
  const stored = await shop.stored(id);
  const items = stored.items.map((item) => ({ ...item, cost: 30_000 }));
  await world.write([orderRecord.item({ ...stored, items })]);
  for (const status of ['3', '4', '9', '20', '21']) await shop.becomes(made.label, status);
  const [line] = (await shop.look(packer, id)).items;
  if (!line) throw new Error('Nothing was packed');
  return { ...made, id, line };
}

describe('taking in what came back', () => {
  it('stays a trouble until it is claimed, or until a reason says why not; the first reason stands', async () => {
    const { id, line } = await cameBack();
    const waive = (reason: string) =>
      world.send(waiveClaim, {
        params: { id, parcel: '1' },
        body: { reason },
        token: packer.accessToken,
      });
    expect((await waive('Hộp đã hỏng sẵn')).status).toBe(409);
    await takeIn(id, [{ id: line.id, damaged: 1 }]);
    for (const reason of ['Hộp đã hỏng sẵn', 'Lý do khác'])
      expect((await waive(reason)).body).toMatchObject({
        troubles: [],
        parcels: [{ claimWaived: { reason: 'Hộp đã hỏng sẵn', by: packer.id } }],
      });
  });

  it('lays back what is good, and writes off the rest in the ledger, the order and the profit', async () => {
    const { id, line, product, member, order } = await cameBack();
    const { status, body } = await takeIn(id, [{ id: line.id, damaged: 1 }]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'returned',
      takenIn: { userId: packer.id, name: 'Hoa' },
      items: [{ id: line.id, damaged: 1, missing: 0 }],
      parcels: [{ lost: { damaged: 1, missing: 0 } }],
      troubles: ['to_claim'],
    });
    expect(await shop.shelfOf(product)).toEqual({ onHand: 19, reserved: 0 });
    const [item] = (await shop.stored(id)).items;
    expect((await shop.stored(id)).lostPieces).toEqual({ [item?.id ?? '']: 1 });
    // A shelf's lines come a moment later.
    const lines = async () =>
      (
        await world.send(listMovements, {
          params: { productId: product.card.id },
          query: {},
          token: packer.accessToken,
        })
      ).body.data.filter(({ why }) => why === 'parcel-returned');
    await expect
      .poll(lines)
      .toMatchObject([{ onHand: { from: 18, to: 19 }, lost: { damaged: 1, missing: 0 }, of: { id } }]);
    const { body: story } = await world.send(getOrderTimeline, { params: { id }, token: member.accessToken });
    expect(story.filter(({ to }) => to === 'pieces_lost')).toMatchObject([{ note: '1 0', by: 'staff' }]);
    expect((await world.mailTo(member.email, 'chuyển hoàn')).subject).toContain(order.code);
    const day = dayInVietnam(Date.parse(order.createdAt));
    const left = async () => {
      const query = { start: day, end: day, groupBy: 'order' } as const;
      const { rows } = (await world.send(getProfitReport, { token: admin.accessToken, query })).body;
      return rows.find((row) => row.id === id);
    };
    await expect.poll(left).toMatchObject({ revenue: 0, cost: 0, lost: 30_000 });
  });

  it('is one, pressed twice; and of two who found otherwise the first is believed', async () => {
    const { id, line, product } = await cameBack();
    const found = [{ id: line.id, missing: 2 }];
    const twice = await Promise.all([takeIn(id, found), takeIn(id, found)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 18, reserved: 0 });
    expect(Object.values((await shop.stored(id)).lostPieces ?? {})).toEqual([2]);
    expect((await takeIn(id, [])).failure.code).toBe('ORDER_STATE');

    const next = await cameBack();
    const answers = await Promise.all([
      takeIn(next.id, [{ id: next.line.id, damaged: 2 }]),
      takeIn(next.id, [], other.accessToken),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { lostPieces = {}, status } = await shop.stored(next.id);
    const lost = Object.values(lostPieces).reduce((sum, pieces) => sum + pieces, 0);
    expect([status, (await shop.shelfOf(next.product)).onHand]).toEqual(['returned', 20 - lost]);
  });

  it('is refused where more is said than was sent, and before it has left', async () => {
    const { id, line } = await cameBack();
    const loadChunk = async (lines: Lines) => (await takeIn(id, lines)).failure.code;
    expect(await loadChunk([{ id: line.id, damaged: 2, missing: 1 }])).toBe('PACKING_TOO_MANY');
    expect(await loadChunk([{ id: 'x', damaged: 1 }])).toBe('PACKING_LINE_UNKNOWN');
    const lots = [{ code: 'A1', expiresOn: '2027-01-01', quantity: 2 }];
    expect(await loadChunk([{ id: line.id, damaged: 1, lots }])).toBe('LOTS_NEEDED');
    expect((await takeIn(id, [{ id: line.id, damaged: -1 }])).status).toBe(400);
    expect((await takeIn('nothing')).failure.code).toBe('ORDER_NOT_FOUND');
    expect((await shop.stored(id)).status).toBe('shipped');
    const { order: bare } = await shop.packed(packer);
    expect((await takeIn(bare.id)).failure.code).toBe('ORDER_STATE');
  });

  it('names what its carrier is asked for, which is asked once', async () => {
    const { id, line } = await cameBack();
    const { body } = await takeIn(id, [{ id: line.id, damaged: 1, missing: 1 }]);
    const value = body.parcels[0]?.lost.value ?? 0;
    expect(value).toBe(body.parcels[0]?.value);
    const draft: BodyOf<typeof complainOfParcel> = {
      kind: 'damaged',
      note: 'Móp hộp',
      amount: value,
      until: '2026-12-01',
      media: [],
    };
    const claim = () =>
      world.send(complainOfParcel, {
        params: { id, parcel: '1' },
        token: packer.accessToken,
        body: draft,
      });
    const both = await Promise.all([claim(), claim()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await shop.look(packer, id)).parcels).toMatchObject([
      { complaint: { asked: value, endedAt: null }, troubles: ['complained'] },
    ]);
  });
});
