import type { StoredNews } from './news-record.ts';

/** Start of an event that takes place, as an instant in UTC; null for all other news. */
export const startOf = ({ category, date, isCancelled }: StoredNews): string | null =>
  category === 'event' && date !== null && !isCancelled ? new Date(date).toISOString() : null;

/** Start of an event that its readers see; undefined while they do not see the event at all. */
export function announcedStart(news: StoredNews | undefined): string | null | undefined {
  if (!news || news.status === 'archived') return null;
  return news.status === 'published' ? startOf(news) : undefined;
}

/** Moment at which an event is over; null for what does not take place. */
export const endOf = (news: StoredNews): string | null =>
  startOf(news) && (news.endsAt === null ? startOf(news) : new Date(news.endsAt).toISOString());
