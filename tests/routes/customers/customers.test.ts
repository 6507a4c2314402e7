import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/route.ts';
import { listActivity } from '#shared/activity/activity.contract.ts';
import {
  changeGroupMembers,
  changeNote,
  createCustomerGroup,
  deleteCustomerGroup,
  deleteNote,
  eraseCustomer,
  getCustomer,
  labelCustomer,
  listCustomerGroups,
  listCustomerIds,
  listCustomerOrders,
  listCustomers,
  mergeCustomers,
  updateCustomerGroup,
  writeNote,
} from '#shared/customers/index.ts';
import { getStaffOrder } from '#shared/orders/index.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { buying, aGuestBuyer } from '#tests/support/orders.ts';
import { settled } from '#tests/support/settled.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { working } from '../jobs/jobs-scene.ts';

const world = aSharedWorld({ awake: ['follow-customers'] });
const admin = aSharedMember(world, { role: 'admin' });
const collaborator = aSharedMember(world, { role: 'collaborator' });
const shop = buying(world);

const asAdmin = <T extends object>(asked: T) => ({ token: admin.accessToken, ...asked });
const list = async (query: CallInput<typeof listCustomers>['query']) =>
  (await world.send(listCustomers, asAdmin({ query }))).body;

/** Lists may be half a second old: orders changed more feeds before this than a call can name. */
async function eventually(query: CallInput<typeof listCustomers>['query'], ids: string[]): Promise<void> {
  await expect.poll(async () => (await list(query)).data.map(({ id }) => id)).toEqual(ids);
}

/** A guest who ordered so often, found as staff find them. */
async function aGuest(orders = 1) {
  const customer = aGuestBuyer();
  const placed = [];
  for (let nth = 0; nth < orders; nth += 1)
    placed.push(
      (await shop.placedAsGuest({ customer, paymentMethod: 'transfer', paymentProvider: 'vietqr' })).order,
    );
  for (const { id, total } of placed) await shop.arrives(id, total);
  await settled(world.cloud);
  const look = async () => (await list({ search: customer.phone })).data[0];
  await expect.poll(async () => (await look())?.orderCount).toBe(orders);
  const row = await look();
  if (!row) throw new Error('The guest is no customer');
  return { customer, placed, row };
}

/** Brought, as far as its customer is concerned. */
async function complete(id: string) {
  const order = await shop.stored(id);
  await world.write([orderRecord.item({ ...order, status: 'completed', version: order.version + 1 })]);
  await settled(world.cloud);
}

const rule = { spentAtLeast: null, ordersAtLeast: null, boughtWithinDays: null, provinces: [] };

describe('customers', () => {
  it('A-527: with two orders they count two, and what both cost', async () => {
    const { customer, placed, row } = await aGuest(2);
    const totalSpent = placed.reduce((sum, { total }) => sum + total, 0);
    expect(row).toMatchObject({ kind: 'guest', fullName: customer.fullName, orderCount: 2, totalSpent });
    expect((await list({ search: customer.phone.slice(-6) })).data.map(({ id }) => id)).toContain(row.id);

    const { body } = await world.send(getCustomer, asAdmin({ params: { id: row.id } }));
    expect(body).toMatchObject({ ...row, averageSpent: Math.round(totalSpent / 2), notes: [] });
    const first = await world.send(
      listCustomerOrders,
      asAdmin({ params: { id: row.id }, query: { take: 1 } }),
    );
    expect(first.body.data.map(({ code }) => code)).toEqual([placed[1]?.code]);
    const query = { take: 5, cursor: first.body.nextCursor ?? '' };
    const rest = await world.send(listCustomerOrders, asAdmin({ params: { id: row.id }, query }));
    expect([rest.body.data.map(({ code }) => code), rest.body.nextCursor]).toEqual([[placed[0]?.code], null]);
  });

  it('404: a customer there is none of', async () => {
    expect((await world.send(getCustomer, asAdmin({ params: { id: 'khong-co' } }))).failure).toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
      statusCode: 404,
    });
  });

  it('are grouped by hand and by rule, and the list is narrowed by either', async () => {
    const { row } = await aGuest();
    const make = (body: object) =>
      world.send(createCustomerGroup, asAdmin({ body: { ...rule, ...body } as never }));
    const asked = { name: 'Khách sỉ', kind: 'static', clientRequestId: 'mot-nhom-thoi' };
    const [{ body: byHand }, again] = [await make(asked), await make(asked)];
    expect(again.body.id).toBe(byHand.id);
    const { body: spent } = await make({ name: 'Đã mua', kind: 'rule', spentAtLeast: row.totalSpent });
    expect((await make({ name: 'Không gì', kind: 'rule' })).status).toBe(400);

    const members = (put: 'in' | 'out') =>
      world.send(
        changeGroupMembers,
        asAdmin({ params: { id: byHand.id }, body: { customerIds: [row.id, 'khong-co'], put } }),
      );
    expect((await members('in')).body.refused).toMatchObject([{ id: 'khong-co' }]);
    await eventually({ group: byHand.id }, [row.id]);
    const [grouped] = (await list({ group: byHand.id })).data;
    expect(grouped?.groups.toSorted()).toEqual([byHand.id, spent.id].toSorted());
    const { body: ids } = await world.send(listCustomerIds, asAdmin({ query: { group: spent.id } }));
    expect(ids.ids).toContain(row.id);
    const count = async () =>
      (await world.send(listCustomerGroups, asAdmin({}))).body.groups.find(({ id }) => id === byHand.id)
        ?.customerCount;
    await expect.poll(count).toBe(1);
    await members('out');
    await eventually({ group: byHand.id }, []);

    const change = { ...rule, name: 'Khách buôn', kind: 'static' as const, version: 1 };
    const update = () =>
      world.send(updateCustomerGroup, asAdmin({ params: { id: byHand.id }, body: change }));
    expect([(await update()).status, (await update()).status]).toEqual([200, 409]);
    await world.send(deleteCustomerGroup, asAdmin({ params: { id: byHand.id } }));
    const gone = await world.send(listCustomers, asAdmin({ query: { group: byHand.id } }));
    expect([gone.status, gone.failure.code]).toEqual([404, 'CUSTOMER_GROUP_NOT_FOUND']);
  });

  it('have notes that two do not write over one another, and a history that says what was done', async () => {
    const { row } = await aGuest();
    const params = { id: row.id };
    const write = { text: 'Gọi trước khi giao', clientRequestId: 'ghi-chu-mot' };
    const { body: note } = await world.send(writeNote, asAdmin({ params, body: write }));
    const twice = await world.send(writeNote, asAdmin({ params, body: write }));
    expect(twice.body).toEqual(note);
    expect(note.by).toMatchObject({ id: admin.id, fullName: admin.fullName });

    const ofNote = { ...params, noteId: note.id };
    const change = (text: string) =>
      world.send(changeNote, asAdmin({ params: ofNote, body: { text, version: 1 } }));
    const both = await Promise.all([change('Một'), change('Hai')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await world.send(labelCustomer, asAdmin({ params, body: { addTags: ['VIP'] } }));
    await eventually({ tag: 'VIP', search: row.phone }, [row.id]);
    expect((await world.send(deleteNote, asAdmin({ params: ofNote }))).body).toEqual({ success: true });
    expect((await world.send(deleteNote, asAdmin({ params: ofNote }))).status).toBe(404);

    const told = await world.send(
      listActivity,
      asAdmin({ params: { entity: 'customer' as const, id: row.id } }),
    );
    const fields = told.body.data.flatMap((line) => line.fields.map(({ field }) => field));
    expect(fields).toEqual(['notes', 'tags', 'notes', 'notes']);
  });

  it('who are one person become one, and the old address leads to them', async () => {
    const [one, other] = [await aGuest(), await aGuest()];
    const merge = () =>
      world.send(mergeCustomers, asAdmin({ params: { id: one.row.id }, body: { otherId: other.row.id } }));
    const { body } = await merge();
    expect(body).toMatchObject({ id: one.row.id, orderCount: 2 });
    expect((await merge()).body.orderCount).toBe(2);
    const old = await world.send(getCustomer, asAdmin({ params: { id: other.row.id } }));
    expect(old.body.id).toBe(one.row.id);
    await eventually({ search: other.customer.phone }, [one.row.id]);
  });

  it('leave as a file: the list as it is narrowed, and all that is kept of one', async () => {
    const jobs = working(world);
    const { customer, placed, row } = await aGuest();
    const { body } = await jobs.start(admin, {
      kind: 'export-customers',
      input: { query: { search: customer.phone } },
    });
    await jobs.ended(admin, body.id);
    const [head, line] = await jobs.csvOf(admin, body.id);
    expect(head?.slice(0, 4)).toEqual(['Mã khách hàng', 'Họ và tên', 'Loại', 'Số điện thoại']);
    expect(line?.slice(0, 4)).toEqual([row.code, customer.fullName, 'Khách', customer.phone]);

    const own = await jobs.start(admin, {
      kind: 'export-person',
      input: { customerId: row.id, format: 'csv' },
    });
    expect((await jobs.ended(admin, own.body.id)).status).toBe('done');
    const text = (await jobs.fileOf(admin, own.body.id)).toString('utf8');
    for (const word of [customer.phone, customer.email, placed[0]?.code ?? '']) expect(text).toContain(word);
    const refused = await jobs.start(collaborator, {
      kind: 'export-person',
      input: { customerId: row.id },
    });
    expect(refused.status).toBe(403);
  });

  it('are forgotten at their request once nothing is under way: orders stay, without a name', async () => {
    const { customer, placed, row } = await aGuest();
    const erase = () =>
      world.send(eraseCustomer, asAdmin({ params: { id: row.id }, body: { reason: 'Yêu cầu qua email' } }));
    expect((await erase()).failure.code).toBe('CUSTOMER_HAS_OPEN_ORDERS');
    const [order] = placed;
    await complete(order?.id ?? '');
    const { body } = await erase();
    expect(body).toMatchObject({ fullName: '', phone: '', email: '', orderCount: 1 });
    await settled(world.cloud);
    const kept = await world.send(getStaffOrder, asAdmin({ params: { id: order?.id ?? '' } }));
    expect(kept.body).toMatchObject({
      code: order?.code,
      customer: { fullName: 'Khách đã xóa thông tin', email: '' },
    });
    await eventually({ search: customer.phone }, []);
  });
});
