import type { Hit } from '#shared/search/find-anything.contract.ts';
import { recallOwn, rememberOwn } from '#web/platform/own-memory.ts';

/** What was chosen lately: a page or an action by its key, or something that was found, as it was then. */
export type Recent = { key: string; hit?: Hit };

const memory = 'palette';
const most = 8;

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** The last chosen first. Names and numbers of people are among it: it is kept for this person, in this tab. */
export function recentChoices(): Recent[] {
  const kept = recallOwn(memory);
  return Array.isArray(kept) ? kept.filter(isRecent) : [];
}

export const rememberChoice = (choice: Recent): void =>
  rememberOwn(memory, [choice, ...recentChoices().filter(({ key }) => key !== choice.key)].slice(0, most));
