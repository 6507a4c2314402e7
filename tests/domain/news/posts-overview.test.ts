import { expect, it } from 'vitest';
import { NewsText } from '#shared/news/news.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { caseRecord, newCase, type StoredCase } from '#functions/domain/moderation/case-record.ts';
import { getPostsOverview } from '#functions/domain/news/posts-overview.ts';
import { createNews } from '#functions/domain/news/write-news.ts';
import { foldViewer } from '#functions/domain/subjects/unique-viewers.ts';
import { viewerMark } from '#functions/domain/subjects/viewer-sketch.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T01:00:00.000Z`;

const aCase = (date: number, given: Partial<StoredCase> = {}) =>
  caseRecord.item({
    ...newCase(
      {
        subject: { kind: 'comment', id: `c${date}` },
        place: { kind: 'news', id: 'n1', title: 'Hội làng' },
        authorId: 'lan',
        text: `Lời ${date}`,
      },
      { cause: 'approval', at: new Date(day(date)) },
    ),
    ...given,
  });

async function aDesk() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  const context = contextOf(table, () => new Date(day(20)));
  const write = (category: NewsText['category'], isPublished: boolean) => {
    const text = NewsText.parse({ title: 'Tin', content: '<p>Có.</p>', category, date: day(25) });
    return createNews(context, { by: 'an', text, isPublished, requestKey: undefined });
  };
  await write('news', true);
  await write('news', true);
  await write('event', false);
  put([
    profileRecord.item(aProfile({ id: 'lan', fullName: 'Trần Thị Lan' })),
    ...[1, 2, 3, 4, 5, 6].map((date) => aCase(date)),
    aCase(7, { cause: 'report' }),
    aCase(8, { state: 'approved' }),
  ]);
  return context;
}

it('counts posts by status and type, and shows the newest comments that wait', async () => {
  const desk = await aDesk();
  for (const [name, kind] of [
    ['lan', 'news'],
    ['mai', 'news'],
    ['lan', 'document'],
  ] as const)
    await foldViewer(desk, { subjects: [{ kind, id: 'one' }], mark: viewerMark(name), at: day(20) });
  const { news, viewers, moderation } = await getPostsOverview(desk, 'collaborator');
  expect(viewers).toEqual({ news: 2, documents: 1 });
  expect(news.toSorted((one, other) => one.count - other.count)).toEqual([
    { status: 'draft', type: 'event', count: 1 },
    { status: 'published', type: 'news', count: 2 },
  ]);
  expect(moderation?.openCases).toBe(7);
  expect(moderation?.comments.map(({ excerpt }) => excerpt)).toEqual([
    'Lời 6',
    'Lời 5',
    'Lời 4',
    'Lời 3',
    'Lời 2',
  ]);
  expect(moderation?.comments[0]).toMatchObject({
    id: 'comment~c6',
    place: { kind: 'news', id: 'n1', title: 'Hội làng' },
    author: { fullName: 'Trần Thị Lan' },
    createdAt: day(6),
  });
});

it('tells nothing of cases to a role that does not moderate', async () => {
  expect((await getPostsOverview(await aDesk(), 'user')).moderation).toBeNull();
});
