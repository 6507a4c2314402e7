import type { Hit } from '#shared/search/find-anything.contract.ts';
import { readPersonal, savePersonal } from '#web/platform/person-storage.ts';

/** A recent choice: a page or an action by its key, or a search hit as it was then. */
export type Recent = { key: string; hit?: Hit };

const memory = 'palette';
const most = 8;

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** Returns recent choices, newest first. They name people, so only this user's tab stores them. */
export function recentChoices(): Recent[] {
  const kept = readPersonal(memory);
  return Array.isArray(kept) ? kept.filter(isRecent) : [];
}

export const rememberChoice = (choice: Recent): void =>
  savePersonal(memory, [choice, ...recentChoices().filter(({ key }) => key !== choice.key)].slice(0, most));
