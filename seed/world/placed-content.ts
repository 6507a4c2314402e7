import { idsSince } from '#shared/values/ids.ts';
import { idOf, randomOf } from '#seed/random.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Moment during a day so long ago: the seed day begins at seven in the morning in Vietnam. */
export const duringDay = (key: string, today: Date, daysAgo: number): number =>
  today.getTime() - daysAgo * day + randomOf(key).between(20, 660) * minute;

/** Id of content that was made at this moment, the same at each seeding. */
export const idAt = (at: number, key: string): string => idsSince(at) + idOf(key).slice(-16);
