import { listNews } from '#shared/news/index.ts';
import { NewsItem } from '#shared/news/news.ts';
import { onePage } from '../faces/list-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';

export const createdAt = '2026-11-30T00:00:00.000Z';
export const item = (id: string, given: Partial<NewsItem> = {}) =>
  exampleOf(NewsItem, { id, slug: id, title: `Tin ${id}`, createdAt, summary: `Tóm tắt ${id}`, ...given });
export const pages = (data: NewsItem[], more: object = {}) =>
  answer(listNews, { data, ...onePage, pageSize: 10, ...more } as never);
