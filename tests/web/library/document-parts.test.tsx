import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { DocumentDetail } from '#shared/library/document.ts';
import { completeChapter, downloadDocument } from '#shared/library/index.ts';
import { getUserProfile } from '#shared/members/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { type Answer, answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { chapter, detail, file, item, libraryAnswers, member } from './library-answers.ts';

const { library } = texts;
const address = '/documents/nghe-gom';
const uploader = {
  id: 'chi',
  fullName: 'Trần Chi',
  avatarUrl: null,
  referenceId: 'CHI01',
  verificationDate: null,
};

async function open(given: Partial<DocumentDetail> = {}, ...answers: Answer[]) {
  const screen = await renderAt(address, { as: member, answers: libraryAnswers(detail(given), ...answers) });
  const dialog = within(await screen.page.findByRole('dialog', { name: item.title }));
  await dialog.findByText(library.progress.label);
  return { ...screen, dialog };
}

describe('the side of a document', () => {
  it('shows its picture large, its film elsewhere, and the profile of its uploader, each until closed', async () => {
    const { dialog, page, user, network } = await open(
      {
        thumbnailUrl: '/media/gom.webp',
        videoUrl: 'https://v.example/gom',
        content: 'Lời đầu.<p>Lời sau.</p>',
        uploader,
      },
      refuse(getUserProfile, 'USER_NOT_FOUND'),
    );
    await dialog.findByText('Lời sau.');
    const film = dialog.getByRole('link', { name: library.video });
    expect([film.getAttribute('href'), film.getAttribute('target')]).toEqual([
      'https://v.example/gom',
      '_blank',
    ]);
    await user.click(dialog.getByRole('button', { name: library.picture.open }));
    const large = () => page.queryAllByRole('img', { name: item.title }).length;
    await expect.poll(large).toBe(1);
    await network.rest();
    await user.keyboard('{Escape}');
    await expect.poll(large).toBe(0);

    await user.click(dialog.getByRole('button', { name: /Trần Chi/ }));
    await page.findByText(texts.members.missing.title);
    await network.rest();
    await user.keyboard('{Escape}');
    await expect.poll(() => page.queryByText(texts.members.missing.title)).toBeNull();
    expect(location.pathname).toBe(address);
  });

  it('shows nothing of what a document lacks', async () => {
    const { dialog } = await open({
      videoUrl: 'http://v.example/gom',
      description: '',
      uploader: null,
      offline: false,
    });
    expect(dialog.queryByRole('link', { name: library.video })).toBeNull();
    expect(dialog.queryByRole('button', { name: library.picture.open })).toBeNull();
    expect(dialog.queryByText(/@/)).toBeNull();
    expect(dialog.queryByText(item.description)).toBeNull();
    expect(dialog.queryByText(library.badge.offline)).toBeNull();
    dialog.getByRole('tab', { name: 'Danh sách chương (2)', selected: true });
  });

  it('offers guests to sign in before they see an uploader', async () => {
    const { page, user } = await renderAt(address, { answers: libraryAnswers(detail({ uploader })) });
    const dialog = within(await page.findByRole('dialog', { name: item.title }));
    await user.click(await dialog.findByRole('button', { name: /Trần Chi/ }));
    await expect.poll(() => page.getAllByText(library.guest.action)).toHaveLength(2);
    await user.click(dialog.getAllByRole('button', { name: /^Đánh dấu:/ })[0] as HTMLElement);
    await user.click(dialog.getByRole('button', { name: library.follow }));
    expect(page.getAllByRole('dialog')).toHaveLength(1);
    dialog.getAllByText(library.chapter.markedOpen);
    dialog.getByRole('button', { name: library.follow, pressed: false });
  });
});

describe('the chapters of a document', () => {
  it('lead to reading, say what they have, and are marked from their menu', async () => {
    const { dialog, page, user, network } = await open(
      {
        chapters: [
          chapter('a', { isCompleted: true, views: 1234 }),
          chapter('b', { position: 2, hasContent: false, title: '' }),
        ],
      },
      answer(completeChapter, ({ body }) => ({ isCompleted: body.on ?? true, completed: [] })),
    );
    dialog.getByRole('link', { name: 'Xem Bài a' });
    dialog.getByRole('link', { name: 'Đọc Chương 2' });
    dialog.getByText('1.234 lượt xem');
    expect(dialog.queryByText(library.chapter.video)).toBeNull();
    expect(dialog.getAllByRole('img', { name: library.chapter.completed })).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Thao tác với Bài a' }));
    await user.click(await page.findByRole('menuitem', { name: library.chapter.markOpen }));
    await expect.poll(() => dialog.queryByRole('img', { name: library.chapter.completed })).toBeNull();
    const [asked] = network.askedOf(completeChapter);
    expect([asked?.params, asked?.body]).toEqual([{ id: item.id, chapterId: 'a' }, { on: false }]);
  });

  it('cannot be shared where nothing can be copied, which is said', async () => {
    const { dialog, page, user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(dialog.getByRole('button', { name: library.share.action }));
    expect(await page.findByText(library.share.failed)).toBeTruthy();
  });
});

describe('a download of several files', () => {
  it('saves those that the server has now, and none while another is under way', async () => {
    const files = ['mot.pdf', 'hai.pdf'].map(file);
    const { dialog, page, user, network } = await open(
      { attachments: files },
      answer(downloadDocument, {
        attachments: [{ ...file('mot.pdf'), fileName: 'moi.pdf' }, file('la.pdf')],
      }),
    );
    const api = globalThis.fetch;
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (!String(url).startsWith('/media/')) return api(url, init);
      await promise;
      return new Response('x');
    });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const all = dialog.getByRole('button', { name: library.file.all });
    const single = dialog.getByRole<HTMLButtonElement>('button', { name: 'Tải xuống mot.pdf' });
    await user.click(all);
    await expect.poll(() => [all.getAttribute('aria-busy'), single.disabled]).toEqual(['true', true]);
    resolve();
    await page.findByText(library.download.done.detail);
    expect(saved).toEqual(['moi.pdf']);
    await expect.poll(() => [all.getAttribute('aria-busy'), single.disabled]).toEqual([null, false]);
    expect(network.askedOf(downloadDocument)).toHaveLength(1);
  });
});
