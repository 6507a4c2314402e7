import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { DocumentDetail } from '#shared/library/document.ts';
import type { listOwnDocuments } from '#shared/library/index.ts';
import type { ReadingProgress } from '#shared/library/reading-progress.ts';
import {
  changeDocument,
  showChapterMark,
  staleListsOfMark,
} from '#web/features/library/api/document-cache.ts';
import { libraryKeys } from '#web/features/library/api/library-queries.ts';
import { addViews, showProgress } from '#web/features/library/reader/api/show-progress.ts';
import { chapter, detail, item } from './library-answers.ts';

const place = { chapterId: 'a', second: 0, paragraph: 0 };
const progress = (completed: string[]): ReadingProgress => ({
  ...place,
  furthest: place,
  completed,
  at: '2026-11-20T02:00:00.000Z',
});
const other = { ...item, id: 'other', progress: null };

/** Two documents that a member has open, one of them read to the end of chapter `a`. */
function opened() {
  const client = new QueryClient();
  const listKey = [...libraryKeys.ownLists, {}];
  const chapters = [chapter('a', { isCompleted: true }), chapter('b')];
  client.setQueryData(listKey, { data: [{ ...item, isFavorite: false }, other] });
  for (const id of [item.id, 'other'])
    client.setQueryData([...libraryKeys.details, id], detail({ id, chapters, progress: progress(['a']) }));
  const page = (id: string = item.id) => client.getQueryData<DocumentDetail>([...libraryKeys.details, id]);
  return {
    client,
    page,
    listed: (id: string = item.id) =>
      client.getQueryData<ReplyOf<typeof listOwnDocuments>>(listKey)?.data.find((one) => one.id === id),
    marks: (id?: string) => page(id)?.chapters.map(({ isCompleted }) => isCompleted),
    isStale: () => client.getQueryState(listKey)?.isInvalidated,
  };
}

describe('a document that is open in the list and in the reader', () => {
  it('shows a changed field in both, and no other document does', () => {
    const { client, page, listed } = opened();
    changeDocument(client, item.id, ({ downloads }) => ({ isFavorite: true, downloads: downloads + 1 }));
    for (const shown of [page(), listed()]) expect(shown).toMatchObject({ isFavorite: true, downloads: 8 });
    for (const shown of [page('other'), listed('other')]) expect(shown).toMatchObject({ downloads: 7 });
  });

  it('shows a chapter as read once, and as unread again', () => {
    const { client, page, marks } = opened();
    showChapterMark(client, item.id, 'b', true);
    showChapterMark(client, item.id, 'b', true);
    expect([marks(), page()?.progress?.completed]).toEqual([
      [true, true],
      ['a', 'b'],
    ]);
    showChapterMark(client, item.id, 'a', false);
    expect([marks(), page()?.progress?.completed, marks('other')]).toEqual([
      [false, true],
      ['b'],
      [true, false],
    ]);
  });

  it('shows a chapter as read where nothing of the reader is known yet', () => {
    const { client, page, marks } = opened();
    client.setQueryData([...libraryKeys.details, item.id], detail({ progress: null }));
    showChapterMark(client, item.id, 'a', true);
    expect([marks(), page()?.progress]).toEqual([[true, false], null]);
  });

  it('shows how far it was read on another device, chapter by chapter', () => {
    const { client, page, listed, marks } = opened();
    showProgress(client, item.id, progress(['b']));
    expect([marks(), marks('other')]).toEqual([
      [false, true],
      [true, false],
    ]);
    expect([page()?.progress, listed()?.progress, listed('other')?.progress]).toEqual([
      progress(['b']),
      progress(['b']),
      null,
    ]);
  });

  it('counts the views of its chapters as its own', () => {
    const { client, page } = opened();
    const before = page();
    addViews(client, item.id, 'b', 2);
    expect(page()?.views).toBe((before?.views ?? 0) + 2);
    expect(page()?.chapters.map(({ views }) => views)).toEqual([2, 4]);
    expect(page('other')).toEqual({ ...before, id: 'other' });
  });
});

describe('after a mark has changed', () => {
  it('lists are read again when they are next opened; one that is open and narrowed by it at once', async () => {
    const { client, isStale } = opened();
    const read = vi.fn<(key: string) => void>();
    const open = (query: object) =>
      new QueryObserver(client, {
        queryKey: [...libraryKeys.ownLists, { query }],
        queryFn: () => {
          read(JSON.stringify(query));
          return { data: [] };
        },
        initialData: { data: [] },
        staleTime: Infinity,
      }).subscribe(() => undefined);
    const closing = [open({ favorite: true }), open({ following: true }), open({})];
    staleListsOfMark(client, 'favorite');
    await vi.waitFor(() => expect(read.mock.calls).toEqual([['{"favorite":true}']]));
    expect(isStale()).toBe(true);
    for (const close of closing) close();
  });
});
