import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { endOf, startOf } from './event-start.ts';
import { newsFeed } from './news-keys.ts';
import { StoredNews } from './news-record.ts';

export const newsView = defineView(StoredNews, {
  ...newsFeed,
  version: 2,
  columns: {
    status: column.text(({ status }) => status),
    isPlanned: column.flag(({ publishAt }) => publishAt !== null),
    type: column.text(({ category }) => category),
    createdAt: column.text(({ createdAt }) => createdAt),
    publishedAt: column.text(({ publishedAt }) => publishedAt ?? ''),
    updatedAt: column.text(({ updatedAt }) => updatedAt),
    date: column.text(({ date }) => date ?? ''),
    startsAt: column.text((news) => startOf(news) ?? ''),
    until: column.text((news) => endOf(news) ?? ''),
    title: column.name(({ title }) => title),
    likes: column.number(({ sums }) => sums['like'] ?? 0),
    commentCount: column.number(({ sums }) => sums['comments'] ?? 0),
    views: column.number(({ sums }) => sums['views'] ?? 0),
  },
  searched: ({ title, summary, location }) => [title, summary, location],
  indexes: [
    ['status', 'createdAt desc'],
    ['status', 'updatedAt desc'],
    ['status', 'title'],
    ['status', 'likes desc'],
    ['status', 'commentCount desc'],
    ['status', 'views desc'],
    ['status', 'date'],
    ['status', 'until'],
    ['status', 'type', 'createdAt desc'],
    ['type', 'createdAt desc'],
    ['isPlanned', 'createdAt desc'],
    ['createdAt desc'],
    ['publishedAt desc'],
    ['updatedAt desc'],
    ['title'],
    ['likes desc'],
    ['commentCount desc'],
    ['views desc'],
  ],
  row: StoredNews,
});
