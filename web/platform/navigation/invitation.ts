import { referenceIdPattern } from '#shared/values/ids.ts';
import { remembered } from '../memory/remembered.ts';

/** So long the first link somebody opened counts, whatever they open after it. */
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

/** Who invited whoever sits here; undefined where nobody did, or too long ago. */
export function invitedBy(now = Date.now()): string | undefined {
  const found = kept.read();
  return found && isFresh(found, now) ? found.code : undefined;
}

/** A code as links carry it; undefined for what is none. */
export function codeIn(text: unknown): string | undefined {
  if (typeof text !== 'string' && typeof text !== 'number') return undefined;
  const code = String(text).trim().replace(/^@/, '').toUpperCase();
  return referenceIdPattern.test(code) ? code : undefined;
}

/** The first link wins. Answers whose invitation counts. */
export function noteInvitation(text: unknown, now = Date.now()): string | undefined {
  const known = invitedBy(now);
  const code = codeIn(text);
  if (known !== undefined || code === undefined) return known;
  kept.keep({ code, at: now });
  return code;
}

/** It has led to an account: whoever opens the next one here was not brought by it. */
export const forgetInvitation = (): void => void kept.forget();
