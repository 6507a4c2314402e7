import { dayInVietnam } from '#shared/values/vietnam-day.ts';

const dayMilliseconds = 86_400_000;

/** A day so many days on from another, by the calendar. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

/** A day in Vietnam, from its first to its last moment. */
export const momentsOf = (day: string) => ({
  from: new Date(`${day}T00:00:00.000+07:00`).toISOString(),
  to: new Date(`${day}T23:59:59.999+07:00`).toISOString(),
});

/** How long ago a moment was; 0 when it is still to come. */
export const millisecondsSince = ({ now }: { now: () => Date }, moment: string): number =>
  Math.max(0, now().getTime() - Date.parse(moment));

export const dayOf = (moment: string): string => dayInVietnam(Date.parse(moment));

/** Notices of a day still come for a while after it. */
const hourMilliseconds = 3_600_000;

/** The last day that is over, as whole as lists will ever be. */
export const lastWholeDay = (now: Date): string =>
  dayAfter(dayInVietnam(now.getTime() - hourMilliseconds), -1);
