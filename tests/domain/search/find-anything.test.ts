import { beforeEach, describe, expect, it, vi } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { customerKeys } from '#functions/domain/customers/records/customer-keys.ts';
import { customerRecord, type StoredCustomer } from '#functions/domain/customers/records/customer.ts';
import { customersView } from '#functions/domain/customers/staff/customers-view.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { purchasesView } from '#functions/domain/purchasing/purchases-view.ts';
import { purchaseRecord, StoredPurchase } from '#functions/domain/purchasing/purchase-record.ts';
import { purchasingKeys } from '#functions/domain/purchasing/purchasing-keys.ts';
import { findAnything } from '#functions/domain/search/find-anything.ts';
import {
  findCustomers,
  findOrders,
  findPeople,
  findProducts,
  findPurchases,
} from '#functions/domain/search/sources.ts';
import { sources } from '#functions/domain/search/sources.ts';
import * as views from '#functions/platform/views/view.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { aStoredOrder } from '#tests/support/returns.ts';
import { productRows } from '../support/product-rows.ts';
import { viewRows } from '../support/view-rows.ts';

const { table, put } = memoryTable();
const context = contextOf(table);

const aCustomer = (id: string, given: Partial<StoredCustomer> = {}): StoredCustomer => ({
  id,
  code: `KH${id.toUpperCase()}`,
  kind: 'guest',
  userId: null,
  fullName: '',
  phone: '',
  email: '',
  phones: [given.phone ?? ''],
  emails: [given.email ?? ''],
  province: null,
  orderCount: 1,
  totalSpent: 0,
  calledOffCount: 0,
  lastOrderAt: '2026-11-01T00:00:00.000Z',
  contactAt: '',
  tags: [],
  groups: [],
  merged: [],
  erasedAt: null,
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  ...given,
});

const customers = [
  aCustomer('a1', {
    fullName: 'Lê Văn Cam',
    phone: '0912000001',
    email: 'levan@example.com',
    lastOrderAt: '2026-11-03',
  }),
  aCustomer('a2', { fullName: 'Cam Thứ Hai', phone: '0912000012', lastOrderAt: '2026-11-02' }),
  aCustomer('a3', { email: 'cam.ba@example.com', lastOrderAt: '2026-11-01' }),
];
const people = [
  aProfile(
    {
      id: 'lan',
      fullName: 'Trần Thị Lan',
      email: 'tran@example.com',
      phoneNumber: '0987000001',
      referenceId: 'LANLANLA',
    },
    '2026-11-01T00:00:00.000Z',
  ),
  aProfile(
    {
      id: 'lan2',
      fullName: 'Lan Thứ Hai',
      email: 'hai@example.com',
      phoneNumber: '0987000002',
      referenceId: 'HAIHAIHA',
    },
    '2026-11-02T00:00:00.000Z',
  ),
];
const orders = [
  aStoredOrder(
    { id: 'lan', fullName: 'Trần Thị Lan', email: 'lan@example.com', phoneNumber: '0987000001' },
    [],
    { id: 'o1', code: 'CL261101AAAAA', createdAt: '2026-11-01T00:00:00.000Z' },
  ),
  aStoredOrder(
    { id: 'cam', fullName: 'Lê Văn Cam', email: 'cam@example.com', phoneNumber: '0912000001' },
    [],
    { id: 'o2', code: 'CL261102AAAAB', createdAt: '2026-11-02T00:00:00.000Z' },
  ),
];
const [byLan, byCam] = orders;

beforeEach(async () => {
  put([
    ...customers.map(customerRecord.item),
    ...people.flatMap((one) => [
      profileRecord.item(one),
      { ...accountKeys.email(one.email), entity: 'claim', userId: one.id },
      { ...accountKeys.phone(one.phoneNumber), entity: 'claim', userId: one.id },
      { ...accountKeys.reference(one.referenceId), entity: 'claim', userId: one.id },
    ]),
    ...orders.flatMap((one) => [
      orderRecord.item(one),
      { ...orderKeys.code(one.code), entity: 'claim', orderId: one.id },
    ]),
    { ...customerKeys.ofOrder('o2'), entity: 'pointer', customerId: 'a2' },
  ]);
  vi.spyOn(customersView, 'rows').mockReturnValue(await viewRows(customersView, customers));
  vi.spyOn(usersView, 'rows').mockReturnValue(await viewRows(usersView, people));
  vi.spyOn(ordersView, 'rows').mockReturnValue(await viewRows(ordersView, orders));
});

describe('a customer', () => {
  it.each([
    [
      'cam',
      [
        ['a1', false],
        ['a2', false],
        ['a3', false],
      ],
    ],
    ['0912000001', [['a1', true]]],
    ['+84 912 000 001', [['a1', true]]],
    ['KHA2', [['a2', true]]],
    ['kha2', [['a2', true]]],
    ['levan@example.com', [['a1', true]]],
    ['LEVAN@EXAMPLE.COM', [['a1', true]]],
    // Numbers that only begin so are none that are meant.
    ['091200000', [['a1', false]]],
    // Whoever placed the order of that code: by their order, not by a name of their own.
    ['CL261102AAAAB', [['a2', false]]],
    ['cl261102aaaab', [['a2', false]]],
    // The order of nobody who was counted yet.
    ['CL261101AAAAA', []],
    ['nobody', []],
  ])('by %j is %o', async (text, found) => {
    const hits = await findCustomers(context, text, 5);
    expect(hits.map(({ id, exact }) => [id, exact])).toEqual(found);
  });

  it('that is meant comes before those that are likely, and the buyer of an order once', async () => {
    vi.mocked(customersView.rows).mockReturnValue(
      await viewRows(customersView, [
        aCustomer('b1', { fullName: 'khb2', lastOrderAt: '2026-11-03' }),
        aCustomer('b2', { fullName: 'Sen', lastOrderAt: '2026-11-02' }),
        aCustomer('a2', { fullName: 'CL261102AAAAB khb2' }),
      ]),
    );
    expect((await findCustomers(context, 'khb2', 5)).map(({ id }) => id)).toEqual(['b2', 'b1', 'a2']);
    expect((await findCustomers(context, 'CL261102AAAAB', 5)).map(({ id }) => id)).toEqual(['a2']);
    expect((await findCustomers(context, 'khb2', 2)).length).toBe(2);
  });

  it('is shown by name, or by their code where nobody knows it, with how they are reached', async () => {
    expect(await findCustomers(context, 'cam', 5)).toEqual([
      {
        id: 'a1',
        title: 'Lê Văn Cam',
        hint: '0912000001 · levan@example.com',
        code: 'KHA1',
        exact: false,
        picture: null,
      },
      { id: 'a2', title: 'Cam Thứ Hai', hint: '0912000012', code: 'KHA2', exact: false, picture: null },
      { id: 'a3', title: 'KHA3', hint: 'cam.ba@example.com', code: 'KHA3', exact: false, picture: null },
    ]);
  });
});

describe('a person', () => {
  it.each([
    [
      'lan',
      [
        ['lan2', false],
        ['lan', false],
      ],
    ],
    ['tran@example.com', [['lan', true]]],
    ['0987000001', [['lan', true]]],
    ['lanlanla', [['lan', true]]],
    ['nobody@example.com', []],
  ])('by %j is %o', async (text, found) => {
    expect((await findPeople(context, text, 5)).map(({ id, exact }) => [id, exact])).toEqual(found);
  });

  it('is shown with how they are reached, and no more of them than are asked for', async () => {
    expect(await findPeople(context, '0987000001', 5)).toEqual([
      {
        id: 'lan',
        title: 'Trần Thị Lan',
        hint: '0987000001 · tran@example.com',
        code: 'LANLANLA',
        exact: true,
        picture: null,
      },
    ]);
    expect(await findPeople(context, 'lan', 1)).toHaveLength(1);
  });
});

describe('an order', () => {
  it('is meant by its code, and likely by what it says of its buyer, the newest first', async () => {
    expect(await findOrders(context, 'CL261101AAAAA', 5)).toEqual([
      {
        id: 'o1',
        title: 'CL261101AAAAA',
        hint: 'Trần Thị Lan',
        code: 'CL261101AAAAA',
        exact: true,
        picture: null,
      },
    ]);
    const likely = await findOrders(context, 'CL2611', 5);
    expect(likely.map(({ id, exact }) => [id, exact])).toEqual([
      ['o2', false],
      ['o1', false],
    ]);
    expect([byLan?.id, byCam?.id, (await findOrders(context, 'nobody', 5)).length]).toEqual(['o1', 'o2', 0]);
  });
});

describe('a purchase', () => {
  it('is meant by its code, and likely by its supplier', async () => {
    const supplier = { id: 's', name: 'Trà Việt' };
    const purchases = ['1', '2', '3'].map((nth) =>
      StoredPurchase.parse({
        ...(anItemOf(StoredPurchase) as object),
        id: `p${nth}`,
        code: `NH-000${nth}`,
        supplier: nth === '3' ? { ...supplier, name: 'Gốm Bát Tràng' } : supplier,
        createdAt: `2026-11-0${nth}T00:00:00.000Z`,
      }),
    );
    put([
      ...purchases.map(purchaseRecord.item),
      { ...purchasingKeys.code('NH-0001'), entity: 'claim', purchaseId: 'p1' },
    ]);
    vi.spyOn(purchasesView, 'rows').mockReturnValue(await viewRows(purchasesView, purchases));
    const hit = (id: string, code: string, exact: boolean) => ({
      id,
      title: code,
      hint: 'Trà Việt',
      code,
      exact,
      picture: null,
    });
    expect(await findPurchases(context, ' nh-0001 ', 5)).toEqual([hit('p1', 'NH-0001', true)]);
    expect(await findPurchases(context, 'trà việt', 5)).toEqual([
      hit('p2', 'NH-0002', false),
      hit('p1', 'NH-0001', false),
    ]);
    expect(await findPurchases(context, 'trà việt', 1)).toEqual([hit('p2', 'NH-0002', false)]);
  });
});

describe('a product', () => {
  const on = Array.from({ length: 6 }, (_, nth) =>
    aProduct({ name: `Trà sen ${nth}`, code: `TRA-${nth}`, facts: { id: `on${nth}` } }),
  );
  const off = Array.from({ length: 3 }, (_, nth) =>
    aProduct({
      name: `Trà cũ ${nth}`,
      code: `CU-${nth}`,
      isActive: false,
      facts: { id: `off${nth}` },
    } as never),
  );

  async function onShelves(products: ReturnType<typeof aProduct>[]) {
    put(products.flatMap((one) => productItems(one)));
    const { view } = await productRows(products.map(({ card }) => card as never));
    vi.spyOn(views, 'readView').mockImplementation((definition) => {
      if (definition.name !== productsView.name) throw new Error('Only products are asked for');
      return Promise.resolve(view as never);
    });
  }

  it('on sale leaves two places to what is off sale, and takes them where there is less of it', async () => {
    await onShelves([...on, ...off]);
    const found = await findProducts(context, 'trà', 5);
    expect(found.slice(0, 3).map(({ id }) => id.slice(0, 2))).toEqual(['on', 'on', 'on']);
    expect(found.slice(3).map(({ id }) => id.slice(0, 3))).toEqual(['off', 'off', 'off']);
    await onShelves([...on, ...off.slice(0, 1)]);
    expect((await findProducts(context, 'trà', 5)).map(({ id }) => id.slice(0, 2))).toEqual([
      'on',
      'on',
      'on',
      'on',
      'of',
    ]);
  });

  it('is shown with its code, who makes it and its picture', async () => {
    await onShelves(on.slice(0, 1));
    expect(await findProducts(context, 'trà sen', 5)).toEqual([
      {
        id: 'on0',
        title: 'Trà sen 0',
        hint: 'TRA-0 · Hợp tác xã dệt Hội An',
        code: 'TRA-0',
        exact: false,
        picture: { image: expect.any(String), ground: expect.any(Number) },
      },
    ]);
  });
});

describe('anything', () => {
  const hit = (id: string, exact: boolean) => ({ id, title: id, hint: '', code: id, exact, picture: null });
  const asked: string[] = [];
  const play = (given: Partial<Record<keyof typeof sources, ReturnType<typeof hit>[]>> = {}) => {
    asked.length = 0;
    for (const kind of ['product', 'order', 'purchase', 'person', 'customer'] as const)
      vi.spyOn(sources, kind).mockImplementation((_, text, most) => {
        asked.push(`${kind} ${text} ${most}`);
        return Promise.resolve(given[kind] ?? []);
      });
  };

  it('is looked for among the kinds that are open to a role', async () => {
    play();
    await findAnything(context, { q: '  trà   sen ', role: 'admin' });
    expect(asked).toEqual([
      'product trà sen 5',
      'order trà sen 5',
      'purchase trà sen 5',
      'person trà sen 5',
      'customer trà sen 5',
    ]);
    play();
    await findAnything(context, { q: 'trà sen', role: 'collaborator' });
    expect(asked).toEqual(['product trà sen 5', 'order trà sen 5', 'purchase trà sen 5']);
  });

  it('that is meant comes first, then each kind, five of each', async () => {
    play({
      product: Array.from({ length: 6 }, (_, nth) => hit(`p${nth}`, false)),
      order: [hit('o0', true), hit('o1', false)],
      customer: [hit('c0', true)],
    });
    const { data } = await findAnything(context, { q: 'tr', role: 'admin' });
    expect(data.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'order o0',
      'customer c0',
      'product p0',
      'product p1',
      'product p2',
      'product p3',
      'product p4',
      'order o1',
    ]);
  });

  it.each([
    ['t', 0],
    [' t ', 0],
    ['tr', 5],
  ])('by %j is asked of %i sources', async (q, count) => {
    play();
    expect(await findAnything(context, { q, role: 'admin' })).toEqual({ data: [] });
    expect(asked).toHaveLength(count);
  });
});

it('each kind is looked for by its own source', () => {
  vi.restoreAllMocks();
  expect(sources).toEqual({
    product: findProducts,
    order: findOrders,
    purchase: findPurchases,
    person: findPeople,
    customer: findCustomers,
  });
});
