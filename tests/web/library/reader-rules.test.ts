// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ChapterLine } from '#shared/library/chapter.ts';
import { ProgressReport, type ReadingProgress } from '#shared/library/reading-progress.ts';
import { chapterLink } from '#web/features/library/reader/rules/chapter-link.ts';
import { videoOf } from '#web/features/library/reader/rules/chapter-media.ts';
import { continuePlace, offeredPlace } from '#web/features/library/reader/rules/resume-place.ts';
import { picturesIn } from '#web/features/library/reader/rules/kept-pictures.ts';
import { mergeReports } from '#web/features/library/reader/rules/merge-reports.ts';
import { neighboursOf } from '#web/features/library/reader/rules/neighbours-of.ts';
import { paragraphAt, paragraphsIn } from '#web/features/library/reader/rules/paragraph-place.ts';
import { positionIn } from '#web/features/library/reader/rules/position-in.ts';
import { readerActionOf } from '#web/features/library/reader/rules/reader-keys.ts';
import { isSize, nextSize, readerSizes } from '#web/features/library/reader/rules/reader-size.ts';
import { exampleOf } from '../support/example-of.ts';

const chapters = ['a', 'b', 'c'].map((id, place) => exampleOf(ChapterLine, { id, position: place + 1 }));
const positionOf = positionIn({ chapters });

const progress = (given: Partial<ReadingProgress>): ReadingProgress => {
  const place = { chapterId: 'a', second: 0, paragraph: 0 };
  return { ...place, furthest: place, completed: [], at: '2026-12-01T00:00:00.000Z', ...given };
};

describe('the place at which reading goes on', () => {
  const place = (given: Partial<ReadingProgress> | null) => {
    const found = continuePlace(given && progress(given), chapters);
    return found && [found.chapter.id, found.second, found.paragraph];
  };
  it.each([
    ['nothing was read', null, undefined],
    ['its chapter is gone', { chapterId: 'gone', paragraph: 9 }, undefined],
    ['a chapter was begun', { chapterId: 'b', second: 30, paragraph: 9 }, ['b', 30, 9]],
    ['a chapter was completed', { chapterId: 'a', paragraph: 9, completed: ['a'] }, ['b', 0, 0]],
    ['the next one is completed, too', { chapterId: 'a', completed: ['a', 'b'] }, ['c', 0, 0]],
    ['the last chapter was completed', { chapterId: 'c', completed: ['c'] }, undefined],
  ])('if %s', (_, given, expected) => expect(place(given)).toEqual(expected));
});

describe('the place that is offered', () => {
  const offered = (given: Partial<ReadingProgress> | null, chapterId: string) =>
    offeredPlace(given && progress(given), chapters, chapterId)?.chapter.id;
  it.each([
    ['is none where nothing was read', null, 'a', undefined],
    ['is in another chapter', { chapterId: 'b' }, 'a', 'b'],
    ['is not the beginning of the document', { chapterId: 'a', paragraph: 1, second: 4 }, 'b', undefined],
    ['is in the first chapter once it was begun', { chapterId: 'a', paragraph: 2 }, 'b', 'a'],
    ['is not the beginning of the open chapter', { chapterId: 'b', paragraph: 1 }, 'b', undefined],
    ['is a paragraph of the open chapter', { chapterId: 'b', paragraph: 2 }, 'b', 'b'],
    ['is a second of the open chapter’s video', { chapterId: 'b', second: 5 }, 'b', 'b'],
    ['is not the open chapter behind a completed one', { chapterId: 'a', completed: ['a'] }, 'b', undefined],
    ['is none when all is read', { chapterId: 'c', paragraph: 9, completed: ['c'] }, 'a', undefined],
  ])('%s', (_, given, chapterId, expected) => expect(offered(given, chapterId)).toBe(expected));
});

describe('reports that wait', () => {
  const report = (given: object) => ProgressReport.parse({ chapterId: 'a', ...given });
  it('are one: the later place and all completed chapters', () => {
    const first = report({ chapterId: 'b', paragraph: 4, completed: ['a'] });
    expect(mergeReports(undefined, first, positionOf)).toEqual(first);
    const merged = mergeReports(first, report({ paragraph: 9, completed: ['b'] }), positionOf);
    expect(merged).toEqual({ ...first, completed: ['a', 'b'] });
    expect(mergeReports(merged, report({ chapterId: 'c' }), positionOf)).toMatchObject({
      chapterId: 'c',
      paragraph: 0,
    });
  });

  it('go within a chapter to its later second and its later paragraph', () => {
    const merged = mergeReports(report({ second: 9, paragraph: 2 }), report({ paragraph: 5 }), positionOf);
    expect(merged).toMatchObject({ chapterId: 'a', second: 9, paragraph: 5, reset: false });
  });
});

describe('the paragraph that is read', () => {
  it.each([
    ['is the last one that begins above the line', [-300, -20, 150, 400], 200, 2],
    ['is the one that begins on the line', [0, 200], 200, 1],
    ['is the one before two that begin below it', [0, 300, 500], 200, 0],
    ['is the first while none has come so far', [300, 500], 200, 0],
    ['is the last at the end', [-900, -300], 200, 1],
    ['is the first of a text without any', [], 200, 0],
  ])('%s', (_, tops, line, expected) => expect(paragraphAt(tops, line)).toBe(expected));

  it('counts paragraphs, headings, list entries, rows and pictures in their order', () => {
    const text = document.createElement('div');
    text.innerHTML =
      '<h2>1</h2><p>2 <b>not this</b></p><ul><li>3</li><li>4</li></ul><div class="rich-text-table"><table><tbody><tr><td>5</td></tr></tbody></table></div><figure>6</figure><pre>7</pre>';
    expect(paragraphsIn(text).map((one) => one.localName)).toEqual([
      'h2',
      'p',
      'li',
      'li',
      'tr',
      'figure',
      'pre',
    ]);
  });
});

describe('keys of the reader', () => {
  const press = (key: string, more: object = {}, html = '<p></p>') => {
    document.body.innerHTML = html;
    const target = document.body.querySelector('[data-target]') ?? document.body.firstElementChild;
    const event = { key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...more };
    return target ? readerActionOf(event, target) : 'no target';
  };
  it.each([
    ['ArrowLeft', 'previous'],
    ['ArrowRight', 'next'],
    ['+', 'larger'],
    ['=', 'larger'],
    ['-', 'smaller'],
    ['?', 'help'],
    ['a', undefined],
  ])('%s: %s', (key, action) => expect(press(key)).toBe(action));

  it.each(['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'])('with %s are not ours', (name) =>
    expect(press('ArrowLeft', { [name]: true })).toBeUndefined(),
  );

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<section data-player><button data-target></button></section>',
    '<div class="rich-text-table"><table data-target></table></div>',
  ])('in %s belong to it', (html) => expect(press('ArrowLeft', {}, html)).toBeUndefined());
});

describe('the size of the text', () => {
  it('goes step by step, and not beyond its ends', () => {
    expect(nextSize(1, 1)).toBe(2);
    expect(nextSize(1, -1)).toBe(0);
    expect(nextSize(0, -1)).toBe(0);
    expect(nextSize(readerSizes.length - 1, 1)).toBe(readerSizes.length - 1);
  });
  it.each([
    [0, true],
    [readerSizes.length - 1, true],
    [readerSizes.length, false],
    [-1, false],
    [0.5, false],
    ['1', false],
    [null, false],
  ])('%o is one of them: %s', (value, expected) => expect(isSize(value)).toBe(expected));
});

it('a chapter has the position that its document gives it', () => {
  expect(['a', 'c', 'gone'].map(positionOf)).toEqual([1, 3, undefined]);
});

it('chapters have neighbours', () => {
  const ids = (chapterId: string) => {
    const { previous, next } = neighboursOf(chapters, chapterId);
    return [previous?.id, next?.id];
  };
  expect(ids('a')).toEqual([undefined, 'b']);
  expect(ids('b')).toEqual(['a', 'c']);
  expect(ids('c')).toEqual(['b', undefined]);
  expect(ids('gone')).toEqual([undefined, undefined]);
});

it.each([
  [{ muxData: { playbackId: 'p1' }, videoUrl: '/x.mp4' }, { src: '/media/videos/p1/master.m3u8' }],
  [{ muxData: null, videoUrl: ' /media/lessons/l1/bai.mp4 ' }, { src: '/media/lessons/l1/bai.mp4' }],
  [{ muxData: null, videoUrl: 'https://video.example/1' }, { link: 'https://video.example/1' }],
  [{ muxData: null, videoUrl: '//video.example/1' }, undefined],
  [{ muxData: null, videoUrl: 'javascript:alert(1)' }, undefined],
  [{ muxData: null, videoUrl: '' }, undefined],
])('the video of %o', (fields, expected) => {
  if (expected) expect(videoOf(fields)).toMatchObject(expected);
  else expect(videoOf(fields)).toBeUndefined();
});

it('pictures of a text are kept once each, and only those of this site', () => {
  const html =
    '<p><img src="/media/posts/u1/1280.webp"><img src="/media/posts/u1/1280.webp"><img src="/a.png"></p><img src="https://x.example/b.png"><img src="//x.example/c.png"><img>';
  expect(picturesIn(html)).toEqual(['/media/posts/u1/1280.webp', '/a.png']);
});

it('a link leads to a chapter, or to a place in it', () => {
  const params = { address: 'nghe-gom', chapterId: 'a' };
  const to = '/documents/$address/chapters/$chapterId';
  expect(chapterLink('nghe-gom', { id: 'a' })).toStrictEqual({ to, params, state: {} });
  const readAt = { second: 5, paragraph: 2 };
  expect(chapterLink('nghe-gom', { id: 'a' }, readAt)).toEqual({ to, params, state: { readAt } });
});
