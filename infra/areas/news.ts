import * as news from '#shared/news/index.ts';
import { type Area, read, route, write } from './area.ts';
import { engineRoutes } from './engine-routes.ts';

export const newsArea: Area = {
  name: 'news',
  routes: [
    route(news.listNews, { ...read, views: ['news'] }),
    route(news.searchNews, { ...read, views: ['news'] }),
    route(news.getPostsOverview, { ...read, views: ['news', 'cases'] }),
    route(news.getNews, read),
    route(news.getNewsBySlug, read),
    route(news.listLikedNews, read),
    route(news.listUpcomingEvents, { ...read, views: ['news'] }),
    route(news.listRemindedNews, read),
    route(news.listNewsLikers, { ...read, indexes: ['gsi1'] }),

    route(news.createNews, write),
    route(news.updateNews, write),
    route(news.deleteNews, write),
    route(news.likeNews, { ...write, indexes: ['gsi1'] }),
    route(news.viewNews, write),
    route(news.remindOfNews, write),

    ...engineRoutes(news),
  ],
};
