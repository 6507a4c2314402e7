import { type At, timeOf } from './days.ts';

type Age = { unit: 'now' | 'minutes' | 'hours'; count: number };

/** How long ago something was, as long as that says more than its day does: for 24 hours. */
export function ageOf(at: At, now: number): Age | undefined {
  const minutes = Math.floor((now - timeOf(at)) / 60_000);
  // A clock that goes a little slow must not date what just happened.
  if (minutes < 1 && minutes > -5) return { unit: 'now', count: 0 };
  if (!(minutes >= 1 && minutes < 24 * 60)) return undefined;
  return minutes < 60
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.floor(minutes / 60) };
}
