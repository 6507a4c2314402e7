import { expect, it } from 'vitest';
import { ChapterDetail } from '#shared/library/chapter.ts';
import { getChapter, getDocumentBySlug, viewChapter } from '#shared/library/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, keepWaiting } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { chapter, detail, libraryAnswers, member } from './library-answers.ts';

const idOf = (last: string) => `01ARZ3NDEKTSV4RRFFQ69G5FA${last}`;
const [one, two, three] = [idOf('A'), idOf('B'), idOf('C')] as const;

const open = (id: string, ...others: Parameters<typeof libraryAnswers>[1][]) =>
  renderAt(`/documents/nghe-gom/chapters/${id}`, {
    as: member,
    answers: [
      ...libraryAnswers(detail({ chapters: [chapter(one), chapter(two)] })),
      answer(getChapter, exampleOf(ChapterDetail, { ...chapter(two), content: '' })),
      answer(viewChapter, { counted: true, lastViewed: '2026-12-01T00:00:00.000Z' }),
      ...others,
    ],
  });

it('the tab of the browser names the chapter and its document', async () => {
  await open(two);
  await expect.poll(() => document.title).toMatch(`Bài ${two} · Nghề gốm`);
});

it('the tab names the document alone where the chapter is not there', async () => {
  await open(three);
  await expect.poll(() => document.title).toMatch(/^Nghề gốm/);
});

it('the tab names the reader until the document is known', async () => {
  await open(two, keepWaiting(getDocumentBySlug));
  await expect.poll(() => document.title).toMatch(new RegExp(`^${texts.reader.title}`));
});
