import { one, words } from '../lists/query-parts.ts';
import { userStatuses } from '../values/user-statuses.ts';

/** Which of somebody's network: all of it as a tree, those they brought themselves, or those brought by these. */
export const referralTypes = ['all', 'direct', 'indirect'] as const;
export type ReferralType = (typeof referralTypes)[number];

export const referralSorts = ['fullName', 'referenceId', 'verificationStatus', 'createdAt'] as const;
export type ReferralSort = (typeof referralSorts)[number];

const filters = { searchTerm: words(80), status: one(userStatuses) };

const ways = { sorts: referralSorts, sort: '-createdAt', page: 'limit', size: 20 } as const;

/** One of the two halves of a network. */
export const halfList = { filters, ...ways } as const;

/** A network, whole or in halves. */
export const networkList = { filters: { ...filters, type: one(referralTypes) }, ...ways } as const;

export const referralPageSizes = [10, 20, 50, 100] as const;

/** Whoever is under somebody is opened a few at a time, and so deep. */
export const childrenAtOnce = 5;
export const deepestOpened = 2;

/** In a tree of so many levels people still find each other; what is deeper is counted and not drawn. */
export const mostLevels = 40;

/** What a referrer says of somebody who named them. */
export const referrerAnswers = ['confirm', 'disown'] as const;
export type ReferrerAnswer = (typeof referrerAnswers)[number];

export const referrerSayings = ['confirmed', 'disowned'] as const;
export type ReferrerSaying = (typeof referrerSayings)[number];

/** What an admin does about somebody who waits. */
export const userActions = ['approve', 'reject', 'request-info'] as const;
export type UserAction = (typeof userActions)[number];
