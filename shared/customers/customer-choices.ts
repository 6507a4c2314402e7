import { id, many, number, one, since, until, words } from '../lists/query-parts.ts';

/** Kinds of customers: with an account, or known only by a phone number or e-mail. */
export const customerKinds = ['member', 'guest'] as const;

/** Kinds of groups: `static` with members added by staff, `rule` with all who fulfil it right now. */
export const groupKinds = ['static', 'rule'] as const;

export const customerLimits = {
  tags: 20,
  tagLetters: 30,
  groups: 50,
  notes: 200,
  noteLetters: 2000,
  /** Maximum number of records merged into one customer. */
  merged: 20,
} as const;

/** Filters and sorts of the staff's list of customers. */
export const customerList = {
  filters: {
    search: words(100),
    kind: one(customerKinds),
    group: id(40),
    tag: id(customerLimits.tagLetters),
    province: many(),
    minSpent: number(),
    minOrders: number(0, 100_000),
    lastFrom: since(),
    lastTo: until(),
  },
  sorts: ['lastOrderAt', 'totalSpent', 'orderCount', 'fullName', 'createdAt'],
  sort: '-lastOrderAt',
  page: 'limit',
  size: 20,
} as const;
