import { describe, expect, it } from 'vitest';
import { confirmOrders } from '#functions/domain/orders/desk/confirm-orders.ts';
import { recordCall } from '#functions/domain/orders/desk/record-call.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const at = new Date('2026-11-20T03:00:00.000Z');
const next = '2026-11-20T05:00:00.000Z';
/** A cash order that nobody has stood by yet. */
const unproven = (given: Partial<StoredOrder> = {}) =>
  aWaitingOrder({ paymentMethod: 'cash', paymentProvider: null, provenBy: null, ...given });

type Report = Partial<Parameters<typeof recordCall>[1]>;
const call = (order: StoredOrder, given: Report = {}) =>
  recordCall(
    order,
    { clientRequestId: 'call-1', userId: 'an', result: 'no_answer', note: '', nextAt: next, ...given },
    at,
  );

describe('a call to a buyer', () => {
  it('is kept with what came of it, and when to call again', () => {
    const { after } = call(unproven(), { note: 'Máy bận' });
    expect(after).toMatchObject({ status: 'draft', nextCallAt: next });
    expect(after.calls).toEqual([
      {
        id: 'call-1',
        userId: 'an',
        at: at.toISOString(),
        result: 'no_answer',
        note: 'Máy bận',
        nextAt: next,
      },
    ]);
  });

  it('is told of the order by what came of it, and not by what was said', () => {
    const before = call(unproven(), { clientRequestId: 'call-0' }).after;
    const { writes } = call(before, { result: 'refused', note: 'Thôi không mua' });
    const told = writes.flatMap((write) => {
      const { entity, fields } = write.build('t').Put?.Item ?? {};
      return entity === 'activity' ? (fields as { field: string; from: unknown; to: unknown }[]) : [];
    });
    expect(told).toContainEqual({ field: 'calls', from: 'no_answer', to: 'refused' });
    expect(JSON.stringify(told)).not.toContain('Thôi');
  });

  it('is told once, also when others were told between', () => {
    const first = call(unproven()).after;
    const second = call(first, { clientRequestId: 'call-2' }).after;
    expect(second.calls.map(({ id }) => id)).toEqual(['call-1', 'call-2']);
    const again = call(second);
    expect([again.after, again.writes]).toEqual([second, []]);
  });

  it('stands among the last twenty', () => {
    let order = unproven();
    for (let number = 1; number <= 21; number += 1)
      order = call(order, { clientRequestId: `call-${number}` }).after;
    expect([order.calls.length, order.calls[0]?.id]).toEqual([20, 'call-2']);
  });

  it('confirms a cash order whose buyer agrees, and calls nobody again', () => {
    const { after } = call(unproven(), { result: 'agreed' });
    expect(after).toMatchObject({ status: 'confirmed', provenBy: 'staff', nextCallAt: null });
    expect(after.called).toMatchObject({ userId: 'an', at: at.toISOString() });
    expect(after.calls).toHaveLength(1);
  });

  it('confirms nothing where its buyer says no, or the order waits for money', () => {
    expect(call(unproven(), { result: 'refused' }).after.status).toBe('draft');
    const paysAhead = call(aWaitingOrder(), { result: 'agreed' }).after;
    expect(paysAhead).toMatchObject({ status: 'draft', called: null, nextCallAt: next });
  });

  it.each([
    ['draft', true],
    ['confirmed', true],
    ['packing', false],
    ['completed', false],
    ['cancelled', false],
  ] as const)('about an order that is %s: is told, or not', (status, isTold) => {
    const told = () => call(unproven({ status }));
    if (isTold) expect(told().after.calls).toHaveLength(1);
    else expect(told).toThrow('ORDER_STATE');
  });
});

describe('orders that are confirmed together', () => {
  function aDesk(...orders: StoredOrder[]) {
    const { table, put } = memoryTable();
    put(orders.map((order) => orderRecord.item(order)));
    const context = contextOf(table, () => at);
    const confirm = (ids: readonly string[]) => confirmOrders(context, { ids, userId: 'an', language: 'vi' });
    return { confirm, now: (id: string) => orderRecord.find(table, { id }) };
  }

  it('are confirmed each by itself: what one is refused for holds up no other', async () => {
    const [first, paysAhead, ...more] = [
      unproven(),
      aWaitingOrder(),
      ...Array.from({ length: 5 }, () => unproven()),
    ];
    if (!first || !paysAhead) throw new Error('They were placed');
    const { confirm, now } = aDesk(first, paysAhead, ...more);
    const refused = await confirm([first, paysAhead, ...more].map(({ id }) => id).concat('nothing'));
    expect(refused.map(({ id, code }) => [id, code])).toEqual([
      [paysAhead.id, paysAhead.code],
      ['nothing', 'nothing'],
    ]);
    expect(refused.every(({ reason }) => reason.length > 0)).toBe(true);
    for (const { id } of [first, ...more])
      expect(await now(id)).toMatchObject({ status: 'confirmed', provenBy: 'staff', version: 2 });
    expect((await now(paysAhead.id))?.version).toBe(1);
  });

  it('are confirmed once, however often that is pressed, and by the link no other way', async () => {
    const order = unproven();
    const linked = unproven({ status: 'confirmed', provenBy: 'link' });
    const { confirm, now } = aDesk(order, linked);
    expect(await confirm([order.id, order.id])).toEqual([]);
    expect(await confirm([order.id])).toEqual([]);
    expect((await now(order.id))?.version).toBe(2);
    expect((await confirm([linked.id])).map(({ id }) => id)).toEqual([linked.id]);
  });
});
