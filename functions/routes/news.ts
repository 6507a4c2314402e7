import * as news from '#shared/news/index.ts';
import { serveComments } from '#functions/domain/discussion/serve-comments.ts';
import * as reminders from '#functions/domain/news/event-reminders.ts';
import { listUpcomingEvents as upcomingEvents } from '#functions/domain/news/list-events.ts';
import * as listing from '#functions/domain/news/list-news.ts';
import { toNewsComment } from '#functions/domain/news/news-comment.ts';
import { newsPublication } from '#functions/domain/news/news-publication.ts';
import { newsDiscussion, newsReactions } from '#functions/domain/news/news-subject.ts';
import * as overview from '#functions/domain/news/posts-overview.ts';
import { newsReader, readNews } from '#functions/domain/news/read-news.ts';
import { updateNews as update } from '#functions/domain/news/write-news.ts';
import { serveContent } from '#functions/domain/publishing/serve-content.ts';
import { servePublication } from '#functions/domain/publishing/serve-publication.ts';
import { serveSubject } from '#functions/domain/reactions/serve-subject.ts';
import { httpRoute, httpRoutes } from '#functions/platform/handlers/http-route.ts';

export const listNews = httpRoute(news.listNews, ({ query, table }) => listing.listNews({ table }, query));

export const searchNews = httpRoute(news.searchNews, ({ query, table }) =>
  listing.searchNews({ table }, query),
);

export const getPostsOverview = httpRoute(news.getPostsOverview, ({ actor, table, now }) =>
  overview.getPostsOverview({ table, now }, actor.role),
);

export const listUpcomingEvents = httpRoute(news.listUpcomingEvents, ({ query, table, now }) =>
  upcomingEvents({ table, now }, query.limit),
);

export const listRemindedNews = httpRoute(news.listRemindedNews, ({ actor, query, table }) =>
  reminders.listReminded({ table }, actor.userId, query.ids),
);

export const remindOfNews = httpRoute(news.remindOfNews, ({ actor, params, body, table, now }) =>
  reminders.setReminder({ table, now }, { newsId: params.id, userId: actor.userId, on: body.on }),
);

export const updateNews = httpRoute(
  news.updateNews,
  async ({ params: { id }, body: { isPublished, version, ...change }, table, now }) => {
    await update({ table, now }, { id, change, isPublished, version });
    return readNews({ table }, id);
  },
);

export const newsContent = httpRoutes(news.newsContent, serveContent(newsReader));
export const newsReaders = httpRoutes(news.newsReaders, serveSubject(newsReactions));
export const newsDrafts = httpRoutes(news.newsDrafts, servePublication(newsPublication));
export const newsComments = httpRoutes(
  news.newsComments,
  serveComments(newsDiscussion, toNewsComment, 'parentCommentId'),
);
