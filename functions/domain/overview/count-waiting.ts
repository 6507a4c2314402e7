import type { Role } from '#shared/contract/access.ts';
import { type WaitingList, waitingListsOf } from '#shared/overview/waiting.contract.ts';
import { waitingPeople } from '#functions/domain/accounts/listing/waiting-people.ts';
import { openMessages } from '#functions/domain/contact/search-messages.ts';
import { openCases } from '#functions/domain/moderation/open-cases.ts';
import { toPack } from '#functions/domain/orders/reading/waiting-orders.ts';
import { invoicesToSee } from '#functions/domain/invoices/reading/search-invoices.ts';
import { openMoney } from '#functions/domain/payments/staff/search-notices.ts';
import { openRequests } from '#functions/domain/people/privacy-view.ts';
import { pendingRefunds } from '#functions/domain/refunds/search-refunds.ts';
import { troubledOrders } from '#functions/domain/shipping/packing/list-packing.ts';
import { requestedReturns } from '#functions/domain/returns/waiting-returns.ts';

/** Open work of each list. */
export const waitingIn = {
  packing: toPack,
  troubles: troubledOrders,
  returns: requestedReturns,
  approvals: waitingPeople,
  privacy: openRequests,
  money: openMoney,
  refunds: pendingRefunds,
  invoices: invoicesToSee,
  messages: openMessages,
  cases: openCases,
} satisfies Record<WaitingList, object>;

/** Open work in the lists a role may see; counts of other lists are left out. */
export async function countWaiting(role: Role): Promise<Partial<Record<WaitingList, number>>> {
  const counts = waitingListsOf(role).map(async (list) => [list, await waitingIn[list].count()] as const);
  return Object.fromEntries(await Promise.all(counts));
}
