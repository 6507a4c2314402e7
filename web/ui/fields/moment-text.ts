const written = /^(\d{1,2})[:.hH](\d{2})$/;
const digits = /^(\d{2})(\d{2})$/;
const [lastHour, lastMinute] = [23, 59];

/** Returns HH:mm for a typed time: 08:30, 8.30, 8h30, 0830; undefined for anything else. */
export function timeOf(typed: string): string | undefined {
  const text = typed.trim();
  const [, hour = '', minute = ''] = written.exec(text) ?? digits.exec(text) ?? [];
  if (hour === '' || Number(hour) > lastHour || Number(minute) > lastMinute) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** Splits a moment (YYYY-MM-DDTHH:mm) into its day and time, each as far as typed. */
export function momentParts(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = moment.split('T', 2);
  return { day, time };
}

/** Joins day and time. Incomplete parts stay as typed and forms reject them; two empty parts give ''. */
export const momentOf = ({ day, time }: { day: string; time: string }): string =>
  day === '' && time === '' ? '' : `${day}T${timeOf(time) ?? time}`;
