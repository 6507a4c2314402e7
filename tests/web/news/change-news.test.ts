import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ReplyOf } from '#shared/contract/route.ts';
import { listNews, newsContent, newsReaders } from '#shared/news/index.ts';
import { NewsDetail, NewsItem } from '#shared/news/news.ts';
import { newsKind } from '#web/features/news/api/news-queries.ts';
import { countComments, showLiked } from '#web/ui/reading/content-kind.ts';
import { exampleOf } from '../support/example-of.ts';

const keyOf = ({ name }: { name: string }) => name.split('/');
const detailOf = (id: string) => [...keyOf(newsContent.getBySlug), id];

const facts = { likes: 3, views: 9, commentCount: 1 };

/** News that a reader has open in a list and on a page of its own; they like `liked` already. */
function opened() {
  const client = new QueryClient();
  const [listKey, likedKey] = [
    [...keyOf(listNews), {}],
    [...keyOf(newsReaders.listLiked), {}],
  ];
  client.setQueryData(listKey, {
    data: ['n1', 'liked'].map((id) => exampleOf(NewsItem, { id, ...facts })),
  });
  client.setQueryData(likedKey, { ids: ['liked'] });
  for (const id of ['n1', 'liked'])
    client.setQueryData(detailOf(id), exampleOf(NewsDetail, { id, ...facts }));
  const inList = (id: string) =>
    client.getQueryData<ReplyOf<typeof listNews>>(listKey)?.data.find((item) => item.id === id);
  const onPage = (id: string) => client.getQueryData<NewsDetail>(detailOf(id));
  return {
    client,
    likedIds: () => client.getQueryData<ReplyOf<typeof newsReaders.listLiked>>(likedKey)?.ids,
    likes: (id: string) => [inList(id)?.likes, onPage(id)?.likes],
    comments: (id: string) => [inList(id)?.commentCount, onPage(id)?.commentCount],
  };
}

it('a like is shown and counted in the list and on the page at once, and taken back likewise', () => {
  const { client, likes, likedIds } = opened();
  showLiked(client, newsKind, 'n1', true);
  expect([likes('n1'), likes('liked'), likedIds()]).toEqual([
    [4, 4],
    [3, 3],
    ['liked', 'n1'],
  ]);
  showLiked(client, newsKind, 'n1', false);
  expect([likes('n1'), likedIds()]).toEqual([[3, 3], ['liked']]);
});

it('a like that the reader gave before is not counted again, nor is one taken back twice', () => {
  const { client, likes, likedIds } = opened();
  showLiked(client, newsKind, 'liked', true);
  showLiked(client, newsKind, 'n1', false);
  expect([likes('liked'), likes('n1'), likedIds()]).toEqual([[3, 3], [3, 3], ['liked']]);
});

it('written and deleted comments are counted wherever the news item is shown, never below none', () => {
  const { client, comments } = opened();
  countComments(newsKind)(client, 'n1', 2);
  expect([comments('n1'), comments('liked')]).toEqual([
    [3, 3],
    [1, 1],
  ]);
  countComments(newsKind)(client, 'n1', -5);
  expect(comments('n1')).toEqual([0, 0]);
});

it('likes are never fewer than none, though the list was older than the page', () => {
  const { client, likes } = opened();
  client.setQueryData(detailOf('liked'), exampleOf(NewsDetail, { id: 'liked', likes: 0 }));
  showLiked(client, newsKind, 'liked', false);
  expect(likes('liked')).toEqual([2, 0]);
});
