import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineReactors } from '../discussion/define-comments.ts';
import { defineList } from '../lists/list-contract.ts';
import { commaList } from '../pages.ts';
import { newsList, staffNewsList } from './news-choices.ts';
import { NewsDetail, NewsId, NewsItem, StaffNewsItem } from './news.ts';

/** Seconds that the edge keeps public news; visitors keep a list for five minutes. */
const edgeSeconds = 5;

export const listNews = defineList({
  name: 'news/list-news',
  summary: 'Published news, events and announcements',
  path: '/news',
  access: 'public',
  list: newsList,
  row: NewsItem,
  cacheSeconds: edgeSeconds,
});

export const searchNews = defineList({
  name: 'news/search-news',
  summary: 'All news with drafts, for those who write them',
  path: '/news/admin',
  access: staff('news.write'),
  list: staffNewsList,
  row: StaffNewsItem,
});

const one = {
  method: 'GET',
  access: 'public',
  reply: NewsDetail,
  errors: ['NEWS_NOT_FOUND', 'CONTENT_REMOVED'],
  cacheSeconds: edgeSeconds,
} as const;

export const getNews = defineRoute({
  ...one,
  name: 'news/get-news',
  summary: 'One news item with its text',
  path: '/news/{id}',
  params: z.object({ id: NewsId }),
});

export const getNewsBySlug = defineRoute({
  ...one,
  name: 'news/get-news-by-slug',
  summary: 'The news item at an address; a former address leads to it, too',
  path: '/news/slug/{slug}',
  params: z.object({ slug: z.string().min(1).max(160) }),
});

/** Own likes are a call of their own, so that the public replies are the same for everybody. */
export const listLikedNews = defineRoute({
  name: 'news/list-liked-news',
  summary: 'Which of these news items the caller likes',
  method: 'GET',
  path: '/news/liked',
  access: 'member',
  query: z.object({ ids: commaList(NewsId) }),
  reply: z.object({ ids: z.array(NewsId) }),
});

export const listNewsLikers = defineReactors({
  name: 'news/list-news-likers',
  summary: 'Who likes a news item',
  path: '/news/{id}/likes',
  access: 'guest',
  missing: 'NEWS_NOT_FOUND',
});
