import * as z from 'zod';
import { can, type Capability, type Role, staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';

/** Lists whose entries wait for somebody of staff, and who may open each. */
export const waitingLists = {
  /** Orders that are sure of their money and not taken up yet. */
  packing: 'orders.work',
  /** Orders with a parcel a person has to look at. */
  troubles: 'orders.work',
  /** Returns shoppers ask for. */
  returns: 'returns.work',
  /** People who wait to be let in, or to have their papers believed. */
  approvals: 'users.manage',
  /** What people asked about their own data. */
  privacy: 'users.manage',
  /** Money that did not match. */
  money: 'payments.manage',
  /** Refunds that wait for somebody’s yes. */
  refunds: 'refunds.work',
  /** Invoices somebody has something to do about. */
  invoices: 'invoices.work',
  /** What people wrote and nobody answered yet. */
  messages: 'users.manage',
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
