import * as news from '#shared/news/index.ts';
import { serveComments } from '#functions/domain/discussion/serve-comments.ts';
import * as reminders from '#functions/domain/news/event-reminders.ts';
import { listUpcomingEvents as upcomingEvents } from '#functions/domain/news/list-events.ts';
import * as listing from '#functions/domain/news/list-news.ts';
import { toNewsComment } from '#functions/domain/news/news-comment.ts';
import { newsEditing } from '#functions/domain/news/news-publication.ts';
import { newsDiscussion, newsReactions, newsSubject } from '#functions/domain/news/news-subject.ts';
import * as overview from '#functions/domain/news/posts-overview.ts';
import { listLiked, readNews, readNewsBySlug } from '#functions/domain/news/read-news.ts';
import * as writing from '#functions/domain/news/write-news.ts';
import { serveSubject } from '#functions/domain/reactions/serve-subject.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { toSuccess } from '#functions/platform/handlers/to-success.ts';

export const listNews = httpRoute(news.listNews, ({ query, table }) => listing.listNews({ table }, query));

export const searchNews = httpRoute(news.searchNews, ({ query, table }) =>
  listing.searchNews({ table }, query),
);

export const getNews = httpRoute(news.getNews, ({ params, table }) => readNews({ table }, params.id));

export const getNewsBySlug = httpRoute(news.getNewsBySlug, ({ params, table }) =>
  readNewsBySlug({ table }, params.slug),
);

export const getPostsOverview = httpRoute(news.getPostsOverview, ({ actor, table, now }) =>
  overview.getPostsOverview({ table, now }, actor.role),
);

export const listLikedNews = httpRoute(news.listLikedNews, ({ actor, query, table }) =>
  listLiked({ table }, actor.userId, query.ids),
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

export const createNews = httpRoute(
  news.createNews,
  async ({ actor, body: { isPublished, requestKey, ...text }, table, now }) => {
    const { id, version, slug } = await writing.createNews(
      { table, now },
      { by: actor.userId, text, isPublished, requestKey },
    );
    return { id, version, slug };
  },
);

export const updateNews = httpRoute(
  news.updateNews,
  async ({ params, body: { isPublished, version, ...change }, table, now }) => {
    const { id } = await writing.updateNews({ table, now }, { ...params, change, isPublished, version });
    return readNews({ table }, id);
  },
);

export const deleteNews = httpRoute(news.deleteNews, ({ params, table, now }) =>
  toSuccess(writing.deleteNews({ table, now }, params.id)),
);

const subject = serveSubject(newsSubject, newsReactions);

export const likeNews = httpRoute(news.likeNews, subject.like);
export const viewNews = httpRoute(news.viewNews, subject.view);
export const listNewsLikers = httpRoute(news.listNewsLikers, subject.likers);

export const getNewsDraft = httpRoute(news.getNewsDraft, newsEditing.getDraft);
export const saveNewsDraft = httpRoute(news.saveNewsDraft, newsEditing.saveDraft);
export const moveNews = httpRoute(news.moveNews, newsEditing.move);
export const listNewsVersions = httpRoute(news.listNewsVersions, newsEditing.listVersions);
export const compareNewsVersions = httpRoute(news.compareNewsVersions, newsEditing.compareVersions);

const comments = serveComments(newsDiscussion, toNewsComment, 'parentCommentId');

export const listNewsComments = httpRoute(news.listNewsComments, comments.list);
export const listNewsReplies = httpRoute(news.listNewsReplies, comments.list);
export const addNewsComment = httpRoute(news.addNewsComment, comments.add);
export const editNewsComment = httpRoute(news.editNewsComment, comments.edit);
export const deleteNewsComment = httpRoute(news.deleteNewsComment, comments.remove);
export const settleNewsComment = httpRoute(news.settleNewsComment, comments.settle);
export const likeNewsComment = httpRoute(news.likeNewsComment, comments.like);
