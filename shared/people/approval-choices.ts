import { one, words } from '../lists/query-parts.ts';

/** In these states somebody waits for an admin. */
export const awaited = ['pending_admin', 'kyc_submitted'] as const;

/** New to the shop; again after they were turned away; asked for more and not answered yet; with papers to look at. */
export const waitingKinds = ['new', 'again', 'asked', 'papers'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export const approvalList = {
  filters: { searchTerm: words(), kind: one(waitingKinds) },
  sort: 'waitsSince',
  page: 'limit',
  size: 20,
} as const;

/** Whoever waits longer than this waits too long. */
export const waitsTooLongHours = 24;

/** How long somebody is one admin's without a touch. */
export const reviewMinutes = 20;

/** What is decided about somebody; the first three only of those who wait to be let in. */
export const decisions = ['approve', 'reject', 'request-info', 'lock', 'unlock', 'sign-out'] as const;
export type Decision = (typeof decisions)[number];

/** These say why: whom it is about reads it. */
export const reasoned: readonly Decision[] = ['reject', 'request-info', 'lock'];

export const isDecision = (name: string): name is Decision => decisions.some((one) => one === name);
