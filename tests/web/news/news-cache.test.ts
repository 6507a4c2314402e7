import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { listNews, newsContent, newsReaders } from '#shared/news/index.ts';
import {
  remindedNewsQuery,
  showReminded,
  upcomingEventsQuery,
} from '#web/features/news/api/event-queries.ts';
import { newsBySlugQuery, newsKind, newsQuery } from '#web/features/news/api/news-queries.ts';
import { countComments, likedQuery, showLiked } from '#web/ui/reading/content-kind.ts';

const minutes = 60_000;

it('a reminder is shown wherever the event is, once, and taken back alone', () => {
  const client = new QueryClient();
  const lists = [['e1', 'e2'], ['e3']].map((ids) => remindedNewsQuery(ids).queryKey);
  client.setQueryData(lists[0] ?? [], { ids: ['e2'] });
  client.setQueryData(lists[1] ?? [], { ids: [] });
  const shown = () => lists.map((key) => client.getQueryData<{ ids: string[] }>(key)?.ids);
  for (let time = 0; time < 2; time += 1) showReminded(client, 'e1', true);
  expect(shown()).toEqual([['e2', 'e1'], ['e1']]);
  showReminded(client, 'e1', false);
  expect(shown()).toEqual([['e2'], []]);
});

it('what was asked for but not answered yet is left alone', () => {
  const client = new QueryClient();
  const waiting = [
    remindedNewsQuery(['e1']).queryKey,
    likedQuery(newsKind, ['e1']).queryKey,
    newsQuery({}).queryKey,
    newsBySlugQuery('cho-tet').queryKey,
  ];
  for (const queryKey of waiting) client.getQueryCache().build(client, { queryKey });
  showReminded(client, 'e1', true);
  showLiked(client, newsKind, 'e1', true);
  countComments(newsKind)(client, 'e1', 1);
  expect(waiting.map((key) => client.getQueryData(key))).toEqual(waiting.map(() => undefined));
});

it('answers about news and events are good for five minutes', () => {
  const queries = [
    upcomingEventsQuery(2),
    remindedNewsQuery(['e1']),
    newsQuery({}),
    newsBySlugQuery('cho-tet'),
    likedQuery(newsKind, ['e1']),
  ];
  expect(queries.map(({ staleTime }) => staleTime)).toEqual(queries.map(() => 5 * minutes));
});

it('what is cached stands where the lists of its operation are', () => {
  const starts = [
    [newsQuery({}), listNews],
    [newsBySlugQuery('cho-tet'), newsContent.getBySlug],
    [likedQuery(newsKind, ['e1']), newsReaders.listLiked],
  ] as const;
  for (const [{ queryKey }, { name }] of starts) expect(queryKey.slice(0, 2)).toEqual(name.split('/'));
});
