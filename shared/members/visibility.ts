import { type OwnedFact, seenAtFirst, type Visibility } from './profile-choices.ts';
import type { SeenBy } from './member.ts';

/**
 * How far somebody stands from the member they look at. `near`: the two follow each other, or one of them brought the
 * other. Admins see all; that they looked is kept.
 */
export const distances = ['self', 'admin', 'near', 'member'] as const;
export type Distance = (typeof distances)[number];

const letIn: Record<Visibility, readonly Distance[]> = {
  everybody: ['self', 'admin', 'near', 'member'],
  near: ['self', 'admin', 'near'],
  nobody: ['self', 'admin'],
};

export const visibilityOf = (fact: OwnedFact, seenBy: SeenBy): Visibility =>
  seenBy[fact] ?? seenAtFirst[fact];

/** Whether a fact of a member is shown from there. */
export const maySee = (fact: OwnedFact, seenBy: SeenBy, from: Distance): boolean =>
  letIn[visibilityOf(fact, seenBy)].includes(from);

/** A birthday as others know it: `--03-14`. */
export const withoutYear = (day: string): string => `-${day.slice(4)}`;
