import type { LeavingHold } from '#shared/accounts/leaving.contract.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { entryOf } from '#functions/domain/customers/counting/count-order.ts';
import { findCustomer, originsOf } from '#functions/domain/customers/records/customer.ts';
import { orderPages } from '#functions/domain/customers/staff/erase-customer.ts';
import { latestOrders } from '#functions/domain/orders/reading/latest-orders.ts';
import { hasRewardsUnderWay } from '#functions/domain/referrals/rewards/read-rewards.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** More than anybody places before they are counted. */
const mostUncounted = 20;

/** What was ordered a moment ago is counted to nobody yet. */
async function hasNewOrders(context: Context, userId: string): Promise<boolean> {
  const orders = await latestOrders(context, userId, mostUncounted);
  return orders.some((order) => entryOf(order).isOpen);
}

/** Goods that are on their way have to arrive, and money that is due has to go back, before nobody knows to whom. */
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

/** What else has to be settled first: an area that owes somebody anything adds its line. */
const rules: readonly [hold: LeavingHold, holds: (context: Context, profile: Profile) => Promise<boolean>][] =
  [
    ['orders', (context, { id }) => hasOpenOrders(context, id)],
    ['rewards', (context, { id }) => hasRewardsUnderWay(context, id)],
    // Staff are taken from their work by an admin, not by themselves.
    ['staff', async (_, { role }) => role !== 'user'],
  ];

export async function holdsOf(context: Context, profile: Profile): Promise<LeavingHold[]> {
  const found = await Promise.all(
    rules.map(async ([hold, holds]) => ((await holds(context, profile)) ? [hold] : [])),
  );
  return found.flat();
}
