import * as z from 'zod';
import { can, type Capability, type Role, staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';

/** Lists whose entries wait for staff, with the capability that each needs. */
export const waitingLists = {
  /** Orders whose payment is certain and whose packing has not started. */
  packing: 'orders.work',
  /** Orders with a parcel that a person has to look at. */
  troubles: 'orders.work',
  /** Returns that shoppers have requested. */
  returns: 'returns.work',
  /** Users who wait for approval or for the check of their identity papers. */
  approvals: 'users.manage',
  /** People's requests about their own data. */
  privacy: 'users.manage',
  /** Payments that did not match. */
  money: 'payments.manage',
  /** Refunds that wait for approval. */
  refunds: 'refunds.work',
  /** Invoices that need work by staff. */
  invoices: 'invoices.work',
  /** Messages that nobody has answered yet. */
  messages: 'users.manage',
  /** Content that was reported or waits for its approval. */
  cases: 'content.moderate',
} as const satisfies Record<string, Capability>;
export type WaitingList = keyof typeof waitingLists;

export const waitingListNames = Object.keys(waitingLists) as [WaitingList, ...WaitingList[]];

export const waitingListsOf = (role: Role): WaitingList[] =>
  waitingListNames.filter((list) => can(role, waitingLists[list]));

export const countWaiting = defineRoute({
  name: 'overview/count-waiting',
  summary: 'How many entries wait in each list the caller may open',
  method: 'GET',
  path: '/admin/waiting',
  access: staff('admin.enter'),
  reply: z.partialRecord(z.enum(waitingListNames), z.int()),
});
