import { type At, timeOf } from './local-time.ts';

type Age = { unit: 'now' | 'minutes' | 'hours'; count: number };

/** Returns how long ago it was within 24 hours; undefined later, when the date is more useful. */
export function ageOf(at: At, now: number): Age | undefined {
  const minutes = Math.floor((now - timeOf(at)) / 60_000);
  // A slightly slow clock must not hide that something just happened.
  if (minutes < 1 && minutes > -5) return { unit: 'now', count: 0 };
  if (!(minutes >= 1 && minutes < 24 * 60)) return undefined;
  return minutes < 60
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.floor(minutes / 60) };
}
