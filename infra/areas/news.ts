import * as news from '#shared/news/index.ts';
import { type Area, read, route, write } from './area.ts';
import { contentRoutes, engineRoutes } from './engine-routes.ts';

export const newsArea: Area = {
  name: 'news',
  routes: [
    route(news.listNews, { ...read, views: ['news'] }),
    route(news.searchNews, { ...read, views: ['news'] }),
    route(news.getPostsOverview, { ...read, views: ['news', 'cases'] }),
    route(news.listUpcomingEvents, { ...read, views: ['news'] }),
    route(news.listRemindedNews, read),

    route(news.updateNews, write),
    route(news.remindOfNews, write),

    ...contentRoutes(news.newsContent, news.newsReaders),
    ...engineRoutes(news),
  ],
};
