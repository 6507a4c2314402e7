import { expect, it } from 'vitest';
import { ChapterText } from '#shared/library/chapter.ts';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { NewsText } from '#shared/news/news.ts';
import { newId } from '#shared/values/ids.ts';
import { createNews } from '#functions/domain/news/write-news.ts';
import { newsPublication } from '#functions/domain/news/news-publication.ts';
import { chapterPublication } from '#functions/domain/library/chapter-publication.ts';
import { dropUnused, type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { now } from '#functions/platform/clock.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

function scene() {
  const { table, put, rows } = memoryTable();
  const anUpload = (kind: UploadKind, more: Partial<StoredUpload> = {}, id = newId()): string => {
    const at = now().toISOString();
    const upload = { id, ownerId: 'an', kind, mimeType: 'x', bytes: 1, createdAt: at, seenAt: at };
    put([uploadItem({ ...upload, status: 'ready', ...more })]);
    return id;
  };
  return {
    table,
    context: { table, now },
    anUpload,
    /** Puts an upload back as it was before anything used it. */
    putBack: (id: string) => anUpload('postImages', {}, id),
    useOf: (id: string) => rows().find(({ pk }) => pk === `UPLOAD#${id}`)?.['attachedTo'],
    isKept: async (id: string) => (await table.write([dropUnused(id, now(), 'used')])) === 'used',
  };
}

const picture = (id: string, width = '1280') => `/media/posts/${id}/${width}.webp`;
const image = (url: string) => ({ url, alt: '', width: null, height: null });

it('a news item keeps its pictures, those within its text, and its videos from the first moment', async () => {
  const { context, anUpload, useOf } = scene();
  const [cover, inside, film] = [
    anUpload('postImages'),
    anUpload('postImages'),
    anUpload('postVideos', { status: 'arrived' }),
  ];
  const { id } = await createNews(context, {
    by: 'an',
    text: NewsText.parse({
      title: 'Chợ phiên',
      content: `<p>Có chợ.<img src="${picture(inside)}"></p>`,
      images: [image(picture(cover, '{width}'))],
      videos: [{ playbackId: film }],
    }),
    isPublished: false,
    requestKey: undefined,
  });
  expect([cover, inside, film].map(useOf)).toEqual(Array(3).fill(`news#${id}`));
});

it('a save keeps what is new in the text; one that was refused keeps nothing', async () => {
  const { context, anUpload, useOf, isKept } = scene();
  const [first, second, late] = [anUpload('postImages'), anUpload('postImages'), anUpload('postImages')];
  const text = (...ids: string[]) =>
    NewsText.parse({ title: 'Chợ', content: '<p>a</p>', images: ids.map((id) => image(picture(id))) });
  const { id } = await createNews(context, {
    by: 'an',
    text: text(first),
    isPublished: false,
    requestKey: undefined,
  });
  const save = (draftVersion: number, ...ids: string[]) =>
    newsPublication.saveDraft(context, { id, draftVersion, text: text(...ids) });
  await save(1, first, second);
  expect(useOf(second)).toBe(`news#${id}`);
  await expect(save(1, late)).rejects.toMatchObject({ code: 'STALE_STATE' });
  expect(await isKept(late)).toBe(false);
  await save(2);
  expect(await isKept(first)).toBe(true);
});

it('an upload that the text before it showed is not attached again', async () => {
  const { context, anUpload, useOf, putBack } = scene();
  const upload = anUpload('postImages');
  const text = (title: string) => NewsText.parse({ title, content: 'a', images: [image(picture(upload))] });
  const news = { by: 'an', text: text('Một'), isPublished: false, requestKey: undefined };
  const { id } = await createNews(context, news);
  putBack(upload);
  await newsPublication.saveDraft(context, { id, draftVersion: 1, text: text('Hai') });
  expect(useOf(upload)).toBeUndefined();
});

it('a chapter keeps its video; an address of nothing, or of another kind, is left as it is', async () => {
  const { context, table, anUpload, useOf } = scene();
  const [film, post, avatar] = [anUpload('lessonVideos'), anUpload('postVideos'), anUpload('avatarImages')];
  const text = (playbackId: string | null) =>
    ChapterText.parse({
      title: 'Bài 1',
      playbackId,
      content: `<img src="${picture(newId())}"><img src="${picture(avatar)}">`,
    });
  const card = {
    id: 'c1',
    documentId: 'd1',
    title: 'Bài 1',
    videoUrl: '',
    playbackId: null,
    hasContent: false,
    createdAt: now().toISOString(),
    sums: {},
    sumsVersion: 0,
  };
  await table.write(chapterPublication.make(context, { id: 'c1', text: text(null), card }));
  await chapterPublication.keepFirst(context, 'c1', text(null));
  const save = (draftVersion: number, playbackId: string) =>
    chapterPublication.saveDraft(context, { id: 'c1', draftVersion, text: text(playbackId) });
  await save(1, film);
  await save(2, post);
  expect([film, post, avatar].map(useOf)).toEqual([expect.stringMatching(/#c1$/), undefined, undefined]);
});
