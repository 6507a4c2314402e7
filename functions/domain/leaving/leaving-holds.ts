import type { LeavingHold } from '#shared/accounts/leaving.contract.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { entryOf } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { findCustomer, originsOf } from '#functions/domain/customers/records/customer.ts';
import { orderPages } from '#functions/domain/customers/staff/erase-customer.ts';
import { latestOrders } from '#functions/domain/orders/reading/latest-orders.ts';
import { hasOpenRewards } from '#functions/domain/referrals/rewards/read-rewards.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Upper limit of orders placed before they are counted. */
const maxUncounted = 20;

/** Returns whether open orders were placed a moment ago, which are not counted for the customer yet. */
async function hasNewOrders(context: Context, userId: string): Promise<boolean> {
  const orders = await latestOrders(context, userId, maxUncounted);
  return orders.some((order) => entryOf(order).isOpen);
}

/** Returns whether goods or refunds are outstanding, because both need the member's data. */
export async function hasOpenOrders(context: Context, userId: string): Promise<boolean> {
  const { table } = context;
  if (await hasNewOrders(context, userId)) return true;
  const customer = await findCustomer(table, userId);
  if (!customer || customer.erasedAt !== null) return false;
  for (const origin of originsOf(customer))
    for await (const entries of orderPages(table, origin))
      if (entries.some(({ isOpen }) => isOpen)) return true;
  return false;
}

/** Reasons that prevent leaving. A domain that may owe something to members adds its line. */
const rules: readonly [hold: LeavingHold, holds: (context: Context, profile: Profile) => Promise<boolean>][] =
  [
    ['orders', (context, { id }) => hasOpenOrders(context, id)],
    ['rewards', (context, { id }) => hasOpenRewards(context, id)],
    // Staff are removed by an admin and cannot leave by themselves.
    ['staff', async (_, { role }) => role !== 'user'],
  ];

export async function holdsOf(context: Context, profile: Profile): Promise<LeavingHold[]> {
  const found = await Promise.all(
    rules.map(async ([hold, holds]) => ((await holds(context, profile)) ? [hold] : [])),
  );
  return found.flat();
}
