import type { NewsItem } from '#shared/news/news.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';

type EventTime = Pick<NewsItem, 'category' | 'date' | 'endsAt' | 'isCancelled'>;

const hourMilliseconds = 3_600_000;

const dayOf = (moment: string): string => dayInVietnam(Date.parse(moment));

/** Tells whether an event ends on a later day than it begins; its dates then say more than its length. */
export const takesDays = ({ date, endsAt }: EventTime): boolean =>
  date !== null && endsAt !== null && dayOf(date) !== dayOf(endsAt);

/** Tells whether a reminder of an event can still be set. */
export const canRemind = ({ category, date, isCancelled }: EventTime, now: number): boolean =>
  category === 'event' && date !== null && !isCancelled && Date.parse(date) - hourMilliseconds > now;
