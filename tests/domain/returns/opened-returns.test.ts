import { describe, expect, it } from 'vitest';
import { uploadItem } from '#functions/domain/media/uploads.ts';
import { listEvents } from '#functions/domain/orders/reading/order-events.ts';
import { listSteps } from '#functions/domain/returns/read-returns.ts';
import { returnKeys } from '#functions/domain/returns/return-keys.ts';
import { requestReturn } from '#functions/domain/returns/request-return.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { lan, received, returnWorld, type ReturnWorld } from './return-world.ts';

/** A table that refuses its first write for each of these reasons, as if somebody had been quicker. */
function refusing(table: Table, reasons: readonly string[]) {
  const left = [...reasons];
  // One of the refusals the writes of a return name.
  const write = (async (operations) => left.shift() ?? table.write(operations)) as Table['write'];
  return { table: { ...table, write }, left };
}

const mailsOf = (world: ReturnWorld) =>
  world
    .rows()
    .flatMap(({ entity, content }) => (entity === 'mail' ? [(content as { note: string }).note] : []));

describe('a return as it is opened', () => {
  it.each([
    ['its buyer', 'requested', [[null, 'requested', 'shopper', null, 'Vỡ nắp']]],
    [
      'staff for somebody who is to send it',
      'approved',
      [
        [null, 'requested', 'staff', 'an', 'Vỡ nắp'],
        ['requested', 'approved', 'staff', 'an', ''],
      ],
    ],
    [
      'staff who have it',
      'received',
      [
        [null, 'requested', 'staff', 'an', 'Vỡ nắp'],
        ['requested', 'approved', 'staff', 'an', ''],
        ['approved', 'received', 'staff', 'an', ''],
      ],
    ],
  ] as const)('says how far it is, step by step, in both stories: by %s', async (_, status, steps) => {
    const world = returnWorld();
    const iso = new Date(world.clock.at).toISOString();
    const asked = { quantity: 2, note: 'Vỡ nắp' };
    const { id, code } = await (status === 'requested' ? world.ask(asked) : world.staffAsk(status, asked));
    expect(await world.read(id)).toMatchObject({
      status,
      userId: 'lan',
      createdById: status === 'requested' ? 'lan' : 'an',
      customer: { fullName: 'Lan', phone: '0912345678' },
      orderId: world.order.id,
      orderCode: world.order.code,
      reason: 'damaged',
      note: 'Vỡ nắp',
      items: [{ quantity: 2, refundAmount: 200_000, passed: null, restocked: 0, qaNote: '' }],
      totalQuantity: 2,
      refundAmount: 200_000,
      moneyBack: null,
      createdAt: iso,
      approvedAt: status === 'requested' ? null : iso,
      endedAt: null,
    });
    const told = await listSteps(world.context(), id);
    expect(told.map(({ from, to, by, userId, note }) => [from, to, by, userId ?? null, note])).toEqual(steps);
    const story = await listEvents(world.context(), world.order.id);
    expect(story.map(({ kind, to, by, note }) => [kind, to, by, note])).toEqual(
      steps.map(([, to, by]) => ['note', `return_${to}`, by, code]),
    );
    const sentences = {
      requested: 'đã nhận yêu cầu',
      approved: 'được chấp nhận',
      received: 'nhận được hàng',
    };
    expect(mailsOf(world)).toEqual([expect.stringContaining(sentences[status])]);
  });

  it('is worth what its pieces cost, of an exchange as well, with their share of the shipping', async () => {
    const world = returnWorld({ order: { shippingFee: 40_000, total: 440_000, paidAmount: 440_000 } });
    const goods = await world.ask({ quantity: 1, resolution: 'exchange' });
    expect([goods.refundAmount, goods.items[0]?.refundAmount]).toEqual([110_000, 100_000]);
    const unwanted = await world.ask({ quantity: 1, reason: 'changed_mind' });
    expect(unwanted.refundAmount).toBe(100_000);
  });

  it('shows the pictures of its buyer that wait to be shown, and nobody else’s', async () => {
    const world = returnWorld();
    const upload = { kind: 'reviewImages', mimeType: 'image/png', bytes: 1, status: 'waiting' } as const;
    const createdAt = '2026-11-20T00:00:00.000Z';
    world.put([uploadItem({ ...upload, id: 'u1', ownerId: 'lan', createdAt, expiresAt: 1 })]);
    world.put([uploadItem({ ...upload, id: 'u2', ownerId: 'minh', createdAt })]);
    const ask = (media: string[]) =>
      requestReturn(world.context(), {
        userId: lan.id,
        orderId: world.order.id,
        items: [{ itemId: world.line.id, quantity: 1 }],
        reason: 'damaged',
        note: '',
        resolution: 'refund',
        method: 'pickup',
        media,
      });
    expect(await refusalOf(ask(['u2']))).toBe('UNKNOWN_UPLOAD');
    expect((await world.tally()).held).toEqual({});
    const { id, media } = await ask(['u1']);
    expect(media).toMatchObject([{ id: 'u1', ready: false }]);
    const attached = world.rows().find((row) => row['entity'] === 'upload' && row['id'] === 'u1');
    expect(attached).toMatchObject({ status: 'attached', attachedTo: `return#${id}` });
  });

  it('is told up to its hundredth step, the first of them first', async () => {
    const world = returnWorld();
    const { id } = await world.ask();
    const [first] = await listSteps(world.context(), id);
    if (!first) throw new Error('It was asked for');
    const step = (nth: number) => ({ ...first, id: `${first.id}${String(nth).padStart(3, '0')}` });
    world.put(
      Array.from({ length: 101 }, (_, nth) => ({ ...returnKeys.event(id, step(nth).id), ...step(nth) })),
    );
    const told = await listSteps(world.context(), id);
    expect(told.map((one) => one.id)).toEqual([
      first.id,
      ...Array.from({ length: 99 }, (_, nth) => step(nth).id),
    ]);
  });

  it('is opened where others were quicker, once', async () => {
    const world = returnWorld();
    const crossed = refusing(world.table, ['tally-moved', 'code-taken', 'order-moved']);
    const { id } = await world.ask({ quantity: 2, at: crossed.table });
    expect([crossed.left, (await world.tally()).held]).toEqual([[], { [world.line.id]: 2 }]);
    expect((await world.read(id)).totalQuantity).toBe(2);
  });
});

describe('a step of a return', () => {
  it('is taken where others were quicker, whatever they did, and once', async () => {
    const world = returnWorld();
    const id = await received(world, 2);
    const inspecting = ['tally-moved', 'shelf-gone', 'return-moved', 'order-moved'];
    const looked = refusing(world.table, inspecting);
    await world.inspect(id, 2, { at: looked.table });
    expect([looked.left, await world.onHand()]).toEqual([[], [2, 0]]);
    const other = await received(world, 1, { resolution: 'exchange' });
    await world.inspect(other, 1);
    const sending = refusing(world.table, ['shelf-crossed', 'code-taken']);
    await world.move(other, 'exchanged', {}, sending.table);
    expect(sending.left).toEqual([]);
    expect(world.rows().filter(({ entity }) => entity === 'order')).toHaveLength(2);
  });

  it('is refused where a picture of whoever looked is not theirs', async () => {
    const world = returnWorld();
    const id = await received(world, 1);
    const crossed = refusing(world.table, ['UNKNOWN_UPLOAD']);
    expect(await refusalOf(world.inspect(id, 1, { at: crossed.table }))).toBe('UNKNOWN_UPLOAD');
    expect((await world.read(id)).status).toBe('received');
  });

  it('of goods that replaced others is told in the stories of both orders, and paid by the first', async () => {
    const world = returnWorld();
    const id = await received(world, 1, { resolution: 'exchange' });
    await world.inspect(id, 1);
    const { replacement } = await world.move(id, 'exchanged');
    const sentId = replacement?.id ?? '';
    await world.changeOrder(sentId, { status: 'completed', stock: 'taken' });
    const back = await world.staffAsk('received', { orderId: sentId });
    await world.inspect(back.id, 1);
    const storyOf = async (orderId: string) =>
      (await listEvents(world.context(), orderId)).map(({ to, note }) => `${to} ${note}`);
    expect((await storyOf(sentId)).at(-1)).toBe(`return_inspected ${back.code}`);
    expect((await storyOf(world.order.id)).at(-1)).toBe(`return_inspected ${back.code}`);
    expect((await world.stored()).paybacks).toMatchObject([{ returnId: back.id, amount: 100_000 }]);
  });
});
