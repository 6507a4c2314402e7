import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { commaList } from '../pages.ts';
import { maxUpcomingEvents } from './news-choices.ts';
import { NewsId, NewsItem } from './news.ts';

export const listUpcomingEvents = defineRoute({
  name: 'news/list-upcoming-events',
  summary: 'Events that are not over yet, by their start',
  method: 'GET',
  path: '/news/events',
  access: 'public',
  query: z.object({ limit: z.coerce.number().int().min(1).max(maxUpcomingEvents).default(5) }),
  reply: z.array(NewsItem).max(maxUpcomingEvents),
  cacheSeconds: 5,
});

/** Own reminders are a call of their own, so that the public replies are the same for everybody. */
export const listRemindedNews = defineRoute({
  name: 'news/list-reminded-news',
  summary: 'Of which of these events the caller is reminded',
  method: 'GET',
  path: '/news/reminded',
  access: 'member',
  query: z.object({ ids: commaList(NewsId) }),
  reply: z.object({ ids: z.array(NewsId) }),
});

export const remindOfNews = defineRoute({
  name: 'news/remind-of-news',
  summary: 'Be reminded of an event the day before, or an hour before if that is over; or no longer',
  method: 'POST',
  path: '/news/{id}/reminder',
  access: 'member',
  params: z.object({ id: NewsId }),
  /** What shall be; without it a call changes the state to the other one. */
  body: z.strictObject({ on: z.boolean().optional() }).default({}),
  reply: z.object({ isReminded: z.boolean(), remindAt: z.string().nullable() }),
  errors: ['NEWS_NOT_FOUND', 'REMINDER_CLOSED'],
  limit: { calls: 120, seconds: 60 },
});
