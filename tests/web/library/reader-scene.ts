import { getConfig, within } from '@testing-library/dom';
import { expect, onTestFinished, vi } from 'vitest';
import { SessionUser } from '#shared/accounts/user.ts';
import { ChapterDetail, ChapterLine } from '#shared/library/chapter.ts';
import { DocumentDetail } from '#shared/library/document.ts';
import { completeChapter, getChapter, saveProgress, viewChapter } from '#shared/library/index.ts';
import type { ReadingProgress } from '#shared/library/reading-progress.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, hold } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { libraryAnswers } from './library-answers.ts';

export const id = (last: string) => `01ARZ3NDEKTSV4RRFFQ69G5FA${last}`;
export const [one, two, three] = [id('1'), id('2'), id('3')] as const;
export const member = exampleOf(SessionUser, {
  id: 'lan',
  fullName: 'Nguyễn Thị Lan',
  role: 'user',
  status: 'active',
  referenceId: 'CHOLANG01',
});

export const line = (chapterId: string, position: number, given: Partial<ChapterLine> = {}) =>
  exampleOf(ChapterLine, {
    id: chapterId,
    title: `Chương về gốm ${position}`,
    position,
    videoUrl: '',
    muxData: null,
    hasContent: true,
    views: 5,
    isCompleted: false,
    isPublished: true,
    ...given,
  });
const lines = [
  line(one, 1),
  line(two, 2, { title: '' }),
  line(three, 3, { videoUrl: 'https://v.example/3' }),
];

export const gom = (given: Partial<DocumentDetail> = {}) =>
  exampleOf(DocumentDetail, {
    id: id('0'),
    slug: 'nghe-gom',
    title: 'Nghề gốm',
    offline: false,
    chapters: lines,
    chapterCount: 3,
    progress: null,
    isPublished: true,
    ...given,
  });

export const progress = (given: Partial<ReadingProgress> = {}): ReadingProgress => {
  const place = { chapterId: two, second: 0, paragraph: 4 };
  return { ...place, furthest: place, completed: [], at: '2026-12-01T00:00:00.000Z', ...given };
};

/** Each chapter as its line says, with this text. */
export const chapterWith = (content: string, given: Partial<ChapterDetail> = {}): Answer =>
  answer(getChapter, ({ params }) =>
    exampleOf(ChapterDetail, {
      ...(lines.find((known) => known.id === params.chapterId) ?? lines[0]),
      documentId: id('0'),
      content,
      ...given,
    }),
  );
/** The played browser takes the first element of a text for a part of the page around it. */
export const someText = 'Mở đầu.<p>Một.</p><p>Hai.</p><p>Ba.</p>';
const chapter = chapterWith(someText);

export const all = (document: DocumentDetail, ...others: Answer[]): Answer[] => [
  ...libraryAnswers(document),
  chapter,
  answer(viewChapter, { counted: true, lastViewed: '2026-12-01T00:00:00.000Z' }),
  answer(saveProgress, ({ body }) => progress({ ...body, completed: body.completed })),
  answer(completeChapter, ({ body }) => ({ isCompleted: body.on ?? true, completed: [] })),
  ...others,
];
export const at = (chapterId: string, slug = 'nghe-gom') => `/documents/${slug}/chapters/${chapterId}`;

type Visit = Omit<NonNullable<Parameters<typeof renderAt>[1]>, 'answers'>;

export const openAs = async (
  visit: Visit,
  chapterId: string,
  given: Partial<DocumentDetail> = {},
  ...others: Answer[]
) => {
  const screen = await renderAt(at(chapterId), { ...visit, answers: all(gom(given), ...others) });
  const dialog = within(await screen.page.findByRole('dialog'));
  return { ...screen, dialog };
};

/** Opens a chapter as a member. */
export const open = (chapterId: string, given: Partial<DocumentDetail> = {}, ...others: Answer[]) =>
  openAs({ as: member }, chapterId, given, ...others);

/** Stands in for what a browser sees: nothing, until the test says so. */
function aSight() {
  type Entry = { isIntersecting: boolean; target: Element };
  const watched = new Map<Element, Set<(entries: Entry[]) => void>>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #targets = new Set<Element>();
      readonly #tell: (entries: Entry[]) => void;
      constructor(tell: (entries: Entry[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element): void {
        this.#targets.add(target);
        watched.set(target, (watched.get(target) ?? new Set()).add(this.#tell));
      }
      unobserve(): void {}
      disconnect(): void {
        for (const target of this.#targets) watched.get(target)?.delete(this.#tell);
      }
    },
  );
  return {
    /** An element comes into sight or leaves it, several times at once if several are given. */
    see: (target: Element | null, ...seen: boolean[]): void => {
      if (!target) throw new Error('Nothing to see');
      for (const tell of watched.get(target) ?? [])
        tell(seen.map((isIntersecting) => ({ isIntersecting, target })));
    },
    isWatched: (target: Element | null): boolean => target !== null && (watched.get(target)?.size ?? 0) > 0,
  };
}

const rect = (top: number, height: number) => ({ top, height }) as DOMRect;

/** Gives the scrolled part of the reader 1000 px from 100 on, and its paragraphs the tops that the test sets. */
function placesOf() {
  const tops = new Map<Element, number>();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.id === 'main' ? rect(100, 1000) : rect(tops.get(this) ?? 0, 20);
  });
  return (...given: number[]): void => {
    for (const [place, paragraph] of document.querySelectorAll('.rich-text p').entries())
      tops.set(paragraph, given[place] ?? 9999);
  };
}

/** Takes the network away from the page, until the test gives it back. */
export function loseNetwork() {
  const api = globalThis.fetch;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  dispatchEvent(new Event('offline'));
  return {
    /** The browser believes in its network, and still nobody answers. */
    believe: () => void onLine.mockReturnValue(true),
    comeBack: (): void => {
      vi.stubGlobal('fetch', api);
      onLine.mockReturnValue(true);
      dispatchEvent(new Event('online'));
    },
  };
}

/** Hides the tab, or shows it again. */
export function turnTab(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/**
 * Puts timers into the hands of the test. They go on by a millisecond now and then, because the cache of the page
 * shows what arrived with a timer of none.
 */
function slowTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = setInterval(() => vi.advanceTimersByTime(1), 20);
  onTestFinished(() => {
    clearInterval(slow);
    vi.useRealTimers();
  });
  /** Time passes, and what it sets off comes to rest. */
  return async (milliseconds: number): Promise<void> => {
    vi.advanceTimersByTime(milliseconds);
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(1);
    }
  };
}

/** Finds something within the usual time, though the timers of the page stand still. */
export async function soon<T>(find: () => T): Promise<T> {
  await expect.poll(() => void find(), { timeout: getConfig().asyncUtilTimeout }).toBeUndefined();
  return find();
}

/**
 * Opens a chapter whose reader moves only as the test says: nothing is in sight, paragraphs lie where they are put,
 * and timers stand still.
 */
export const openStill = (
  chapterId: string,
  given: Partial<DocumentDetail> = {},
  text: Answer = chapter,
  ...others: Answer[]
) => openStillAs({ as: member }, chapterId, { given, text }, ...others);

export async function openStillAs(
  visit: Visit,
  chapterId: string,
  { given, text = chapter }: { given?: Partial<DocumentDetail>; text?: Answer } = {},
  ...others: Answer[]
) {
  const held = hold(text);
  const screen = await openAs(visit, chapterId, given, held, ...others);
  const sight = aSight();
  const place = placesOf();
  const pass = slowTimers();
  held.release();
  const article = await soon(() => screen.dialog.getByRole('article'));
  if (text === chapter) await soon(() => screen.dialog.getByText('Ba.'));
  const { dialog, page, user } = screen;
  const main = document.getElementById('main') as HTMLElement;
  return {
    ...screen,
    sight,
    place,
    article,
    main,
    pass,
    /** Comes after the text. */
    end: article.querySelector(':scope > div:empty'),
    paragraphs: () => [...article.querySelectorAll<HTMLElement>('.rich-text p')],
    scroll: () => void main.dispatchEvent(new Event('scroll')),
    /** Shows another chapter by a link. */
    follow: async (name: string | RegExp, heading: string): Promise<void> => {
      await user.click(dialog.getAllByRole('link', { name })[0] as HTMLElement);
      await soon(() => dialog.getByRole('heading', { level: 1, name: heading }));
    },
    /** Closes the reader, and returns the dialog of its document. */
    close: async () => {
      await user.click(dialog.getByRole('button', { name: texts.reader.close }));
      return soon(() => {
        const found = page.getByRole('dialog');
        within(found).getByText(texts.library.progress.label);
        return within(found);
      });
    },
    reports: () => screen.network.askedOf(saveProgress).map(({ body }) => body),
  };
}
