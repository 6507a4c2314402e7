import { readSession } from './api/stored-session.ts';
import { storedTexts } from './memory/stored-texts.ts';

/**
 * What one person said or proved in this tab. A guest's goes along when they sign in; a member's is shown to nobody
 * else, and goes with all the tab knows when they leave (`followSession`).
 */
const texts = storedTexts(() => sessionStorage);
const prefix = 'cholang-own-';

type Kept = [who?: string | null, value?: unknown];

export const rememberOwn = (key: string, value: unknown): void =>
  texts.write(prefix + key, JSON.stringify([readSession()?.username, value]));

/** Undefined is nothing, nothing that we wrote, or somebody else's. */
export function recallOwn(key: string): unknown {
  try {
    const [who, value] = JSON.parse(texts.read(prefix + key) ?? '[]') as Kept;
    return !who || who === readSession()?.username ? value : undefined;
  } catch {
    return undefined;
  }
}

export const forgetOwn = (key: string): void => texts.write(prefix + key, null);
