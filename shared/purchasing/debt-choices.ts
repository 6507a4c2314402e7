import { one, words } from '../lists/query-parts.ts';

/** How suppliers are paid. */
export const payWays = ['transfer', 'cash', 'other'] as const;
export type PayWay = (typeof payWays)[number];

/** Why a supplier is owed more or less. */
export const debtKinds = ['received', 'sent-back', 'corrected', 'paid', 'reversed'] as const;
export type DebtKind = (typeof debtKinds)[number];

export const debtStates = ['owing', 'overdue', 'prepaid'] as const;
export type DebtState = (typeof debtStates)[number];

/** Staff's list of what suppliers are owed. */
export const debtList = {
  filters: { q: words(), state: one(debtStates) },
  sorts: ['dueOn', 'owed', 'overdue', 'name'],
  sort: 'dueOn',
  page: 'limit',
  size: 20,
} as const;
