import { readSession } from './api/stored-session.ts';
import { storedTexts } from './memory/stored-texts.ts';

/**
 * Values one person entered or proved in this tab. A guest's values stay when they sign in; a member's are
 * visible to nobody else and are deleted with the tab's memory when they sign out (`followSession`).
 */
const texts = storedTexts(() => sessionStorage);
const prefix = 'cholang-own-';

type KeptEntry = [who?: string | null, value?: unknown];

export const savePersonal = (key: string, value: unknown): void =>
  texts.write(prefix + key, JSON.stringify([readSession()?.username, value]));

/** Returns undefined if nothing valid is stored, or if it belongs to somebody else. */
export function readPersonal(key: string): unknown {
  try {
    const [who, value] = JSON.parse(texts.read(prefix + key) ?? '[]') as KeptEntry;
    return !who || who === readSession()?.username ? value : undefined;
  } catch {
    return undefined;
  }
}

export const forgetPersonal = (key: string): void => texts.write(prefix + key, null);
