import { one, words } from '../lists/query-parts.ts';

/** Ways of paying suppliers. */
export const supplierPaymentMethods = ['transfer', 'cash', 'other'] as const;

/** Reasons why the debt to a supplier changes. */
export const debtKinds = ['received', 'sent-back', 'corrected', 'paid', 'reversed'] as const;
export type DebtKind = (typeof debtKinds)[number];

const debtStates = ['owing', 'overdue', 'prepaid'] as const;
export type DebtState = (typeof debtStates)[number];

/** Filters and sorts of the staff's list of debts to suppliers. */
export const debtList = {
  filters: { q: words(), state: one(debtStates) },
  sorts: ['dueOn', 'owed', 'overdue', 'name'],
  sort: 'dueOn',
  page: 'limit',
  size: 20,
} as const;
