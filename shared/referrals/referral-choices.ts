import { one, words } from '../lists/query-parts.ts';
import { userStatuses } from '../values/user-statuses.ts';

/** Parts of a network: all of it as a tree, those that the member brought, or those that these brought. */
export const referralTypes = ['all', 'direct', 'indirect'] as const;
export type ReferralType = (typeof referralTypes)[number];

const referralSorts = ['fullName', 'referenceId', 'verificationStatus', 'createdAt'] as const;
export type ReferralSort = (typeof referralSorts)[number];

const filters = { searchTerm: words(80), status: one(userStatuses) };

const ways = { sorts: referralSorts, sort: '-createdAt', page: 'limit', size: 20 } as const;

/** List of one part of a network. */
export const halfList = { filters, ...ways } as const;

/** List of a network, whole or in parts. */
export const networkList = { filters: { ...filters, type: one(referralTypes) }, ...ways } as const;

export const referralPageSizes = [10, 20, 50, 100] as const;

/** Page size for the children of a member in the tree, and the maximum depth that can be opened. */
export const childrenAtOnce = 5;
export const deepestOpened = 2;

/** Maximum number of levels that the tree shows; deeper members are counted but not drawn. */
export const maxLevels = 40;

/** Answers of a referrer about a member who named them. */
export const referrerAnswers = ['confirm', 'disown'] as const;
export type ReferrerAnswer = (typeof referrerAnswers)[number];

export const referrerSayings = ['confirmed', 'disowned'] as const;
export type ReferrerSaying = (typeof referrerSayings)[number];

/** Decisions of an admin about a waiting member. */
const userActions = ['approve', 'reject', 'request-info'] as const;
export type UserAction = (typeof userActions)[number];
