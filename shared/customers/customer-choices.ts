import { id, many, number, one, since, until, words } from '../lists/query-parts.ts';

/** Somebody with an account, or somebody known by a number or an address alone. */
export const customerKinds = ['member', 'guest'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** Whom staff put into a group one by one, or whoever fulfils its rule this very moment. */
export const groupKinds = ['static', 'rule'] as const;

export const customerLimits = {
  tags: 20,
  tagLetters: 30,
  groups: 50,
  notes: 200,
  noteLetters: 2000,
  /** Records one person can turn out to be. */
  merged: 20,
} as const;

/** The staff's list of whoever bought. */
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
