/** Quiet hours are in Hà Nội's time, which has no daylight saving time. */
const hanoi = 7 * 3_600_000;
const day = 86_400_000;

export type QuietHours = { on: boolean; from: string; to: string };

export const quietAtFirst: QuietHours = { on: false, from: '22:00', to: '07:00' };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const inHanoi = (at: Date): Date => new Date(at.getTime() + hanoi);

/** Returns the day in Hà Nội. */
export const hanoiDay = (at: Date): string => inHanoi(at).toISOString().slice(0, 10);
export const hanoiHour = (at: Date): number => inHanoi(at).getUTCHours();

/** Returns the next time that a clock in Hà Nội shows this time; optionally only on a Monday. */
export function nextAt(time: string, at: Date, { onMonday = false } = {}): Date {
  const there = inHanoi(at);
  const midnight = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate());
  let next = midnight + minutesOf(time) * 60_000;
  while (next <= there.getTime() || (onMonday && new Date(next).getUTCDay() !== 1)) next += day;
  return new Date(next - hanoi);
}

/** Returns the end of the present quiet hours; undefined outside quiet hours. */
export function quietUntil({ on, from, to }: QuietHours, at: Date): Date | undefined {
  if (!on || from === to) return undefined;
  const there = inHanoi(at);
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes();
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  const isQuiet = begin < end ? minute >= begin && minute < end : minute >= begin || minute < end;
  return isQuiet ? nextAt(to, at) : undefined;
}
