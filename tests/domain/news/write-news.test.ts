import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { NewsText } from '#shared/news/news.ts';
import { newsRecord } from '#functions/domain/news/news-record.ts';
import { newsReactions, newsSubject } from '#functions/domain/news/news-subject.ts';
import { readNews, readNewsBySlug } from '#functions/domain/news/read-news.ts';
import { createNews, deleteNews, updateNews } from '#functions/domain/news/write-news.ts';
import { serveSubject } from '#functions/domain/reactions/serve-subject.ts';
import { cutAfter } from '#tests/support/cut-after.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { newsContent, updateNews as updateContract } from '#shared/news/write-news.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

function scene() {
  const { table, rows } = memoryTable();
  let instant = Date.parse('2026-11-21T01:00:00.000Z');
  const context = { table, now: () => new Date((instant += 1000)) };
  const write = (
    given: object = {},
    { isPublished = true, requestKey = undefined as string | undefined, on = table } = {},
  ) =>
    createNews(
      { ...context, table: on },
      {
        by: 'an',
        text: NewsText.parse({ title: 'Chợ phiên', content: '<p>Có chợ.</p>', ...given }),
        isPublished,
        requestKey,
      },
    );
  const change = (id: string, given: object = {}, isPublished?: boolean, version?: number) =>
    updateNews(context, { id, change: given, isPublished, version });
  return { table, rows, context, write, change };
}

it.each([
  ['no title', { title: '' }],
  ['no text but marks', { content: '<p><br></p>' }],
  ['an event without its time', { category: 'event' }],
])('nothing incomplete is published or made: %s', async (_, given) => {
  const { write, rows } = scene();
  expect(await promisedRefusal(newsContent.create, write(given))).toBe('PUBLICATION_INCOMPLETE');
  expect(rows()).toEqual([]);
  expect((await write(given, { isPublished: false })).status).toBe('draft');
});

it('a request that is repeated after only its draft was made publishes it', async () => {
  const { write, context, table } = scene();
  const requestKey = randomUUID();
  expect(await codeOf(write({}, { requestKey, on: cutAfter(table, 1) }))).toBe('Error: cut');
  const made = await write({}, { requestKey });
  const again = await write({}, { requestKey });
  expect([made.status, again.id, again.publishedVersion]).toEqual(['published', made.id, 1]);
  expect((await readNews(context, made.id)).sequence).toBe(1);
});

it('a change of a public item is published; of a draft it is kept until it is said to be published', async () => {
  const { write, change, context } = scene();
  const { id } = await write({}, { isPublished: false });
  expect((await change(id, { title: 'Tên mới' })).status).toBe('draft');
  expect(await promisedRefusal(newsContent.get, readNews(context, id))).toBe('NEWS_NOT_FOUND');
  expect((await change(id, {}, true)).slug).toBe('ten-moi');
  expect((await change(id, { summary: 'Tóm tắt' })).publishedVersion).toBe(2);
  expect((await readNews(context, id)).summary).toBe('Tóm tắt');
  expect(await promisedRefusal(updateContract, change(id, { title: 'Cũ' }, true, 1))).toBe('STALE_STATE');
  expect((await change(id, {}, false)).status).toBe('unpublished');
  expect(await promisedRefusal(newsContent.get, readNews(context, id))).toBe('CONTENT_REMOVED');
  expect((await change(id, {}, false)).status).toBe('unpublished');
});

it('a removed item says so at its address, and as a subject it is removed', async () => {
  const { write, context } = scene();
  const { id, slug } = await write();
  await deleteNews(context, id);
  await deleteNews(context, id);
  expect(await promisedRefusal(newsContent.getBySlug, readNewsBySlug(context, slug))).toBe('CONTENT_REMOVED');
  expect(await promisedRefusal(newsContent.getBySlug, readNewsBySlug(context, 'khong-co'))).toBe(
    'NEWS_NOT_FOUND',
  );
  const other = await write({ title: 'Tin khác' });
  expect((await readNewsBySlug(context, other.id)).slug).toBe('tin-khac');
  expect(await newsSubject.load(context, id)).toMatchObject({ status: 'removed', audience: 'public' });
  expect(await newsSubject.load(context, 'nowhere')).toBeUndefined();
});

it('a member learns which of some items they like', async () => {
  const { write, context } = scene();
  const [one, other] = [await write(), await write({ title: 'Tin khác' })];
  const reader = { userId: 'lan', role: 'user', isApart: () => false } as const;
  await newsReactions.react(context, { reader, id: one.id, type: 'like' });
  const likedBy = (userId: string) =>
    serveSubject(newsReactions).listLiked({
      actor: { userId, role: 'user' },
      query: { ids: [other.id, one.id] },
      table: context.table,
    });
  expect([await likedBy('lan'), await likedBy('an')]).toEqual([{ ids: [one.id] }, { ids: [] }]);
});

it('sums are kept beside the text, the newest win, and saving a text leaves them', async () => {
  const { write, change, context, table } = scene();
  const { id } = await write();
  await newsSubject.keepSums(context, id, { sums: { like: 2, views: 5, comments: 1 }, version: 3 });
  await newsSubject.keepSums(context, id, { sums: { like: 1 }, version: 2 });
  await newsSubject.keepSums(context, id, { sums: { like: 1 }, version: 3 });
  await change(id, { summary: 'Khác' });
  expect(await readNews(context, id)).toMatchObject({ likes: 2, views: 5, commentCount: 1, author: null });
  expect((await newsRecord.get(table, { id })).sumsVersion).toBe(3);
});
