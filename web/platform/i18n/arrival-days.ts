import type { Arrival } from '#shared/orders/shipping.ts';

const dayMilliseconds = 86_400_000;
const day = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  timeZone: 'Asia/Ho_Chi_Minh',
});

/** 24/11 – 26/11, counted from a moment, where the market is. The same in both languages. */
export function arrivalDays(since: number, { daysFrom, daysTo }: NonNullable<Arrival>): string {
  const [first, last] = [daysFrom, daysTo].map((days) => day.format(since + days * dayMilliseconds));
  return first === last ? String(first) : `${first} – ${last}`;
}
