import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { DocumentComment } from '#shared/library/document-comments.contract.ts';
import type { DocumentDetail } from '#shared/library/document.ts';
import {
  documentComments,
  completeChapter,
  downloadDocument,
  favoriteDocument,
  followDocument,
  getDocumentBySlug,
} from '#shared/library/index.ts';
import { getUserProfile } from '#shared/members/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, hold, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { chapter, detail, file, item, libraryAnswers, member } from './library-answers.ts';

const { discussion, library } = texts;
const address = '/documents/nghe-gom';

async function open(given: Partial<DocumentDetail> = {}, ...answers: Answer[]) {
  const screen = await renderAt(address, { as: member, answers: libraryAnswers(detail(given), ...answers) });
  const dialog = within(await screen.page.findByRole('dialog', { name: item.title }));
  await dialog.findByText(library.progress.label);
  return { ...screen, dialog };
}

/** Answers files besides the API, and notes when each was asked for. */
function serveFiles(answerOf: (name: string) => Response) {
  const api = globalThis.fetch;
  const asked: number[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!String(url).startsWith('/media/')) return api(url, init);
    asked.push(Date.now());
    return Promise.resolve(answerOf(String(url)));
  });
  return asked;
}

/** Notes what is saved, because nothing is downloaded here. */
function watchSaves(): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

describe('a document', () => {
  it('opens above the list at its own address, and closes back to it', async () => {
    const { page, user } = await renderAt('/documents', { as: member, answers: libraryAnswers(detail()) });
    await user.click(await page.findByRole('link', { name: library.open }));
    const dialog = within(await page.findByRole('dialog', { name: item.title }));
    expect(location.pathname).toBe(address);
    await user.click(dialog.getByRole('button', { name: texts.ui.dialog.close }));
    await expect.poll(() => location.pathname).toBe('/documents');
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('is found by its id, and then stands at its slug', async () => {
    const { page } = await renderAt(`/documents/${item.id}`, {
      as: member,
      answers: libraryAnswers(detail()),
    });
    await page.findByRole('dialog', { name: item.title });
    await expect.poll(() => location.pathname).toBe(address);
  });

  it.each([
    ['DOCUMENT_NOT_FOUND', library.missing.title],
    ['CONTENT_REMOVED', library.removed.title],
  ] as const)('says %s in words, and leads to the list', async (code, words) => {
    const { page, user } = await renderAt(address, {
      as: member,
      answers: libraryAnswers(detail(), refuse(getDocumentBySlug, code)),
    });
    await page.findByText(words);
    await user.click(page.getByRole('button', { name: library.missing.toList }));
    await expect.poll(() => location.pathname).toBe('/documents');
  });

  it('shows its badges, progress, figures, uploader and description', async () => {
    const uploader = {
      id: 'chi',
      fullName: 'Trần Chi',
      avatarUrl: null,
      referenceId: 'CHI01',
      verificationDate: '2026-01-01T00:00:00.000Z',
    };
    const { dialog, user, page } = await open(
      {
        isFavorite: true,
        isFollowing: true,
        offline: true,
        lastViewed: new Date().toISOString(),
        uploader,
        thumbnailUrl: '/media/gom.webp',
        chapters: [
          chapter('b', { position: 2, views: 3, title: '' }),
          chapter('a', { isCompleted: true, views: 2, muxData: { playbackId: 'p' } }),
        ],
      },
      refuse(getUserProfile, 'USER_NOT_FOUND'),
    );
    for (const text of [
      'Nghề làng',
      'Đã xem gần đây',
      'Đang theo dõi',
      library.badge.offline,
      'Tiến độ tài liệu',
      '1/2',
      '21/11/2026',
      '5',
      '7',
      '@CHI01',
      '✓ Đã xác thực',
      'Từ đất đến lò.',
      'Chương 2',
      'Video',
      '3 lượt xem',
      'Danh sách chương (2)',
      'Bình luận',
    ])
      dialog.getByText(text);
    const [frame, picture] = dialog
      .getByRole('button', { name: library.picture.open })
      .querySelectorAll('img');
    expect([frame?.src, frame?.alt]).toEqual([picture?.src, '']);
    expect(picture?.className).toContain('object-contain');
    const rows = dialog.getAllByRole('listitem').filter((row) => row.textContent?.includes('lượt xem'));
    expect(rows.map((row) => row.textContent?.includes('Bài a'))).toEqual([true, false]);
    dialog.getByRole('img', { name: library.chapter.completed });
    const link = dialog.getByRole('link', { name: 'Xem Bài a' });
    expect(link.getAttribute('href')).toBe(`${address}/chapters/a`);
    await user.click(dialog.getByRole('button', { name: /Trần Chi/ }));
    await page.findByText(texts.members.missing.title);
  });

  it('without chapters and verification says so', async () => {
    const uploader = {
      id: 'chi',
      fullName: 'Trần Chi',
      avatarUrl: null,
      referenceId: 'CHI01',
      verificationDate: null,
    };
    const { dialog } = await open({ chapters: [], uploader });
    dialog.getByText('Chưa có chương nào');
    dialog.getByText('Tài liệu này chưa có nội dung chương.');
    expect(dialog.queryByText('✓ Đã xác thực')).toBeNull();
    expect(dialog.queryByText('Đã xem gần đây')).toBeNull();
  });

  it.each([
    ['favourites', favoriteDocument, library.favorite, { isFavorite: true }],
    ['followed', followDocument, library.follow, { isFollowing: true }],
  ] as const)(
    'is among the %s once the server says so; a failure says nothing',
    async (_, contract, name, reply) => {
      const { dialog, page, user, network } = await open({}, refuse(contract, 'DOCUMENT_NOT_FOUND'));
      const button = () => dialog.getByRole('button', { name });
      await user.click(button());
      await network.rest();
      expect(button().getAttribute('aria-pressed')).toBe('false');
      expect(page.queryByText(/Không thể|không tồn tại|không tìm thấy/i)).toBeNull();
      const held = hold(answer(contract, reply as never));
      network.answer(held);
      await user.click(button());
      expect(button().getAttribute('aria-pressed')).toBe('false');
      held.release();
      await expect.poll(() => button().getAttribute('aria-pressed')).toBe('true');
    },
  );

  it('is shared by its link, and a chapter by its own', async () => {
    const { dialog, page, user } = await open();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(dialog.getByRole('button', { name: library.share.action }));
    await page.findByText('Đã sao chép liên kết!');
    await user.click(dialog.getByRole('button', { name: 'Thao tác với Bài a' }));
    await user.click(await page.findByRole('menuitem', { name: library.share.action }));
    const { origin } = location;
    expect(written.mock.calls).toEqual([[origin + address], [`${origin}${address}/chapters/a`]]);
  });

  it('for members only invites guests to sign in', async () => {
    const closed = await renderAt(address, {
      answers: libraryAnswers(detail(), refuse(getDocumentBySlug, 'NO_TOKEN')),
    });
    const invitation = within(await closed.page.findByRole('dialog'));
    expect(await invitation.findByText(library.guest.action)).toBeTruthy();
  });

  it('that is public opens for guests, who are asked to sign in for all they do', async () => {
    const { page, user, network } = await renderAt(address, {
      answers: libraryAnswers(detail({ attachments: [file('mot.pdf')] })),
    });
    const dialog = within(await page.findByRole('dialog', { name: item.title }));
    await user.click(dialog.getByRole('tab', { name: library.section.comments }));
    await dialog.findByText('Vui lòng đăng nhập để bình luận');
    await user.click(dialog.getByRole('button', { name: library.favorite }));
    // Behind the dialog stands the invitation, with the same words.
    await expect.poll(() => page.getAllByText(library.guest.action)).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Tải xuống mot.pdf' }));
    expect([favoriteDocument, documentComments.list, downloadDocument].flatMap(network.askedOf)).toEqual([]);
  });
});

describe('a chapter', () => {
  it('is completed at once, and back after a failure without a message', async () => {
    const held = hold(refuse(completeChapter, 'CHAPTER_NOT_FOUND'));
    const { dialog, user, page, network } = await open({ chapters: [chapter('a')] }, held);
    const toggle = () => dialog.getByRole('button', { name: /^Đánh dấu:/ });
    expect(toggle().textContent).toBe('Đánh dấu: Chưa đọc');
    await user.click(toggle());
    await expect.poll(() => toggle().textContent).toBe('Đánh dấu: Đã hoàn thành');
    dialog.getByText('1/1');
    held.release();
    await expect.poll(() => toggle().textContent).toBe('Đánh dấu: Chưa đọc');
    expect(page.queryByText(/không tồn tại|không tìm thấy|Không thể/i)).toBeNull();
    network.answer(answer(completeChapter, { isCompleted: true, completed: ['a'] }));
    await user.click(dialog.getByRole('button', { name: 'Thao tác với Bài a' }));
    await user.click(await page.findByRole('menuitem', { name: library.chapter.markDone }));
    await expect.poll(() => toggle().textContent).toBe('Đánh dấu: Đã hoàn thành');
    expect(network.askedOf(completeChapter).at(-1)?.body).toEqual({ on: true });
  });
});

describe('files', () => {
  const files = ['mot.pdf', 'hai.pdf', 'ba.pdf'].map(file);

  it('are saved half a second apart, and counted once', async () => {
    const { dialog, page, user, network } = await open(
      { attachments: files },
      answer(downloadDocument, { attachments: files }),
    );
    const asked = serveFiles(() => new Response('x'));
    const saved = watchSaves();
    await user.click(dialog.getByRole('button', { name: library.file.all }));
    await page.findByText('Tải xuống tệp tin thành công!');
    expect(saved).toEqual(['mot.pdf', 'hai.pdf', 'ba.pdf']);
    const [first = 0, second = 0, third = 0] = asked;
    expect(second - first).toBeGreaterThanOrEqual(490);
    expect(third - second).toBeGreaterThanOrEqual(400);
    dialog.getByText('8', { selector: 'dd' });
    expect(network.askedOf(downloadDocument)).toHaveLength(1);
  });

  it('of its document are saved from the menu of a chapter', async () => {
    const { dialog, page, user } = await open(
      { attachments: files.slice(0, 1) },
      answer(downloadDocument, { attachments: files }),
    );
    expect(dialog.queryByText('Không có tệp tin nào để tải xuống')).toBeNull();
    serveFiles(() => new Response('x'));
    const saved = watchSaves();
    await user.click(dialog.getByRole('button', { name: 'Thao tác với Bài a' }));
    await user.click(await page.findByRole('menuitem', { name: library.chapter.download }));
    await expect.poll(() => saved).toEqual(['mot.pdf']);
  });

  it('are saved alone or as one archive', async () => {
    const { dialog, page, user } = await open(
      { attachments: files },
      answer(downloadDocument, { attachments: files }),
    );
    serveFiles(() => new Response('x'));
    const saved = watchSaves();
    await user.click(dialog.getByRole('button', { name: 'Tải xuống hai.pdf' }));
    await expect.poll(() => saved).toEqual(['hai.pdf']);
    await expect
      .poll(() => dialog.getByRole('button', { name: library.file.archive }).getAttribute('aria-busy'))
      .toBeNull();
    await user.click(dialog.getByRole('button', { name: library.file.archive }));
    await expect.poll(() => saved).toEqual(['hai.pdf', 'Nghề gốm.zip']);
    await page.findByText('Tải xuống tệp tin thành công!');
  });

  it('that are gone are told of; a repeat after a lost answer has the same key', async () => {
    const { dialog, page, user, network } = await open(
      { attachments: files.slice(0, 1) },
      refuse(downloadDocument, 'INTERNAL'),
    );
    serveFiles(() => new Response('', { status: 404 }));
    const saved = watchSaves();
    expect(dialog.queryByRole('button', { name: library.file.all })).toBeNull();
    const all = () => dialog.getByRole('button', { name: 'Tải xuống mot.pdf' });
    await user.click(all());
    await page.findByText('Có lỗi xảy ra khi tải xuống tệp tin. Vui lòng thử lại.');
    network.answer(answer(downloadDocument, { attachments: files }));
    await user.click(all());
    await expect.poll(() => network.askedOf(downloadDocument)).toHaveLength(2);
    await network.rest();
    await user.click(all());
    await expect.poll(() => network.askedOf(downloadDocument)).toHaveLength(3);
    const keys = network.askedOf(downloadDocument).map(({ body }) => body.requestKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
    expect(saved).toEqual([]);
  });

  it('are none', async () => {
    const { dialog, page, user } = await open();
    dialog.getByText('Không có tệp tin nào để tải xuống');
    expect(dialog.queryByRole('button', { name: library.file.all })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Thao tác với Bài a' }));
    const download = await page.findByRole('menuitem', { name: library.chapter.download });
    expect(download.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('comments on a document', () => {
  it('have their own words', async () => {
    const { dialog, page, user } = await open({}, refuse(documentComments.add, 'INTERNAL'));
    await user.click(dialog.getByRole('tab', { name: library.section.comments }));
    await dialog.findByText('Hãy là người đầu tiên chia sẻ suy nghĩ của bạn về tài liệu này!');
    const box = dialog.getByRole('textbox', { name: 'Viết bình luận của bạn...' });
    await user.type(box, 'Hay{Shift>}{Enter}{/Shift}quá{Enter}');
    await page.findByText('Không thể đăng bình luận. Vui lòng thử lại sau.');
    expect(discussion.failed.reply).toBe('Không thể gửi trả lời. Vui lòng thử lại sau.');
  });

  it.each([
    ['a like', documentComments.like, discussion.like_other.replace('{{count}}', '0'), undefined],
    ['a settled mark', documentComments.settle, discussion.menu, discussion.settled.action],
  ] as const)('say that %s failed, and why', async (_, contract, button, entry) => {
    const comment = exampleOf(DocumentComment, {
      id: item.id,
      content: 'Hay quá',
      mentions: [],
      parentId: null,
      depth: 0,
      repliesCount: 0,
      status: 'published',
      reactions: {},
      reaction: null,
      marks: [],
      canSettle: true,
      replies: [],
    });
    const page_ = { data: [comment], page: 1, totalPages: 1, total: 1, commentCount: 1, hasNext: false };
    const { dialog, page, user } = await open(
      {},
      answer(documentComments.list, page_ as never),
      refuse(contract, 'COMMENT_NOT_FOUND'),
    );
    await user.click(dialog.getByRole('tab', { name: library.section.comments }));
    await user.click(await dialog.findByRole('button', { name: button }));
    if (entry) await user.click(await page.findByRole('menuitem', { name: entry }));
    await page.findByText('Không thể thực hiện hành động này. Vui lòng thử lại sau.');
    expect(await page.findByText(/không tìm thấy bình luận/i)).toBeTruthy();
  });

  it('open at once where the address names one, and say that they failed', async () => {
    const { page } = await renderAt(`${address}#comment-1`, {
      as: member,
      answers: libraryAnswers(detail(), refuse(documentComments.list, 'BAD_REQUEST')),
    });
    expect(await page.findByText('Error loading comments. Please try again.')).toBeTruthy();
  });
});
