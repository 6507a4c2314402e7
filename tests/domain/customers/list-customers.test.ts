import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomerGroup } from '#shared/customers/customer-groups.contract.ts';
import { CustomerRow } from '#shared/customers/customer.ts';
import { listCustomers as contract } from '#shared/customers/customers.contract.ts';
import type { StoredCustomer } from '#functions/domain/customers/records/customer.ts';
import { isIn } from '#functions/domain/customers/groups/group-rule.ts';
import { customersIn } from '#functions/domain/customers/staff/list-customers.ts';
import { customersView } from '#functions/domain/customers/staff/customers-view.ts';
import { listOf } from '#functions/platform/views/list-query.ts';
import { viewRows } from '../support/view-rows.ts';

const now = new Date('2026-11-22T00:00:00.000Z');

let nth = 0;
function aCustomer(given: Partial<StoredCustomer>): StoredCustomer {
  nth += 1;
  return {
    id: `customer-${nth}`,
    code: `KHABCDFGH${nth}`,
    kind: 'guest',
    userId: null,
    fullName: `Khách ${nth}`,
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
    createdAt: `2026-10-0${nth}T00:00:00.000Z`,
    updatedAt: '2026-11-01T00:00:00.000Z',
    version: 1,
    ...given,
  };
}

const group = (given: Partial<CustomerGroup>): CustomerGroup => ({
  id: '01KAEF5X8FQ2YR0H3V6JN7TE9C',
  name: 'Khách quen',
  kind: 'rule',
  spentAtLeast: null,
  ordersAtLeast: null,
  boughtWithinDays: null,
  provinces: [],
  createdAt: '',
  version: 1,
  ...given,
});
const wholesale = group({ kind: 'static' });

const customers = [
  aCustomer({
    fullName: 'Đặng Hữu Đức',
    phone: '0912345678',
    tags: ['Khách sỉ'],
    totalSpent: 5_000_000,
    orderCount: 9,
  }),
  aCustomer({
    fullName: 'Trần Thị Bưởi',
    kind: 'member',
    email: 'buoi@example.com',
    province: 'Huế',
    groups: [wholesale.id],
    lastOrderAt: '2026-11-21T00:00:00.000Z',
  }),
  aCustomer({
    fullName: 'Lê Văn Cam',
    phone: '0987000111',
    province: 'Hà Nội',
    tags: ['VIP'],
    lastOrderAt: null,
  }),
];
const rows = await viewRows(customersView, customers);

const list = (query: Record<string, string> = {}, groups: CustomerGroup[] = []) =>
  listOf(customersIn(groups, now), contract.query.parse(query), {}, rows);
const names = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).data.map(({ fullName }) => fullName.split(' ').at(-1));

describe('the list of customers', () => {
  it('has those first who bought last, with what staff may see', async () => {
    const { data, ...page } = await list({ limit: '2' });
    expect(data.map(({ fullName }) => fullName)).toEqual(['Trần Thị Bưởi', 'Đặng Hữu Đức']);
    expect(page).toEqual({ total: 3, page: 1, limit: 2, totalPages: 2, hasNext: true, hasPrev: false });
    expect(CustomerRow.strict().array().parse(data)).toEqual(data);
  });

  it.each([
    ['dang huu duc', ['Đức']],
    ['0912345678', ['Đức']],
    ['+84 912.345.678', ['Đức']],
    ['678', ['Đức']],
    ['0111', ['Cam']],
    ['BUOI@example', ['Bưởi']],
    ['khabcdfgh1', ['Đức']],
    // By a tag, too.
    ['khach si', ['Đức']],
    ['%', []],
    ['nobody', []],
  ])('searched for %j', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  it.each<[query: Record<string, string>, found: string[]]>([
    [{ kind: 'member' }, ['Bưởi']],
    [{ tag: 'khách SỈ' }, ['Đức']],
    [{ tag: 'vi' }, []],
    [{ province: 'Huế,Hà Nội' }, ['Bưởi', 'Cam']],
    [{ minSpent: '1000000' }, ['Đức']],
    [{ minOrders: '2' }, ['Đức']],
    [{ lastFrom: '2026-11-20' }, ['Bưởi']],
    [{ sortBy: 'fullName', sortOrder: 'asc' }, ['Đức', 'Cam', 'Bưởi']],
    [{ sortBy: 'totalSpent', sortOrder: 'desc', limit: '1' }, ['Đức']],
  ])('narrowed by %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it.each([
    ['whom staff put in', wholesale, ['Bưởi']],
    ['who spent enough', group({ spentAtLeast: 1_000_000 }), ['Đức']],
    ['who came back lately', group({ boughtWithinDays: 7 }), ['Bưởi']],
    ['of a province', group({ provinces: ['Hà Nội', 'Huế'] }), ['Bưởi', 'Cam']],
    ['all of it at once', group({ provinces: ['Huế'], spentAtLeast: 1 }), []],
  ])('narrowed by a group: %s', async (_, asked, found) => {
    expect(await names({}, [asked])).toEqual(found);
    expect(await names({ kind: 'guest', search: 'nobody' }, [asked])).toEqual([]);
  });
});

const Rule = fc.record({
  spentAtLeast: fc.option(fc.constantFrom(1, 1_000_000, 5_000_000)),
  ordersAtLeast: fc.option(fc.constantFrom(1, 2, 9)),
  boughtWithinDays: fc.option(fc.constantFrom(1, 7, 30)),
  provinces: fc.subarray(['Huế', 'Hà Nội', 'Đà Nẵng']),
});

it('a rule asked of one customer says what the same rule says as a filter', async () => {
  await fc.assert(
    fc.asyncProperty(Rule, async (rule) => {
      const asked = group(rule);
      const found = (await list({}, [asked])).data.map(({ id }) => id).toSorted();
      const expected = customers.filter((one) => isIn(asked, one, now)).map(({ id }) => id);
      expect(found).toEqual(expected.toSorted());
    }),
    { numRuns: 60 },
  );
});
