import { staff } from '../contract/access.ts';
import { defineList } from '../lists/list-contract.ts';
import { edgeSeconds } from '../publishing/content-routes.ts';
import { newsList, staffNewsList } from './news-choices.ts';
import { NewsItem, StaffNewsItem } from './news.ts';

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
