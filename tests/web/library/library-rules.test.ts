import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ChapterLine } from '#shared/library/chapter.ts';
import { OwnDocumentItem } from '#shared/library/document.ts';
import { writeArchive } from '#web/features/library/api/write-archive.ts';
import { archiveNames } from '#web/features/library/rules/archive-names.ts';
import {
  activeFilters,
  libraryQueryOf,
  orderOf,
  withOrder,
  withoutFilters,
  withTab,
} from '#web/features/library/rules/library-query.ts';
import { readLibrarySearch } from '#web/features/library/rules/library-search.ts';
import { openingLink } from '#web/features/library/rules/opening-link.ts';
import * as facts from '#web/features/library/rules/reading-facts.ts';
import { exampleOf } from '../support/example-of.ts';

it('an address holds search, category, tab, order, view, own filters and page', () => {
  const whole = {
    search: 'gốm',
    category: 'nghe',
    tab: 'views',
    sort: 'oldest',
    view: 'table',
    favorite: true,
    following: true,
    page: 3,
  };
  const typed = { ...whole, search: ' gốm ', favorite: 'true', following: 1, page: '3', other: 'x' };
  expect(readLibrarySearch(typed)).toEqual(whole);
});

it('what an address cannot mean, and what is usual, is left out', () => {
  const odd = { search: ' ', tab: 'all', sort: 'random', view: 'cards', favorite: false, page: 1 };
  expect(readLibrarySearch(odd)).toEqual({});
});

it('the query has the names of the API, ten a page, and no view', () => {
  expect(libraryQueryOf({ view: 'table' })).toEqual({ page: 1, limit: 10 });
  expect(
    libraryQueryOf({
      search: 'gốm',
      category: 'nghe',
      tab: 'downloads',
      sort: 'oldest',
      favorite: true,
      following: true,
      page: 2,
    }),
  ).toEqual({
    search: 'gốm',
    categoryId: 'nghe',
    tab: 'downloads',
    sort: 'oldest',
    favorite: 'true',
    following: 'true',
    page: 2,
    limit: 10,
  });
});

it.each([
  [{}, 'newest'],
  [{ tab: 'latest' }, 'newest'],
  [{ tab: 'views' }, 'most-viewed'],
  [{ tab: 'downloads' }, 'most-downloaded'],
  [{ tab: 'views', sort: 'oldest' }, 'oldest'],
] as const)('the order of %o is %s', (search, order) => {
  expect(orderOf(search)).toBe(order);
});

it('tab and order take each other’s place, and begin at the first page', () => {
  const search = { search: 'gốm', tab: 'views', sort: 'oldest', page: 4 } as const;
  expect(readLibrarySearch(withTab(search, 'downloads'))).toEqual({ search: 'gốm', tab: 'downloads' });
  expect(readLibrarySearch(withTab(search, 'all'))).toEqual({ search: 'gốm' });
  expect(readLibrarySearch(withOrder(search, 'most-viewed'))).toEqual({ search: 'gốm', sort: 'most-viewed' });
  expect(readLibrarySearch(withOrder(search, 'newest'))).toEqual({ search: 'gốm' });
});

it('filters are removed one by one or all at once; order and view stay', () => {
  const search = {
    following: true,
    favorite: true,
    category: 'nghe',
    search: 'gốm',
    sort: 'oldest',
    view: 'table',
    page: 2,
  } as const;
  expect(activeFilters(search)).toEqual(['search', 'category', 'favorite', 'following']);
  expect(activeFilters({ sort: 'oldest', view: 'table', page: 2 })).toEqual([]);
  const { favorite: _favorite, page: _page, ...others } = search;
  expect(readLibrarySearch(withoutFilters(search, ['favorite']))).toEqual(others);
  expect(readLibrarySearch(withoutFilters(search))).toEqual({ sort: 'oldest', view: 'table' });
});

it('a document opens by its slug, above the list as it is', () => {
  expect(openingLink({ slug: 'gom' }, { page: 2 })).toMatchObject({
    params: { address: 'gom' },
    search: { page: 2 },
    state: { isFromLibrary: true },
  });
});

const day = 24 * 60 * 60_000;
it.each([
  ['never', null, false],
  ['six days ago', 6 * day, true],
  ['seven days ago', 7 * day, true],
  ['eight days ago', 8 * day, false],
])('a document viewed %s', (_, age, isRecent) => {
  const now = Date.parse('2026-12-01T00:00:00.000Z');
  const lastViewed = age === null ? null : new Date(now - age).toISOString();
  expect(facts.isRecentlyViewed(lastViewed, now)).toBe(isRecent);
});

const chapter = (given: Partial<ChapterLine>) =>
  exampleOf(ChapterLine, { videoUrl: '', muxData: null, hasContent: false, ...given });

it('progress counts completed chapters, never more than there are', () => {
  const item = exampleOf(OwnDocumentItem, { chapterCount: 2 });
  expect(facts.progressOf(item)).toEqual({ done: 0, total: 2 });
  const progress = { completed: ['a', 'b', 'gone'] } as OwnDocumentItem['progress'];
  expect(facts.progressOf({ ...item, progress })).toEqual({ done: 2, total: 2 });
  const chapters = [chapter({ isCompleted: true, views: 2 }), chapter({ isCompleted: false, views: 3 })];
  expect(facts.chapterProgressOf({ chapters })).toEqual({ done: 1, total: 2 });
  expect(facts.viewsOf({ chapters })).toBe(5);
});

it.each([
  [{}, false, 'read'],
  [{ hasContent: true }, false, 'view'],
  [{ videoUrl: 'https://a.vn/b.mp4' }, true, 'view'],
  [{ muxData: { playbackId: 'p' } }, true, 'view'],
] as const)('of a chapter with %o', (given, isVideo, opening) => {
  expect(facts.hasVideo(chapter(given))).toBe(isVideo);
  expect(facts.openingOf(chapter(given))).toBe(opening);
});

it('names in an archive have no folders and differ', () => {
  expect(archiveNames(['a.pdf', 'a.pdf', 'a.pdf', '../b/c\\d', '../b/c\\d', '.env', '.env'])).toEqual([
    'a.pdf',
    'a (2).pdf',
    'a (3).pdf',
    '.._b_c_d',
    '.._b_c_d (2)',
    '.env',
    '.env (2)',
  ]);
});

it('an archive holds every file as it is, with its Vietnamese name', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const archive = writeArchive([
    { name: 'Bảng giá.txt', bytes: bytes('một') },
    { name: 'Bảng giá.txt', bytes: bytes('hai') },
  ]);
  expect(archive.type).toBe('application/zip');
  const found = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const read = Object.entries(found).map(([name, content]) => [name, new TextDecoder().decode(content)]);
  expect(read).toEqual([
    ['Bảng giá.txt', 'một'],
    ['Bảng giá (2).txt', 'hai'],
  ]);
});
