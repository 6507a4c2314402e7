import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getChapter, getDocumentBySlug } from '#shared/library/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { clearSession } from '#web/platform/api/stored-session.ts';
import { documentCacheOf } from '#web/platform/offline/kept-cache.ts';
import { answer, refuse } from '../support/network.ts';
import {
  aReader,
  button,
  close,
  gom,
  inAct,
  leave,
  list,
  network,
  open,
  press,
  toasts,
} from './kept-scene.tsx';

const { keep, keptList, guest } = texts.reader;
beforeEach(aReader);
afterEach(leave);

it('a document is kept, listed, and removed', async () => {
  await open();
  expect(list()).toBeNull();
  expect(document.body.textContent).toContain(keep.hint);
  await press(keep.save);
  await expect.poll(inAct(() => toasts.map(({ title }) => title))).toEqual([keep.done]);
  await expect.poll(inAct(() => button(keep.remove))).toBeDefined();
  expect(list()?.textContent).toContain('Nghề gốm');
  expect(list()?.textContent).toContain('1 chương');
  await press(keptList.remove.replace('{{title}}', 'Nghề gốm'));
  await expect.poll(inAct(() => list())).toBeNull();
  expect(button(keep.save)).toBeDefined();
});

it('a kept document that has changed is renewed when it is opened', async () => {
  await open();
  await press(keep.save);
  await expect.poll(inAct(() => button(keep.remove))).toBeDefined();
  await close();
  const newer = { ...gom, title: 'Nghề gốm xưa', updatedAt: '2027-01-01T00:00:00.000Z' };
  network.answer(answer(getDocumentBySlug, newer));
  await open(newer);
  await expect.poll(inAct(() => list()?.textContent)).toContain('Nghề gốm xưa');
  expect(toasts).toHaveLength(1);
  await press(keep.remove);
  await expect.poll(inAct(() => list())).toBeNull();
});

it('says why a document is not kept', async () => {
  network.answer(refuse(getChapter, 'CHAPTER_NOT_FOUND'));
  await open();
  await press(keep.save);
  await expect
    .poll(inAct(() => toasts.map(({ title, description }) => [title, description])))
    .toEqual([[keep.failed.title, 'Không tìm thấy chương này.']]);
  expect(list()).toBeNull();
  await expect.poll(inAct(() => button(keep.save))).toBeDefined();
});

it('is offered to members: guests are asked to sign in, and nothing is fetched', async () => {
  clearSession();
  await open();
  await press(keep.save);
  expect(toasts.map(({ title }) => title)).toEqual([guest.keep]);
  expect(network.askedOf(getDocumentBySlug)).toEqual([]);
  expect(await caches.has(documentCacheOf('usr_lan'))).toBe(false);
});

/** A browser whose worker does not control this page yet; `register` is what registering it does. */
function aWaitingWorker(register: () => Promise<unknown>) {
  const worker = Object.assign(new EventTarget(), { controller: null as object | null, register });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  return worker;
}

it('is offered before a worker controls the page, and then waits for it', async () => {
  const worker = aWaitingWorker(async () => undefined);
  await open();
  await press(keep.save);
  expect(network.askedOf(getDocumentBySlug)).toEqual([]);
  worker.controller = {};
  await act(async () => worker.dispatchEvent(new Event('controllerchange')));
  await expect.poll(inAct(() => toasts.map(({ title }) => title))).toEqual([keep.done]);
  await expect.poll(inAct(() => button(keep.remove))).toBeDefined();
  await press(keep.remove);
  await expect.poll(inAct(() => button(keep.save))).toBeDefined();
});

it('says to load the page again where the worker cannot be registered', async () => {
  aWaitingWorker(() => Promise.reject(new TypeError('no worker')));
  await open();
  await press(keep.save);
  await expect
    .poll(inAct(() => toasts.map(({ title, description }) => [title, description])))
    .toEqual([[keep.failed.title, keep.failed.worker]]);
  expect(network.askedOf(getDocumentBySlug)).toEqual([]);
});

it('is not offered where its editors do not allow it', async () => {
  await open({ ...gom, offline: false });
  expect(button(keep.save)).toBeUndefined();
});

it('is not offered where the browser has no service worker', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await open();
  expect(button(keep.save)).toBeUndefined();
});

it('is not offered where the browser has no cache', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await open();
  expect(button(keep.save)).toBeUndefined();
});
