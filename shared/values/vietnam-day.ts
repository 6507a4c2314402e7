/** Offset of Vietnam from UTC, in milliseconds. It is UTC+7 all year. */
const ahead = 7 * 3_600_000;

/** Returns the day in Vietnam at an instant, YYYY-MM-DD. */
export const dayInVietnam = (time: number): string => new Date(time + ahead).toISOString().slice(0, 10);

/** Returns the time of day in Vietnam at an instant, hh:mm. */
export const hourInVietnam = (time: number): string => new Date(time + ahead).toISOString().slice(11, 16);

/** Returns the month in Vietnam at an instant, YYYY-MM. */
export const monthInVietnam = (time: number): string => dayInVietnam(time).slice(0, 7);
