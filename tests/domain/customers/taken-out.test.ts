import { describe, expect, it } from 'vitest';
import { listCustomers as contract } from '#shared/customers/customers.contract.ts';
import { createGroup } from '#functions/domain/customers/groups/customer-groups.ts';
import { requireCustomer } from '#functions/domain/customers/records/customer.ts';
import { exportCustomers } from '#functions/domain/customers/staff/export-customers.ts';
import { exportPerson, orderLines } from '#functions/domain/leaving/export-person.ts';
import { labelCustomer } from '#functions/domain/customers/staff/label-customer.ts';
import {
  listCustomerIds,
  listCustomers,
  searchCustomers,
} from '#functions/domain/customers/staff/list-customers.ts';
import { writeNote } from '#functions/domain/customers/staff/notes.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { anAddress } from '#tests/support/address.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { anOrderItem } from '#tests/support/returns.ts';
import { sheetJobs } from '../support/sheet-jobs.ts';
import { readViewsFrom } from '../support/views-of-table.ts';
import { aGuest, customersScene } from './customers-scene.ts';

const aRule = { spentAtLeast: null, ordersAtLeast: null, boughtWithinDays: null, provinces: [] };
const noLabels = { addTags: [], removeTags: [], addGroups: [], removeGroups: [] };
const day = (nth: number): string => new Date(Date.UTC(2026, 9, 1) + nth * 86_400_000).toISOString();
const home = anAddress({ recipientName: 'Mẹ Lan', phone: '0977000111', street: '5 Lê Lợi', province: 'Huế' });

describe('all that is kept of one customer', () => {
  it('has each of their orders, however many, and none that is gone', async () => {
    const { context, table, order, count, customerOf } = customersScene();
    const orders = Array.from({ length: 102 }, (_, nth) =>
      order({ ...aGuest('0911222333'), createdAt: day(nth), shippingAddress: home }),
    );
    for (const one of orders) await count(one);
    const [first, second] = orders;
    if (!first || !second) throw new Error('There are orders');
    await table.write([remove(orderKeys.head(second.id))]);
    const { id } = await customerOf(first);
    const jobs = sheetJobs({ table, runners: { 'export-person': exportPerson } });
    const lines = jobs.linesOf(await jobs.run('export-person', { customerId: id, format: 'csv' }));
    const codes = lines.filter((line) => line.startsWith('Đơn hàng,')).map((line) => line.split(',')[1]);
    expect(codes).toEqual(
      orders
        .filter((one) => one !== second)
        .map(({ code }) => code)
        .toReversed(),
    );
    expect(lines).toContain('Thông tin,Tỉnh/Thành phố,,Huế,');
    expect(lines.filter((line) => line.startsWith('Thông tin,'))).toHaveLength(9);
    // A page as full as one may be is not the last by that.
    const customer = await requireCustomer(table, id);
    expect(await orderLines(context, customer, undefined)).toMatchObject({ more: true });
    expect((await orderLines(context, customer, `${day(2)}#`)).more).toBe(false);
  });

  it('says of an order who it was for, where it went, what it was and who was billed', async () => {
    const { context, order, count, customerOf } = customersScene();
    const vatInvoice = {
      companyName: 'Công ty Lan',
      taxCode: '0100109106',
      address: '1 Tràng Tiền',
      email: 'ke-toan@example.com',
      requestedAt: day(1),
    };
    const items = [anOrderItem(aProduct({ name: 'Trà' }), 2), anOrderItem(aProduct({ name: 'Chén' }), 1)];
    const told = { shippingAddress: home, vatInvoice, notes: 'Gọi trước', total: 70_000, createdAt: day(1) };
    const bought = order({ ...aGuest('0911222333'), ...told, items });
    await count(bought);
    const { lines } = await orderLines(context, await customerOf(bought), undefined);
    const parts = lines[0]?.text.split(' · ');
    expect(parts).toEqual([
      'Lê Khách, 0911222333, khach@example.com',
      'Mẹ Lan, 0977000111, 5 Lê Lợi, Huế',
      'Trà × 2, Chén × 1',
      'Công ty Lan, 0100109106, 1 Tràng Tiền, ke-toan@example.com',
      'Gọi trước',
    ]);
    expect(lines).toMatchObject([{ part: 'order', what: bought.code, at: day(1), amount: 70_000 }]);
  });

  it('says nothing of what an order does not have', async () => {
    const { context, order, count, customerOf } = customersScene();
    const bought = order({ ...aGuest('0911222333'), items: [anOrderItem(aProduct({ name: 'Trà' }), 2)] });
    await count(bought);
    const { lines } = await orderLines(context, await customerOf(bought), undefined);
    expect(lines[0]?.text).toBe('Lê Khách, 0911222333, khach@example.com · Trà × 2');
  });

  it('names who of staff noted something', async () => {
    const { context, table, aMember, order, count, customerOf } = customersScene();
    const staff = aMember({ fullName: 'Châu' });
    const bought = order(aGuest('0911222333'));
    await count(bought);
    const { id } = await customerOf(bought);
    await writeNote(context, { id, userId: staff.id, text: 'Nhà có chó dữ' });
    const jobs = sheetJobs({ table, runners: { 'export-person': exportPerson } });
    const lines = jobs.linesOf(await jobs.run('export-person', { customerId: id, format: 'csv' }));
    expect(lines.find((line) => line.startsWith('Ghi chú,Châu,'))).toMatch(/,Nhà có chó dữ,$/);
  });
});

describe('the list of customers', () => {
  /** Three guests who bought on three days, the first of them in a group by hand. */
  async function aList() {
    const scene = customersScene();
    const bought = ['0911111111', '0922222222', '0933333333'].map((phone, nth) =>
      scene.order({
        ...aGuest(phone, { fullName: `Khách ${nth}` }),
        createdAt: day(nth),
        total: 100_000 * (nth + 1),
      }),
    );
    for (const one of bought) await scene.count(one);
    const ids = await Promise.all(bought.map(async (one) => (await scene.customerOf(one)).id));
    const [first = ''] = ids;
    const byHand = await createGroup(scene.context, { ...aRule, name: 'Sỉ', kind: 'static', userId: 'a' });
    const byRule = await createGroup(scene.context, {
      ...aRule,
      name: 'Chi nhiều',
      kind: 'rule',
      spentAtLeast: 200_000,
      userId: 'a',
    });
    await labelCustomer(scene.context, {
      ...noLabels,
      id: first,
      addGroups: [byHand.id],
      addTags: ['VIP', 'Lẻ'],
    });
    readViewsFrom(scene.rows);
    const ask = (query: Record<string, string> = {}) =>
      listCustomers(scene.context, contract.query.parse(query));
    const names = async (query: Record<string, string>) =>
      (await ask(query)).data.map(({ fullName }) => fullName);
    return { ...scene, ids, byHand, byRule, ask, names };
  }

  it('shows the groups of each, by hand and by rule, and is narrowed by one of them', async () => {
    const { context, ids, byHand, byRule, ask, names } = await aList();
    expect((await ask()).data.map(({ fullName, groups }) => [fullName, groups])).toEqual([
      ['Khách 2', [byRule.id]],
      ['Khách 1', [byRule.id]],
      ['Khách 0', [byHand.id]],
    ]);
    expect(await names({ group: byHand.id })).toEqual(['Khách 0']);
    expect(await names({ group: byRule.id })).toEqual(['Khách 2', 'Khách 1']);
    expect(await names({ lastTo: day(1) })).toEqual(['Khách 1', 'Khách 0']);
    expect(await names({ lastFrom: day(1), lastTo: day(1) })).toEqual(['Khách 1']);
    expect(await refusalOf(ask({ group: 'none' }))).toBe('CUSTOMER_GROUP_NOT_FOUND');
    const chosen = await listCustomerIds(context, contract.query.parse({ group: byRule.id, limit: '1' }));
    expect(chosen).toEqual({ ids: [ids[2], ids[1]], total: 2 });
  });

  it('is searched for whoever ordered last, no more than are asked for', async () => {
    const { ids } = await aList();
    const found = async (text: string, most: number) =>
      (await searchCustomers(text, most)).map(({ id }) => id);
    expect(await found('khach', 2)).toEqual([ids[2], ids[1]]);
    expect(await found('0922222222', 5)).toEqual([ids[1]]);
    expect(await found('nobody', 5)).toEqual([]);
  });

  it('is taken out as it is narrowed, with the names of tags and groups', async () => {
    const { table, byHand, byRule } = await aList();
    const jobs = sheetJobs({ table, runners: { 'export-customers': exportCustomers } });
    const take = async (query: object) => {
      const lines = jobs.linesOf(await jobs.run('export-customers', { query, format: 'csv' }));
      return lines.slice(1);
    };
    const [one, ...none] = await take({ group: byHand.id });
    expect([none, one]).toEqual([[], expect.stringMatching(/Khách 0.*VIP, Lẻ.*Sỉ/)]);
    const rule = await take({ group: byRule.id });
    expect(rule.map((line) => /Khách \d/.exec(line)?.[0])).toEqual(['Khách 2', 'Khách 1']);
    expect(rule.every((line) => line.includes('Chi nhiều'))).toBe(true);
    expect(await take({})).toHaveLength(3);
  });
});
