import type { CustomerGroup } from '#shared/customers/customer-groups.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findCustomer } from '../records/customer.ts';
import { listGroups } from './customer-groups.ts';
import { isIn, type RuleFacts } from './group-rule.ts';

/** Groups a customer is in at this moment, by staff or by rule. */
export const matchingGroups = (
  groups: readonly CustomerGroup[],
  customer: RuleFacts,
  now: Date,
): CustomerGroup[] => groups.filter((group) => isIn(group, customer, now));

/** Facts about a member who never bought. Only a rule without such conditions matches. */
const nobody: RuleFacts = { totalSpent: 0, orderCount: 0, lastOrderAt: null, province: null, groups: [] };

/** Ids of the groups a customer is in now. A member has one id as customer and as account. */
export async function groupsOf({ table, now }: Context, { id }: { id: string }): Promise<string[]> {
  const [groups, customer] = await Promise.all([listGroups(table), findCustomer(table, id)]);
  return matchingGroups(groups, customer ?? nobody, now()).map((group) => group.id);
}
