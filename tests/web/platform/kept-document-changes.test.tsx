import type { UseQueryResult } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMe } from '#shared/accounts/users.contract.ts';
import { ChapterLine } from '#shared/library/chapter.ts';
import type { DocumentDetail } from '#shared/library/document.ts';
import { getChapter, getDocumentBySlug } from '#shared/library/index.ts';
import { ReaderDialog } from '#web/features/library/reader/components/reader-dialog.tsx';
import { vi as texts } from '#web/locales/vi.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold, refuse } from '../support/network.ts';
import {
  aChapter,
  aReader,
  button,
  close,
  gom,
  id,
  inAct,
  leave,
  list,
  member,
  network,
  open,
  press,
  signIn,
  toasts,
} from './kept-scene.tsx';

const { keep } = texts.reader;
beforeEach(aReader);
afterEach(leave);

it('what opens it without a network is fetched first, and how much has arrived is shown', async () => {
  const longer = {
    ...gom,
    chapters: [...gom.chapters, exampleOf(ChapterLine, { id: id('2'), position: 2 })],
  };
  const { router } = await open(longer);
  await act(() => network.rest());
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
  const [me, document_, first, second] = [
    hold(answer(getMe, member)),
    hold(answer(getDocumentBySlug, longer)),
    hold(aChapter),
    hold(aChapter),
  ];
  const busy = () => document.querySelector('[aria-busy=true]')?.textContent;
  const asked = () => [getMe, getDocumentBySlug, getChapter].map((one) => network.askedOf(one).length);
  network.answer(me, document_, first);
  await press(keep.save);
  expect(asked()).toEqual([2, 0, 0]);
  const [address, chapterId] = ['nghe-gom', id('1')];
  expect(preload.mock.calls.map(([{ to, params }]) => [to, params])).toEqual([
    ['/documents/$address/chapters/$chapterId', { address, chapterId }],
    ['/documents/$address', { address }],
  ]);
  await act(async () => me.release());
  await expect.poll(inAct(asked)).toEqual([2, 1, 0]);
  await act(async () => document_.release());
  await expect.poll(inAct(asked)).toEqual([2, 1, 1]);
  expect(busy()).toBe('Đang lưu 0%');
  network.answer(second);
  await act(async () => first.release());
  await expect.poll(inAct(busy)).toBe('Đang lưu 33%');
  await act(async () => second.release());
  await expect.poll(inAct(() => toasts.map(({ title }) => title))).toEqual([keep.done]);
  await expect.poll(inAct(() => button(keep.remove))).toBeDefined();
  await press(keep.remove);
  await expect.poll(inAct(() => button(keep.save))).toBeDefined();
});

it('a document without chapters is kept, too', async () => {
  const empty = { ...gom, chapters: [] };
  network.answer(answer(getDocumentBySlug, empty));
  const { router } = await open(empty);
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
  await press(keep.save);
  await expect.poll(inAct(() => button(keep.remove))).toBeDefined();
  expect(preload.mock.calls.map(([{ to }]) => to)).toEqual(['/documents/$address']);
  await press(keep.remove);
  await expect.poll(inAct(() => button(keep.save))).toBeDefined();
});

it('a kept document is renewed once there is a network; a failure leaves the older one, without a word', async () => {
  await open();
  await press(keep.save);
  await expect.poll(inAct(() => button(keep.remove))).toBeDefined();
  expect(list()?.querySelector('a')?.getAttribute('href')).toBe('/documents/nghe-gom');
  await close();
  toasts.length = 0;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = network.askedOf(getDocumentBySlug).length;
  const newer = { ...gom, title: 'Nghề gốm xưa', updatedAt: '2027-01-01T00:00:00.000Z' };
  network.answer(answer(getDocumentBySlug, newer), refuse(getChapter, 'CHAPTER_NOT_FOUND'));
  await open(newer);
  await act(() => network.rest());
  expect(network.askedOf(getDocumentBySlug)).toHaveLength(asked);
  await act(async () => {
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await network.rest();
  });
  await expect.poll(inAct(() => network.askedOf(getDocumentBySlug).length)).toBe(asked + 1);
  await expect.poll(inAct(() => button(keep.remove))).toBeDefined();
  expect([list()?.textContent?.includes('xưa'), toasts]).toEqual([false, []]);
  await press(keep.remove);
  await expect.poll(inAct(() => list())).toBeNull();
});

it('without a network nothing new is kept', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect(button(keep.save)?.disabled).toBe(true);
});

it('what is kept is seen by its member only', async () => {
  await open();
  await press(keep.save);
  await expect.poll(inAct(() => list())).not.toBeNull();
  await act(async () => signIn('usr_minh'));
  await expect.poll(inAct(() => list())).toBeNull();
  await act(async () => signIn('usr_lan'));
  await expect.poll(inAct(() => list()?.textContent)).toContain('Nghề gốm');
  await press(keep.remove);
  await expect.poll(inAct(() => list())).toBeNull();
});

it.each([
  ['DOCUMENT_NOT_FOUND', 404, true],
  ['CONTENT_REMOVED', 410, true],
  ['NETWORK', 0, false],
])('a kept document that answers %s (%i) when it is read is deleted: %s', async (code, status, isDeleted) => {
  await open();
  await press(keep.save);
  await expect.poll(inAct(() => list())).not.toBeNull();
  await close();
  const query = { data: undefined, error: new ApiError({ message: 'x', code, status }) };
  await open(
    { ...gom, offline: false },
    <ReaderDialog
      address="nghe-gom"
      query={query as unknown as UseQueryResult<DocumentDetail>}
      chapterId={id('1')}
      readAt={undefined}
      onClose={() => undefined}
    />,
  );
  await act(() => network.rest());
  await expect.poll(inAct(() => list() === null)).toBe(isDeleted);
});
