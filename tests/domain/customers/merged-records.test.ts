import { describe, expect, it } from 'vitest';
import { applyOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { parcelHistory } from '#functions/domain/customers/counting/refused-parcels.ts';
import { findCustomerOfOrder, requireCustomer } from '#functions/domain/customers/records/customer.ts';
import { eraseCustomer } from '#functions/domain/customers/staff/erase-customer.ts';
import { orderLines } from '#functions/domain/leaving/export-person.ts';
import { forgetPerson } from '#functions/domain/leaving/forget-person.ts';
import { listCustomerOrders } from '#functions/domain/customers/staff/list-customer-orders.ts';
import { labelCustomer } from '#functions/domain/customers/staff/label-customer.ts';
import { mergeCustomers } from '#functions/domain/customers/staff/merge-customers.ts';
import { changeNote, deleteNote, listNotes, writeNote } from '#functions/domain/customers/staff/notes.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aGuest, customersScene } from './customers-scene.ts';

const day = (nth: number): string => `2026-11-${String(nth).padStart(2, '0')}T00:00:00.000Z`;
const noLabels = { addTags: [], removeTags: [], addGroups: [], removeGroups: [] };

/** Three records of guests, each with an order; the last is merged into the second, and the second into the first. */
async function aChain(given: Parameters<ReturnType<typeof customersScene>['order']>[0] = {}) {
  const scene = customersScene();
  const guest = (phone: string, nth: number) =>
    scene.order({
      ...aGuest(phone, { email: `${phone}@example.com` }),
      createdAt: day(nth),
      ...(nth === 3 && given),
    });
  const orders = [guest('0911111111', 1), guest('0922222222', 2), guest('0933333333', 3)] as const;
  await scene.count(...orders);
  const [first, second, third] = await Promise.all(orders.map(scene.customerOf));
  if (!first || !second || !third) throw new Error('Each order has a customer');
  const merge = async () => {
    await mergeCustomers(scene.context, { id: second.id, otherId: third.id });
    return mergeCustomers(scene.context, { id: first.id, otherId: second.id });
  };
  return { ...scene, orders, first, second, third, merge };
}

describe('a record that was merged into one that was merged', () => {
  it('adds all it was known by, and its sums, to the one that is left', async () => {
    const { context, first, second, third, merge } = await aChain({ status: 'cancelled' });
    await labelCustomer(context, { ...noLabels, id: third.id, addTags: ['Sỉ'] });
    await labelCustomer(context, { ...noLabels, id: first.id, addTags: ['VIP'] });
    expect(await merge()).toMatchObject({
      id: first.id,
      phone: '0911111111',
      phones: ['0933333333', '0922222222', '0911111111'],
      emails: ['0933333333@example.com', '0922222222@example.com', '0911111111@example.com'],
      orderCount: 2,
      totalSpent: 200_000,
      calledOffCount: 1,
      createdAt: day(1),
      lastOrderAt: day(2),
      tags: ['VIP', 'Sỉ'],
      merged: [second.id, third.id],
    });
  });

  it('keeps the groups of both, and the province of the one that goes where the other has none', async () => {
    const { put, context, first, second, rows } = await aChain();
    const change = (id: string, given: object) =>
      put(
        rows().flatMap((row) =>
          row['id'] === id && row['sk'] === 'HEAD' ? [{ ...row, ...given } as never] : [],
        ),
      );
    change(first.id, { groups: ['g1', 'g2'] });
    change(second.id, { groups: ['g2', 'g3'], province: 'Huế' });
    expect(await mergeCustomers(context, { id: first.id, otherId: second.id })).toMatchObject({
      groups: ['g1', 'g2', 'g3'],
      province: 'Huế',
    });
    expect(await requireCustomer(context.table, second.id)).toMatchObject({ id: first.id });
  });

  it('keeps the province of the one that stays where both have one', async () => {
    const { put, context, first, second, rows } = await aChain();
    const inProvince = (id: string, province: string) =>
      put(
        rows().flatMap((row) =>
          row['id'] === id && row['sk'] === 'HEAD' ? [{ ...row, province } as never] : [],
        ),
      );
    inProvince(first.id, 'Hà Nội');
    inProvince(second.id, 'Huế');
    expect((await mergeCustomers(context, { id: first.id, otherId: second.id })).province).toBe('Hà Nội');
  });

  it.each([
    ['the older one stays', day(1), day(2)],
    ['the older one goes', day(2), day(1)],
  ])('dates the customer from the first order of either: %s', async (_, createdAt, other) => {
    const { context, order, count, customerOf } = customersScene();
    const one = order({ ...aGuest('0911111111'), createdAt });
    const two = order({ ...aGuest('0922222222'), createdAt: other });
    await count(one, two);
    const [stays, goes] = [await customerOf(one), await customerOf(two)];
    expect(await mergeCustomers(context, { id: stays.id, otherId: goes.id })).toMatchObject({
      createdAt: day(1),
      lastOrderAt: day(2),
    });
  });

  it('leads to the one that is left from each of its ids, orders and numbers', async () => {
    const { table, context, first, second, third, orders, merge, order, count, customerOf } = await aChain();
    await merge();
    for (const id of [first.id, second.id, third.id])
      expect((await requireCustomer(table, id)).id).toBe(first.id);
    for (const { id } of orders) expect((await findCustomerOfOrder(table, id))?.id).toBe(first.id);
    const later = order({ ...aGuest('0933333333'), createdAt: day(9) });
    await count(later);
    expect(await customerOf(later)).toMatchObject({ id: first.id, orderCount: 4, lastOrderAt: day(9) });
    const { lines } = await orderLines(context, await requireCustomer(table, third.id), undefined);
    expect(lines.map(({ at }) => at)).toEqual([day(9), day(3), day(2), day(1)]);
  });

  it('holds the last order: when that is called off, the newest of the other records is the last', async () => {
    const { orders, becomes, count, customerOf, merge } = await aChain();
    await merge();
    await count(becomes(orders[2], { status: 'cancelled' }));
    expect(await customerOf(orders[0])).toMatchObject({
      lastOrderAt: day(2),
      orderCount: 2,
      calledOffCount: 1,
    });
    await count(becomes(orders[0], { status: 'cancelled' }));
    // An older one was called off: the last stays.
    expect(await customerOf(orders[0])).toMatchObject({
      lastOrderAt: day(2),
      orderCount: 1,
      calledOffCount: 2,
    });
    await count(becomes({ ...orders[0], version: 2 }, { status: 'confirmed' }));
    expect(await customerOf(orders[0])).toMatchObject({
      lastOrderAt: day(2),
      orderCount: 2,
      calledOffCount: 1,
    });
  });

  it('is read, changed and cleared of its notes like the one that is left', async () => {
    const { context, table, third, first, merge } = await aChain();
    const at = (nth: number) => contextOf(table, () => new Date(day(nth)));
    const old = await writeNote(at(10), { id: third.id, userId: 'a', text: 'cũ' });
    await merge();
    await writeNote(at(11), { id: third.id, userId: 'a', text: 'mới' });
    const texts = async () =>
      (await listNotes(context, await requireCustomer(table, first.id))).map(({ text }) => text);
    expect(await texts()).toEqual(['mới', 'cũ']);
    await changeNote(context, { id: first.id, noteId: old.id, text: 'đã sửa', version: 1 });
    expect(await texts()).toEqual(['mới', 'đã sửa']);
    const late = { id: first.id, noteId: old.id, text: 'muộn', version: 1 };
    await expect(changeNote(context, late)).rejects.toMatchObject({ code: 'STALE_STATE' });
    await deleteNote(context, { id: third.id, noteId: old.id });
    expect(await texts()).toEqual(['mới']);
    await expect(deleteNote(context, { id: third.id, noteId: old.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('counts for how parcels ended, once, by whichever number is asked', async () => {
    const { table, orders, becomes, count, merge } = await aChain();
    await merge();
    await count(becomes(orders[0], { status: 'completed', version: 5 }));
    await count(becomes(orders[1], { status: 'returned', version: 5 }));
    await count(becomes(orders[2], { status: 'shipped', version: 5 }));
    const history = (...phones: string[]) => parcelHistory(table, { userId: null, phones });
    const expected = { ended: 2, refused: 1 };
    expect(await history('0911111111')).toEqual(expected);
    expect(await history('0933333333')).toEqual(expected);
    expect(await history('0911111111', '0922222222', '0933333333')).toEqual(expected);
    expect(await history('0944444444')).toEqual({ ended: 0, refused: 0 });
    expect(await history()).toEqual({ ended: 0, refused: 0 });
  });

  it.each([
    ['is still on its way', { status: 'delivering' }],
    ['was called off while money has to go back', { status: 'cancelled', refundDue: 5_000 }],
    ['is brought while money has to go back', { status: 'completed', refundDue: 5_000 }],
  ] as const)('keeps the person from being forgotten while an order of it %s', async (_, given) => {
    const { context, first, merge } = await aChain(given);
    await merge();
    await expect(eraseCustomer(context, { id: first.id, reason: 'x' })).rejects.toMatchObject({
      code: 'CUSTOMER_HAS_OPEN_ORDERS',
    });
  });

  it('is forgotten with the one that is left: names, notes, history and what orders say', async () => {
    const { context, table, rows, third, first, merge, order, count, customerOf } = await aChain();
    await writeNote(context, { id: third.id, userId: 'a', text: 'Nhà có chó dữ' });
    await labelCustomer(context, { ...noLabels, id: third.id, addTags: ['VIP'] });
    await merge();
    const { erasedAt } = await eraseCustomer(context, { id: third.id, reason: 'Yêu cầu' });
    await forgetPerson(context, { customerId: third.id, erasedAt: erasedAt ?? '' });
    const left = JSON.stringify(rows().filter(({ entity }) => entity !== 'customer-tag'));
    for (const word of ['0911111111', '0922222222', '0933333333', 'chó dữ', 'VIP'])
      expect(left).not.toContain(word);
    // That they were forgotten, and why, is still told.
    expect(left).toContain('Yêu cầu');
    expect(await requireCustomer(table, third.id)).toMatchObject({
      id: first.id,
      totalSpent: 300_000,
      erasedAt,
    });
    const at = new Date(Date.now() + 60_000).toISOString();
    for (const phone of ['0911111111', '0922222222', '0933333333']) {
      const anew = order({ ...aGuest(phone), createdAt: at });
      await count(anew);
      expect((await customerOf(anew)).id).not.toBe(first.id);
    }
  });
});

describe('merging', () => {
  it('is refused where the person would be made of more records than may be, and not before', async () => {
    const { context, put, rows, first, second } = await aChain();
    const withMerged = (count: number) =>
      put(
        rows().flatMap((row) =>
          row['id'] === first.id && row['sk'] === 'HEAD'
            ? [{ ...row, merged: Array.from({ length: count }, (_, nth) => `m${nth}`) } as never]
            : [],
        ),
      );
    withMerged(20);
    await expect(mergeCustomers(context, { id: first.id, otherId: second.id })).rejects.toMatchObject({
      code: 'CUSTOMER_LABELS_FULL',
      details: { params: { limit: 20 } },
    });
    withMerged(19);
    expect((await mergeCustomers(context, { id: first.id, otherId: second.id })).merged).toHaveLength(20);
  });

  it('of two records at the same moment, in both directions, leaves one', async () => {
    const { table, context, first, second } = await aChain();
    const crossed = meanwhile(table, () => mergeCustomers(context, { id: second.id, otherId: first.id }));
    const merged = await mergeCustomers(contextOf(crossed.table), { id: first.id, otherId: second.id });
    expect(crossed.happened()).toBe(true);
    expect(merged).toMatchObject({ id: second.id, orderCount: 2 });
    expect((await requireCustomer(table, first.id)).id).toBe(second.id);
  });

  it('with one who is forgotten at the same moment is refused', async () => {
    const { table, context, first, second } = await aChain();
    const crossed = meanwhile(table, () => eraseCustomer(context, { id: second.id, reason: 'x' }));
    await expect(
      mergeCustomers(contextOf(crossed.table), { id: first.id, otherId: second.id }),
    ).rejects.toMatchObject({ code: 'CUSTOMER_ERASED' });
    expect(crossed.happened()).toBe(true);
    expect((await requireCustomer(table, first.id)).orderCount).toBe(1);
  });

  it('while a note is written keeps the note with the person, once', async () => {
    const { table, context, first, second } = await aChain();
    const crossed = meanwhile(table, () => mergeCustomers(context, { id: first.id, otherId: second.id }));
    await writeNote(contextOf(crossed.table), { id: second.id, userId: 'a', text: 'Gọi trước' });
    expect(crossed.happened()).toBe(true);
    const notes = await listNotes(context, await requireCustomer(table, first.id));
    expect(notes.map(({ text }) => text)).toEqual(['Gọi trước']);
  });
});

describe('orders of one person', () => {
  it('are paged from the newest, across records, each once', async () => {
    const { context, first, merge, orders } = await aChain();
    await merge();
    const page = (take: number, cursor?: string) =>
      listCustomerOrders(context, { id: first.id, take, cursor });
    const codes = orders.map(({ code }) => code).toReversed();
    const all = await page(3);
    expect(all.data.map(({ code }) => code)).toEqual(codes);
    expect(all.nextCursor).toBeNull();
    const two = await page(2);
    expect(two.data.map(({ code }) => code)).toEqual(codes.slice(0, 2));
    const rest = await page(2, two.nextCursor ?? '');
    expect(rest.data.map(({ code }) => code)).toEqual(codes.slice(2));
    expect(rest.nextCursor).toBeNull();
    const one = await page(1);
    const middle = await page(1, one.nextCursor ?? '');
    expect(middle.data.map(({ code }) => code)).toEqual([codes[1]]);
    const exact = await page(1, middle.nextCursor ?? '');
    expect(exact.nextCursor).toBeNull();
  });
});

it('an order that two count at once is counted once, whichever state each had read', async () => {
  const { table, context, order, becomes, customerOf } = customersScene();
  const bought = order(aGuest('0911111111'));
  await applyOrder(context, bought.id);
  const [paid, off] = [{ status: 'shipped' }, { status: 'cancelled' }] as const;
  const second = becomes(bought, paid);
  const crossed = meanwhile(table, async () => {
    becomes(second, off);
    await applyOrder(context, bought.id);
  });
  await applyOrder(contextOf(crossed.table), bought.id);
  expect(crossed.happened()).toBe(true);
  expect(await customerOf(bought)).toMatchObject({ orderCount: 0, totalSpent: 0, calledOffCount: 1 });
});
