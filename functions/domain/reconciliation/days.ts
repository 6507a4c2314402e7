import { dayInVietnam } from '#shared/values/vietnam-day.ts';

const dayMilliseconds = 86_400_000;

/** Returns the calendar day a number of days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

/** Returns the first and last moment of a day in Vietnam. */
export const momentsOf = (day: string) => ({
  from: new Date(`${day}T00:00:00.000+07:00`).toISOString(),
  to: new Date(`${day}T23:59:59.999+07:00`).toISOString(),
});

/** Returns how long ago a moment was; 0 if it is in the future. */
export const millisecondsSince = ({ now }: { now: () => Date }, moment: string): number =>
  Math.max(0, now().getTime() - Date.parse(moment));

export const dayOf = (moment: string): string => dayInVietnam(Date.parse(moment));

/** Time after midnight in which notices of the day before still come. */
const hourMilliseconds = 3_600_000;

/** Returns the last day whose lists are complete. */
export const lastCompleteDay = (now: Date): string =>
  dayAfter(dayInVietnam(now.getTime() - hourMilliseconds), -1);
