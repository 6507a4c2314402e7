/** Vietnam keeps UTC+7 all year. */
const ahead = 7 * 3_600_000;

/** The day it is in Vietnam at a moment, YYYY-MM-DD. */
export const dayInVietnam = (time: number): string => new Date(time + ahead).toISOString().slice(0, 10);

/** The month it is in Vietnam at a moment, YYYY-MM. */
export const monthInVietnam = (time: number): string => dayInVietnam(time).slice(0, 7);
