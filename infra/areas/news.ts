import * as news from '#shared/news/index.ts';
import { type Area, read, route, write } from './area.ts';

const listRights = { ...read, indexes: ['gsi1', 'gsi2'] } as const;
const withBlocks = { ...write, indexes: ['gsi1'] } as const;

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
    route(news.likeNews, withBlocks),
    route(news.viewNews, write),
    route(news.remindOfNews, write),

    route(news.getNewsDraft, read),
    route(news.saveNewsDraft, write),
    route(news.moveNews, write),
    route(news.listNewsVersions, read),
    route(news.compareNewsVersions, read),

    route(news.listNewsComments, listRights),
    route(news.listNewsReplies, listRights),
    route(news.addNewsComment, withBlocks),
    route(news.editNewsComment, withBlocks),
    route(news.deleteNewsComment, withBlocks),
    route(news.likeNewsComment, withBlocks),
    route(news.settleNewsComment, withBlocks),
  ],
};
