import { referenceIdPattern } from '#shared/values/ids.ts';
import { remembered } from '../memory/remembered.ts';

/** Days during which the first opened invitation counts, whatever links follow. */
const daysKept = 30;
const dayMilliseconds = 86_400_000;

type Invitation = { code: string; at: number };

function understood(found: unknown): Invitation | undefined {
  if (typeof found !== 'object' || found === null || !('code' in found) || !('at' in found)) return undefined;
  const { code, at } = found;
  return typeof code === 'string' && referenceIdPattern.test(code) && typeof at === 'number'
    ? { code, at }
    : undefined;
}

const isFresh = ({ at }: Invitation, now: number): boolean =>
  at <= now && now - at < daysKept * dayMilliseconds;

const kept = remembered('cholang-invited-by', understood);

/** Returns the code of the visitor's referrer; undefined without one or after it expired. */
export function invitedBy(now = Date.now()): string | undefined {
  const found = kept.read();
  return found && isFresh(found, now) ? found.code : undefined;
}

/** Returns an invitation code from a link; undefined if it is invalid. */
export function codeIn(text: unknown): string | undefined {
  if (typeof text !== 'string' && typeof text !== 'number') return undefined;
  const code = String(text).trim().replace(/^@/, '').toUpperCase();
  return referenceIdPattern.test(code) ? code : undefined;
}

/** Stores an invitation unless one is known: the first link wins. Returns the code that counts. */
export function noteInvitation(text: unknown, now = Date.now()): string | undefined {
  const known = invitedBy(now);
  const code = codeIn(text);
  if (known !== undefined || code === undefined) return known;
  kept.keep({ code, at: now });
  return code;
}

/** Called after an account was created: the next visitor in this browser was not brought by this invitation. */
export const forgetInvitation = (): void => void kept.forget();
