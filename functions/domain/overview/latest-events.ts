import { can, type Role } from '#shared/contract/access.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { type getDashboard as contract, maxLatest } from '#shared/overview/dashboard.contract.ts';
import { newestAccounts } from '#functions/domain/accounts/listing/newest-accounts.ts';
import { movedOrders } from '#functions/domain/orders/reading/moved-orders.ts';
import { newestReceipts } from '#functions/domain/payments/staff/newest-receipts.ts';
import { newestReturns } from '#functions/domain/returns/newest-returns.ts';

type Latest = ReplyOf<typeof contract>['latest'];

/** Latest events that a role may see. */
export async function latestEvents(role: Role): Promise<Latest> {
  const [orders, receipts, returns, users] = await Promise.all([
    can(role, 'orders.work') ? movedOrders(maxLatest) : [],
    can(role, 'payments.manage') ? newestReceipts(maxLatest) : [],
    can(role, 'returns.work') ? newestReturns(maxLatest) : [],
    can(role, 'users.manage') ? newestAccounts(maxLatest) : [],
  ]);
  const all: Latest = [
    ...orders.map(({ id, code: name, status, updatedAt: at }) => ({
      kind: 'order' as const,
      id,
      name,
      status,
      at,
    })),
    ...receipts.map(({ id, orderCode: name, received: amount, receivedAt: at }) => ({
      kind: 'payment' as const,
      id,
      name,
      amount,
      at,
    })),
    ...returns.map(({ id, code: name, status, createdAt: at }) => ({
      kind: 'return' as const,
      id,
      name,
      status,
      at,
    })),
    ...users.map(({ id, fullName: name, createdAt: at }) => ({ kind: 'user' as const, id, name, at })),
  ];
  return all.toSorted((a, b) => (a.at > b.at ? -1 : 1)).slice(0, maxLatest);
}
