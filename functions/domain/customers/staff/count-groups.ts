import type { listCustomerGroups as contract } from '#shared/customers/customer-groups.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { readLabels } from '../groups/customer-groups.ts';
import { conditionsOf } from '../groups/group-rule.ts';
import { customersView } from './customers-view.ts';

const byAge = { by: 'createdAt', descending: false } as const;

/** All groups with their current number of customers, and the tags in use. */
export async function listCountedGroups({ table, now }: Context): Promise<ReplyOf<typeof contract>> {
  const { groups, tags } = await readLabels(table);
  const counted = groups.map(async (group) => {
    const where = conditionsOf(group, now());
    const { total } = await customersView.rows().list({ where, sort: byAge, take: 1, counted: true });
    return { ...group, customerCount: total };
  });
  return { groups: await Promise.all(counted), tags };
}
