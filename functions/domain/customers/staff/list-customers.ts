import type { CustomerRow } from '#shared/customers/customer.ts';
import type { CustomerGroup } from '#shared/customers/customer-groups.contract.ts';
import { listCustomers as contract } from '#shared/customers/customers.contract.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { among, atLeast, atMost, equals, searchPeople } from '#functions/platform/views/list-filters.ts';
import { idsOf, listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { listGroups, requireGroup } from '../groups/customer-groups.ts';
import { conditionsOf, tagMark } from '../groups/group-rule.ts';
import { matchingGroups } from '../groups/groups-of.ts';
import { customersView } from './customers-view.ts';

const everybody = listQuery(customersView, contract, {
  search: searchPeople(),
  kind: equals('kind'),
  // Group conditions are stored in the table; `customerList` adds them.
  group: () => [],
  tag: (tag) => [{ words: [tagMark(String(tag))] }],
  province: among('province'),
  minSpent: atLeast('totalSpent'),
  minOrders: atLeast('orderCount'),
  lastFrom: atLeast('lastOrderAt'),
  lastTo: atMost('lastOrderAt'),
});

/** List of the customers who are in all of these groups. */
export const customersIn = (groups: readonly CustomerGroup[], now: Date): typeof everybody => ({
  ...everybody,
  plan(query, own) {
    const plan = everybody.plan(query, own);
    return { ...plan, where: [...plan.where, ...groups.flatMap((group) => conditionsOf(group, now))] };
  },
});

/** List for a query. A group acts as a named filter. */
export async function customerList(context: Context, { group }: { group?: string | undefined }) {
  const groups = group === undefined ? [] : [await requireGroup(context, group)];
  return customersIn(groups, context.now());
}

/** Row as the list shows it, including groups by rule. */
export const withGroups = (row: CustomerRow, groups: readonly CustomerGroup[], now: Date): CustomerRow => ({
  ...row,
  groups: matchingGroups(groups, row, now).map(({ id }) => id),
});

type Query = QueryOf<typeof contract>;

const words = searchPeople();

export async function listCustomers(context: Context, query: Query) {
  const [list, groups] = await Promise.all([customerList(context, query), listGroups(context.table)]);
  const page = await listOf(list, query);
  return { ...page, data: page.data.map((row) => withGroups(row, groups, context.now())) };
}

/** Customers whose name, number, address or code matches, latest order first. */
export const searchCustomers = (text: string, most: number): Promise<CustomerRow[]> =>
  newestRows(customersView.rows(), { by: 'lastOrderAt', take: most, where: words(text) });

export const listCustomerIds = async (context: Context, query: Query) =>
  idsOf(await customerList(context, query), query);
