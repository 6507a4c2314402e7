import { act, type ReactNode } from 'react';
import { vi } from 'vitest';
import { SessionUser } from '#shared/accounts/user.ts';
import { getMe } from '#shared/accounts/users.contract.ts';
import { ChapterDetail, ChapterLine } from '#shared/library/chapter.ts';
import { DocumentDetail } from '#shared/library/document.ts';
import { getChapter, getDocumentBySlug } from '#shared/library/index.ts';
import { KeptDocuments } from '#web/features/library/reader/components/kept-documents.tsx';
import { OfflineButton } from '#web/features/library/reader/components/offline-button.tsx';
import { connectToaster, type ToastRequest } from '#web/platform/feedback/toast.ts';
import { clearSession, writeSession } from '#web/platform/api/stored-session.ts';
import { exampleOf } from '../support/example-of.ts';
import { aNetwork, answer } from '../support/network.ts';
import { renderForm } from '../support/render-form.tsx';
import { aCacheStorage, tokenOf } from '../worker/a-scope.ts';

export const id = (last: string) => `01ARZ3NDEKTSV4RRFFQ69G5FA${last}`;
export const gom = exampleOf(DocumentDetail, {
  id: id('G'),
  slug: 'nghe-gom',
  title: 'Nghề gốm',
  content: '',
  thumbnailUrl: null,
  offline: true,
  chapters: [exampleOf(ChapterLine, { id: id('1'), position: 1 })],
});

export const member = exampleOf(SessionUser, { role: 'user', status: 'active' });
const chapterOf = (params: { id: string; chapterId: string }) =>
  exampleOf(ChapterDetail, { id: params.chapterId, documentId: params.id, content: '<p>Chữ.</p>' });
export const aChapter = answer(getChapter, ({ params }) => chapterOf(params));

export let network: ReturnType<typeof aNetwork>;
export let toasts: ToastRequest[];
export const signIn = (account: string) =>
  writeSession({ accessToken: tokenOf(account), refreshToken: 'r', username: account });

/** Before each test: a member with a browser that can keep documents. */
export function aReader(): void {
  network = aNetwork([answer(getMe, member), answer(getDocumentBySlug, gom), aChapter]);
  vi.stubGlobal('caches', aCacheStorage());
  vi.stubGlobal('fetch', network.send);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), { controller: {} }),
    configurable: true,
  });
  toasts = [];
  connectToaster((request) => toasts.push(request));
  signIn('usr_lan');
}

/** After each test. */
export async function leave(): Promise<void> {
  await close();
  clearSession();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
}

/** Closes what `open` shows. */
export let close: () => Promise<unknown> = async () => undefined;
export async function open(document = gom, more: ReactNode = null) {
  const screen = await renderForm(
    <>
      <OfflineButton document={document} />
      <KeptDocuments />
      {more}
    </>,
  );
  ({ close } = screen);
  return screen;
}
export const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );
export const press = (name: string) =>
  act(async () => {
    button(name)?.click();
    await network.rest();
  });
export const list = () => document.querySelector('[aria-labelledby="kept-documents"]');
export const inAct = (found: () => unknown) => () => act(async () => found());
