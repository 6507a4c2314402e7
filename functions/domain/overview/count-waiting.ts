import type { Role } from '#shared/contract/access.ts';
import { type WaitingList, waitingListsOf } from '#shared/overview/waiting.contract.ts';
import { countApprovals } from '#functions/domain/accounts/count-approvals.ts';
import { countOpenMessages } from '#functions/domain/contact/search-messages.ts';
import { toPack } from '#functions/domain/orders/reading/waiting-to-pack.ts';
import { countAttention } from '#functions/domain/invoices/reading/search-invoices.ts';
import { countOpenMoney } from '#functions/domain/payments/staff/search-notices.ts';
import { countOpenRequests } from '#functions/domain/people/privacy-view.ts';
import { pendingRefunds } from '#functions/domain/refunds/search-refunds.ts';
import { askedReturns } from '#functions/domain/returns/waiting-returns.ts';

const counters: Record<WaitingList, () => Promise<number>> = {
  packing: () => toPack.count(),
  returns: () => askedReturns.count(),
  approvals: countApprovals,
  privacy: countOpenRequests,
  money: countOpenMoney,
  refunds: () => pendingRefunds.count(),
  invoices: countAttention,
  messages: countOpenMessages,
};

/** What waits in the lists that are open to a role; of the others not even how much. */
export async function countWaiting(role: Role): Promise<Partial<Record<WaitingList, number>>> {
  const counts = waitingListsOf(role).map(async (list) => [list, await counters[list]()] as const);
  return Object.fromEntries(await Promise.all(counts));
}
