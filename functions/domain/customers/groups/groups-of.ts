import type { CustomerGroup } from '#shared/customers/customer-groups.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findCustomer } from '../records/customer.ts';
import { listGroups } from './customer-groups.ts';
import { isIn, type RuleFacts } from './group-rule.ts';

/** Of these groups, those a customer is in at this moment: put there, or by rule. */
export const groupsAmong = (
  groups: readonly CustomerGroup[],
  customer: RuleFacts,
  now: Date,
): CustomerGroup[] => groups.filter((group) => isIn(group, customer, now));

/** What one who never bought has: only a rule that asks for nothing of the kind could mean them. */
const nobody: RuleFacts = { totalSpent: 0, orderCount: 0, lastOrderAt: null, province: null, groups: [] };

/** The ids of the groups a customer is in at this moment. A member's id as a customer is that of their account. */
export async function groupsOf({ table, now }: Context, { id }: { id: string }): Promise<string[]> {
  const [groups, customer] = await Promise.all([listGroups(table), findCustomer(table, id)]);
  return groupsAmong(groups, customer ?? nobody, now()).map((group) => group.id);
}
