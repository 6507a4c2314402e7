import { type OwnedFact, defaultVisibility, type Visibility } from './profile-choices.ts';
import type { FactVisibility } from './member.ts';

/** Viewer's distance. `near`: they follow each other or one invited the other. Admins' access is logged. */
const distances = ['self', 'admin', 'near', 'member'] as const;
export type Distance = (typeof distances)[number];

const letIn: Record<Visibility, readonly Distance[]> = {
  everybody: ['self', 'admin', 'near', 'member'],
  near: ['self', 'admin', 'near'],
  nobody: ['self', 'admin'],
};

export const visibilityOf = (fact: OwnedFact, seenBy: FactVisibility): Visibility =>
  seenBy[fact] ?? defaultVisibility[fact];

/** Tells whether a viewer at this distance may see a fact. */
export const maySee = (fact: OwnedFact, seenBy: FactVisibility, from: Distance): boolean =>
  letIn[visibilityOf(fact, seenBy)].includes(from);

/** Returns a birthday without its year: `--03-14`. */
export const withoutYear = (day: string): string => `-${day.slice(4)}`;
