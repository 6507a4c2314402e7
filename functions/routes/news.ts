import * as news from '#shared/news/index.ts';
import { readerOf } from '#functions/domain/audience/reader-of.ts';
import * as reminders from '#functions/domain/news/event-reminders.ts';
import { listUpcomingEvents as upcomingEvents } from '#functions/domain/news/list-events.ts';
import * as listing from '#functions/domain/news/list-news.ts';
import { toNewsComment } from '#functions/domain/news/news-comment.ts';
import { newsEditing } from '#functions/domain/news/news-publication.ts';
import { newsDiscussion, newsReactions, newsSubject } from '#functions/domain/news/news-subject.ts';
import * as overview from '#functions/domain/news/posts-overview.ts';
import { listLiked, readNews, readNewsBySlug } from '#functions/domain/news/read-news.ts';
import * as writing from '#functions/domain/news/write-news.ts';
import { listReactors } from '#functions/domain/reactions/list-reactors.ts';
import { countView } from '#functions/domain/subjects/count-visit.ts';
import { getVisible } from '#functions/domain/subjects/define-subject.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

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

export const listNewsLikers = httpRoute(
  news.listNewsLikers,
  async ({ actor, params: { id }, query, table }) => {
    const reader = await readerOf({ table }, actor);
    await getVisible({ table }, newsSubject, { id, reader });
    return listReactors({ table }, { kind: newsSubject.kind, id }, { ...query, reader });
  },
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
  async ({ params: { id }, body: { isPublished, version, ...change }, table, now }) => {
    await writing.updateNews({ table, now }, { id, change, isPublished, version });
    return readNews({ table }, id);
  },
);

export const deleteNews = httpRoute(news.deleteNews, async ({ params, table, now }) => {
  await writing.deleteNews({ table, now }, params.id);
  return { success: true as const };
});

export const likeNews = httpRoute(
  news.likeNews,
  async ({ actor, params: { id }, body: { liked }, table, now }) =>
    newsReactions.like({ table, now }, { id, liked, type: 'like', reader: await readerOf({ table }, actor) }),
);

export const viewNews = httpRoute(
  news.viewNews,
  async ({ actor, params: { id }, sourceIp, userAgent, table, now }) => {
    await getVisible({ table }, newsSubject, { id, reader: undefined });
    const visitor = { userId: actor?.userId, address: sourceIp, userAgent };
    return { counted: await countView({ table, now }, { kind: newsSubject.kind, id }, visitor) };
  },
);

export const getNewsDraft = httpRoute(news.getNewsDraft, ({ params, table, now }) =>
  newsEditing.getDraft({ table, now }, params.id),
);

export const saveNewsDraft = httpRoute(news.saveNewsDraft, ({ params, body, table, now }) =>
  newsEditing.saveDraft({ table, now }, params.id, body),
);

export const moveNews = httpRoute(news.moveNews, ({ params, body, table, now }) =>
  newsEditing.move({ table, now }, params.id, body),
);

export const listNewsVersions = httpRoute(news.listNewsVersions, ({ params, query, table }) =>
  newsEditing.listVersions({ table }, params.id, query.cursor),
);

export const compareNewsVersions = httpRoute(news.compareNewsVersions, ({ params, query, table }) =>
  newsEditing.compareVersions({ table }, { ...params, to: query.to }),
);

export const listNewsComments = httpRoute(
  news.listNewsComments,
  async ({ actor, params, query, table, now }) => {
    const page = await newsDiscussion.list({ table, now }, { actor, ...params, ...query });
    return { ...page, data: page.data.map(toNewsComment) };
  },
);

export const listNewsReplies = httpRoute(
  news.listNewsReplies,
  async ({ actor, params, query, table, now }) => {
    const page = await newsDiscussion.list({ table, now }, { actor, ...params, ...query });
    return { ...page, data: page.data.map(toNewsComment) };
  },
);

export const addNewsComment = httpRoute(
  news.addNewsComment,
  async ({ actor, params, body: { parentCommentId: parentId, ...draft }, table, now }) =>
    toNewsComment(await newsDiscussion.add({ table, now }, { actor, ...params, ...draft, parentId })),
);

export const editNewsComment = httpRoute(news.editNewsComment, async ({ actor, params, body, table, now }) =>
  toNewsComment(await newsDiscussion.edit({ table, now }, { actor, ...params, ...body })),
);

export const deleteNewsComment = httpRoute(news.deleteNewsComment, ({ actor, params, table, now }) =>
  newsDiscussion.remove({ table, now }, { actor, ...params }),
);

export const settleNewsComment = httpRoute(
  news.settleNewsComment,
  async ({ actor, params, body, table, now }) =>
    toNewsComment(await newsDiscussion.settle({ table, now }, { actor, ...params, ...body })),
);

export const likeNewsComment = httpRoute(news.likeNewsComment, ({ actor, params, body, table, now }) =>
  newsDiscussion.like({ table, now }, { actor, ...params, ...body }),
);
