import {
  likedColumns,
  publicationColumns,
  publicationIndexes,
} from '#functions/domain/publishing/publication-columns.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { endOf, startOf } from './event-start.ts';
import { newsFeed } from './news-keys.ts';
import { StoredNews } from './news-record.ts';

export const newsView = defineView(StoredNews, {
  ...newsFeed,
  version: 3,
  columns: {
    ...publicationColumns,
    ...likedColumns,
    type: column.text(({ category }) => category),
    date: column.text(({ date }) => date ?? ''),
    startsAt: column.text((news) => startOf(news) ?? ''),
    until: column.text((news) => endOf(news) ?? ''),
  },
  searched: ({ title, summary, location }) => [title, summary, location],
  indexes: [
    ...publicationIndexes,
    ['status', 'likes desc'],
    ['status', 'commentCount desc'],
    ['status', 'date'],
    ['status', 'until'],
    ['status', 'type', 'createdAt desc'],
    ['type', 'createdAt desc'],
    ['likes desc'],
    ['commentCount desc'],
  ],
  row: StoredNews,
});
