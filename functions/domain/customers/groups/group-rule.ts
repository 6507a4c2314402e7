import type { CustomerGroup } from '#shared/customers/customer-groups.contract.ts';
import { slugify } from '#shared/values/text.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import type { StoredCustomer } from '../records/customer.ts';

type Rule = Pick<
  CustomerGroup,
  'id' | 'kind' | 'spentAtLeast' | 'ordersAtLeast' | 'boughtWithinDays' | 'provinces'
>;

/** Facts that a rule can test; each is a column of the view. */
export type RuleFacts = Pick<
  StoredCustomer,
  'totalSpent' | 'orderCount' | 'lastOrderAt' | 'province' | 'groups'
>;

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString();

/** Search terms for labels in the view, so that rows can be filtered by one of several labels. */
export const tagMark = (tag: string): string => `#${slugify(tag)}#`;
export const groupMark = (id: string): string => `@${id.toLowerCase()}@`;

export type RuleColumn = 'totalSpent' | 'orderCount' | 'lastOrderAt' | 'province';

/** Filter conditions of a group for the list. */
export function conditionsOf(group: Rule, now: Date): Condition<RuleColumn>[] {
  if (group.kind === 'static') return [{ words: [groupMark(group.id)] }];
  const { spentAtLeast, ordersAtLeast, boughtWithinDays, provinces } = group;
  return [
    ...(spentAtLeast === null ? [] : [{ column: 'totalSpent', atLeast: spentAtLeast } as const]),
    ...(ordersAtLeast === null ? [] : [{ column: 'orderCount', atLeast: ordersAtLeast } as const]),
    ...(boughtWithinDays === null
      ? []
      : [{ column: 'lastOrderAt', atLeast: daysBefore(now, boughtWithinDays) } as const]),
    ...(provinces.length === 0 ? [] : [{ column: 'province', among: provinces } as const]),
  ];
}

/** Evaluates the same rule for one customer. */
export function isIn(group: Rule, customer: RuleFacts, now: Date): boolean {
  if (group.kind === 'static') return customer.groups.includes(group.id);
  const { spentAtLeast, ordersAtLeast, boughtWithinDays, provinces } = group;
  return (
    customer.totalSpent >= (spentAtLeast ?? 0) &&
    customer.orderCount >= (ordersAtLeast ?? 0) &&
    (boughtWithinDays === null || (customer.lastOrderAt ?? '') >= daysBefore(now, boughtWithinDays)) &&
    (provinces.length === 0 || provinces.includes(customer.province ?? ''))
  );
}
