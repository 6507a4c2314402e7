import { describe, expect, it } from 'vitest';
import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { guestPointers } from '#functions/domain/orders/guests/guest-pointers.ts';
import { createGroup } from '#functions/domain/customers/groups/customer-groups.ts';
import { groupsOf } from '#functions/domain/customers/groups/groups-of.ts';
import { eraseCustomer } from '#functions/domain/customers/staff/erase-customer.ts';
import { forgetPerson } from '#functions/domain/leaving/forget-person.ts';
import { labelCustomer } from '#functions/domain/customers/staff/label-customer.ts';
import { mergeCustomers } from '#functions/domain/customers/staff/merge-customers.ts';
import { listNotes, writeNote } from '#functions/domain/customers/staff/notes.ts';
import { listCustomerOrders } from '#functions/domain/customers/staff/list-customer-orders.ts';
import { applyOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aGuest, customersScene } from './customers-scene.ts';

const labels = { addTags: [], removeTags: [], addGroups: [], removeGroups: [] };

/** A member, and a guest who turns out to be them. */
async function aPair() {
  const scene = customersScene();
  const lan = scene.aMember();
  const hers = aGuest('0987654321', { fullName: 'Trần Thị Lan', email: 'lan@example.com' });
  const own = scene.order({ ...hers, userId: lan.id, createdAt: '2026-11-01T00:00:00.000Z' });
  const asGuest = scene.order({ ...aGuest('0911222333'), createdAt: '2026-11-05T00:00:00.000Z' });
  await scene.count(own, asGuest);
  const guest = await scene.customerOf(asGuest);
  return { ...scene, lan, own, asGuest, guest };
}

describe('two records of one person', () => {
  it('become the member, whichever was asked for, and later orders under the number are theirs', async () => {
    const { context, lan, guest, order, count, customerOf, becomes, asGuest } = await aPair();
    const merged = await mergeCustomers(context, { id: guest.id, otherId: lan.id });
    expect(merged).toMatchObject({
      id: lan.id,
      fullName: 'Trần Thị Lan',
      orderCount: 2,
      totalSpent: 200_000,
      lastOrderAt: '2026-11-05T00:00:00.000Z',
    });
    expect(merged.phones).toContain('0911222333');
    const later = order({
      ...aGuest('0911222333', { fullName: 'Người Khác' }),
      createdAt: '2026-11-09T00:00:00.000Z',
    });
    await count(later);
    await count(becomes(asGuest, { status: 'cancelled' }));
    expect(await customerOf(later)).toMatchObject({
      id: lan.id,
      fullName: 'Trần Thị Lan',
      orderCount: 2,
      calledOffCount: 1,
    });
    const { data } = await listCustomerOrders(context, { id: guest.id, take: 10 });
    expect(data.map(({ code }) => code)).toEqual([later.code, asGuest.code, expect.any(String)]);
  });

  it('are one already the second time', async () => {
    const { context, rows, lan, guest } = await aPair();
    await mergeCustomers(context, { id: lan.id, otherId: guest.id });
    const before = rows();
    const again = await mergeCustomers(context, { id: guest.id, otherId: lan.id });
    expect(again.id).toBe(lan.id);
    expect(rows()).toEqual(before);
  });

  it('are told apart where both have an account', async () => {
    const { context, aMember, order, count, lan } = await aPair();
    const mai = aMember();
    await count(order({ userId: mai.id }));
    await expect(mergeCustomers(context, { id: lan.id, otherId: mai.id })).rejects.toMatchObject({
      code: 'CUSTOMERS_BOTH_MEMBERS',
    });
  });

  it('lose no order that is counted at the same moment', async () => {
    const { table, order, customerOf, lan, guest, context } = await aPair();
    const late = order(aGuest('0911222333'));
    const crossed = meanwhile(table, () => applyOrder(context, late.id));
    await mergeCustomers(contextOf(crossed.table), { id: lan.id, otherId: guest.id });
    expect(crossed.happened()).toBe(true);
    expect((await customerOf(late)).orderCount).toBe(3);
  });

  it('nor one that is being counted while they are merged', async () => {
    const { table, order, customerOf, lan, guest, context } = await aPair();
    const late = order(aGuest('0911222333'));
    const crossed = meanwhile(table, () => mergeCustomers(context, { id: lan.id, otherId: guest.id }));
    await applyOrder(contextOf(crossed.table), late.id);
    expect(crossed.happened()).toBe(true);
    expect(await customerOf(late)).toMatchObject({ id: lan.id, orderCount: 3 });
  });

  it('keep the notes and labels of both', async () => {
    const { context, lan, guest, own, customerOf } = await aPair();
    await writeNote(context, { id: guest.id, userId: lan.id, text: 'Giao giờ hành chính' });
    await labelCustomer(context, { ...labels, id: guest.id, addTags: ['Sỉ'] });
    await labelCustomer(context, { ...labels, id: lan.id, addTags: ['VIP'] });
    await mergeCustomers(context, { id: lan.id, otherId: guest.id });
    const customer = await customerOf(own);
    expect(customer.tags).toEqual(['VIP', 'Sỉ']);
    expect((await listNotes(context, customer)).map(({ text }) => text)).toEqual(['Giao giờ hành chính']);
  });
});

describe('labels', () => {
  it('of two who label at once both stand', async () => {
    const { table, context, guest, asGuest, customerOf } = await aPair();
    const crossed = meanwhile(table, () =>
      labelCustomer(context, { ...labels, id: guest.id, addTags: ['VIP'] }),
    );
    await labelCustomer(contextOf(crossed.table), { ...labels, id: guest.id, addTags: ['Sỉ', 'sỉ'] });
    expect(crossed.happened()).toBe(true);
    expect((await customerOf(asGuest)).tags).toEqual(['VIP', 'Sỉ']);
  });

  it('say which groups a customer is in, by hand and by rule', async () => {
    const { context, lan, guest } = await aPair();
    const rule = {
      spentAtLeast: null,
      ordersAtLeast: null,
      boughtWithinDays: null,
      provinces: [],
      userId: 'admin',
    };
    const byHand = await createGroup(context, { ...rule, name: 'Sỉ', kind: 'static' });
    const spent = await createGroup(context, {
      ...rule,
      name: 'Chi nhiều',
      kind: 'rule',
      spentAtLeast: 100_000,
    });
    const more = await createGroup(context, {
      ...rule,
      name: 'Chi rất nhiều',
      kind: 'rule',
      spentAtLeast: 200_000,
    });
    await labelCustomer(context, { ...labels, id: lan.id, addGroups: [byHand.id] });
    expect((await groupsOf(context, lan)).toSorted()).toEqual([byHand.id, spent.id].toSorted());
    expect(await groupsOf(context, { id: 'nobody' })).toEqual([]);
    await mergeCustomers(context, { id: lan.id, otherId: guest.id });
    expect(await groupsOf(context, guest)).toContain(more.id);
    await expect(
      labelCustomer(context, { ...labels, id: lan.id, addGroups: [more.id] }),
    ).rejects.toMatchObject({
      code: 'CUSTOMER_GROUP_NOT_FOUND',
    });
  });
});

describe('somebody who asks to be forgotten', () => {
  it('is, but for what the books keep; the number is somebody new’s from then on', async () => {
    const { table, context, put, rows, order, count, guest, asGuest, customerOf } = await aPair();
    put(guestPointers(asGuest));
    await writeNote(context, { id: guest.id, userId: 'admin', text: 'Nhà có chó dữ' });
    await labelCustomer(context, { ...labels, id: guest.id, addTags: ['VIP'] });
    const { erasedAt } = await eraseCustomer(context, { id: guest.id, reason: 'Yêu cầu qua email' });
    await forgetPerson(context, { customerId: guest.id, erasedAt: erasedAt ?? '' });
    await count(asGuest);

    const left = JSON.stringify(
      rows().filter(({ entity }) => entity !== 'user' && entity !== 'customer-tag'),
    );
    for (const word of ['0911222333', 'khach@example.com', 'Lê Khách', 'chó dữ', 'VIP'])
      expect(left).not.toContain(word);
    expect(await customerOf(asGuest)).toMatchObject({
      fullName: '',
      orderCount: 1,
      totalSpent: 100_000,
      erasedAt,
    });
    const kept = await table.get(orderKeys.head(asGuest.id), StoredOrder);
    expect(kept).toMatchObject({
      code: asGuest.code,
      total: 100_000,
      customer: { fullName: 'Khách đã xóa thông tin' },
    });

    const anew = order({ ...aGuest('0911222333'), createdAt: new Date(Date.now() + 60_000).toISOString() });
    await count(anew);
    expect((await customerOf(anew)).id).not.toBe(guest.id);
    const before = rows();
    await forgetPerson(context, { customerId: guest.id, erasedAt: erasedAt ?? '' });
    expect(rows()).toEqual(before);
  });

  it.each([
    ['an order is under way', { status: 'packing' }],
    ['money has to go back to them', { refundDue: 10_000 }],
  ] as const)('has to wait while %s', async (_, given) => {
    const { context, guest, asGuest, becomes, count } = await aPair();
    await count(becomes(asGuest, given));
    await expect(eraseCustomer(context, { id: guest.id, reason: 'x' })).rejects.toMatchObject({
      code: 'CUSTOMER_HAS_OPEN_ORDERS',
    });
  });

  it('is worked on no more', async () => {
    const { context, guest, lan } = await aPair();
    await eraseCustomer(context, { id: guest.id, reason: 'x' });
    const refused = { code: 'CUSTOMER_ERASED' };
    await expect(mergeCustomers(context, { id: lan.id, otherId: guest.id })).rejects.toMatchObject(refused);
    await expect(labelCustomer(context, { ...labels, id: guest.id, addTags: ['VIP'] })).rejects.toMatchObject(
      refused,
    );
    await expect(writeNote(context, { id: guest.id, userId: 'a', text: 'x' })).rejects.toMatchObject(refused);
  });
});
