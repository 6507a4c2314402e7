import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import * as library from '#shared/library/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { detail, edited, id, openDocument, savedAt } from './document-scene.ts';

const { staffLibrary, publishing } = texts;

describe('the page of a document', () => {
  it('saves what is written as its draft', async () => {
    const { page: screen, user, network } = await openDocument();
    network.answer(
      answer(library.documentDrafts.saveDraft, { draftVersion: 4, savedAt, savedBy: 'an', version: 6 }),
    );
    await user.type(await screen.findByRole('textbox', { name: /^Tiêu đề/ }), ' làng{Enter}');
    await expect.poll(() => network.askedOf(library.documentDrafts.saveDraft)).toHaveLength(1);
    expect(network.askedOf(library.documentDrafts.saveDraft)[0]).toMatchObject({
      params: { id },
      body: { draftVersion: 3, text: { title: 'Nghề gốm làng' } },
    });
  });

  it('publishes over the version that a change of its settings has led to', async () => {
    const { page: screen, user, network } = await openDocument();
    network.answer(answer(library.updateDocument, detail({ offline: true })));
    const next = edited({ state: { version: 6 } });
    network.answer(answer(library.documentDrafts.getDraft, next));
    await user.click(screen.getByRole('button', { name: staffLibrary.settings.change }));
    await user.click(
      await screen.findByRole('switch', { name: new RegExp(staffLibrary.settings.form.offline) }),
    );
    await user.click(screen.getByRole('button', { name: staffLibrary.settings.form.save }));
    await screen.findByText(staffLibrary.settings.saved);
    expect(network.askedOf(library.updateDocument)).toMatchObject([
      { params: { id }, body: { categoryId: 'nghe', audience: 'members', offline: true, version: 5 } },
    ]);
    await expect.poll(() => network.askedOf(library.documentDrafts.getDraft).length).toBeGreaterThan(1);
    network.answer(answer(library.documentDrafts.move, next.state));
    await user.click(screen.getByRole('button', { name: publishing.publish }));
    await screen.findByText(publishing.moved.publish);
    expect(network.askedOf(library.documentDrafts.move)).toMatchObject([
      { params: { id }, body: { move: 'publish', version: 6, draftVersion: 3 } },
    ]);
  });

  it('publishes over the version it was opened with, if what is read later is older or another draft', async () => {
    const { page: screen, user, network } = await openDocument();
    network.answer(
      answer(library.updateDocument, detail()),
      refuse(library.documentDrafts.move, 'FORBIDDEN'),
    );
    const another = edited({ state: { version: 9 } });
    const reads = [
      edited({ state: { version: 4 } }),
      { ...another, draft: { ...another.draft, draftVersion: 7 } },
    ];
    for (const [nth, read] of reads.entries()) {
      network.answer(answer(library.documentDrafts.getDraft, read));
      await user.click(screen.getByRole('button', { name: staffLibrary.settings.change }));
      await user.click(await screen.findByRole('button', { name: staffLibrary.settings.form.save }));
      await expect
        .poll(() => network.askedOf(library.documentDrafts.getDraft), { timeout: 5000 })
        .toHaveLength(nth + 2);
      await network.rest();
      await user.click(screen.getByRole('button', { name: publishing.publish }));
      await expect
        .poll(() => network.askedOf(library.documentDrafts.move), { timeout: 5000 })
        .toHaveLength(nth + 1);
    }
    expect(network.askedOf(library.documentDrafts.move)).toMatchObject([
      { body: { version: 5, draftVersion: 3 } },
      { body: { version: 5, draftVersion: 3 } },
    ]);
  });

  it('puts chapters in order by keys with one call, and shows why it was refused', async () => {
    const { page: screen, user, network } = await openDocument();
    network.answer(refuse(library.reorderChapters, 'CHAPTERS_DIFFER'));
    const handle = () => screen.getByRole('button', { name: 'Di chuyển “Một”' });
    handle().focus();
    await user.keyboard(' ');
    await screen.findByText(/“Một” ở vị trí 1\/3/);
    await user.keyboard('{ArrowUp}{ArrowDown}');
    await screen.findByText(/“Một” ở vị trí 2\/3/);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(network.askedOf(library.reorderChapters)).toEqual([]);
    await user.keyboard(' ');
    await screen.findByText(staffLibrary.chapters.orderFailed);
    expect(network.askedOf(library.reorderChapters)).toMatchObject([
      { params: { id }, body: { chapterIds: ['c-Hai', 'c-Ba', 'c-Một'], chaptersVersion: 4 } },
    ]);
  });

  it('puts chapters in order by the pointer with one call', async () => {
    const { page: screen, network } = await openDocument();
    network.answer(answer(library.reorderChapters, { chapterIds: [], chaptersVersion: 5 }));
    const layout = vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect');
    layout.mockImplementation(function rowAt(this: HTMLLIElement) {
      return new DOMRect(0, 50 * [...(this.parentElement?.children ?? [])].indexOf(this), 300, 50);
    });
    const handle = screen.getByRole('button', { name: 'Di chuyển “Một”' });
    handle.setPointerCapture = () => undefined;
    const press = { button: 0, pointerId: 1 };
    fireEvent.pointerDown(handle, { ...press, clientY: 25 });
    fireEvent.pointerMove(handle, { ...press, clientY: 60 });
    await screen.findByText(/“Một” ở vị trí 1\/3/);
    fireEvent.pointerMove(handle, { ...press, clientY: 90 });
    await screen.findByText(/“Một” ở vị trí 2\/3/);
    fireEvent.pointerMove(handle, { ...press, clientY: 140 });
    await screen.findByText(/“Một” ở vị trí 3\/3/);
    fireEvent.pointerMove(handle, { ...press, clientY: 60 });
    await screen.findByText(/“Một” ở vị trí 2\/3/);
    fireEvent.pointerUp(handle, press);
    layout.mockRestore();
    await expect
      .poll(() => network.askedOf(library.reorderChapters))
      .toMatchObject([{ body: { chapterIds: ['c-Hai', 'c-Một', 'c-Ba'], chaptersVersion: 4 } }]);
  });

  it('leaves the order as it was after Escape, and sends none that is the same', async () => {
    const { page: screen, user, network } = await openDocument();
    screen.getByRole('button', { name: 'Di chuyển “Hai”' }).focus();
    await user.keyboard(' {ArrowUp}{Escape}');
    expect(screen.queryByText(/ở vị trí/)).toBeNull();
    await user.keyboard(' {ArrowUp}{ArrowDown} ');
    expect(network.askedOf(library.reorderChapters)).toEqual([]);
  });

  it('shows and hides a chapter, deletes one after a question, and adds one that is a draft', async () => {
    const { page: screen, user, network } = await openDocument();
    network.answer(answer(library.publishChapter, { isPublished: true, version: 2 }));
    await user.click(screen.getByRole('switch', { name: 'Hiển thị “Hai” với người đọc' }));
    await expect
      .poll(() => network.askedOf(library.publishChapter))
      .toMatchObject([{ params: { id, chapterId: 'c-Hai' }, body: { isPublished: true } }]);
    network.answer(answer(library.deleteChapter, { success: true }));
    await user.click(screen.getByRole('button', { name: 'Xóa “Ba”' }));
    await user.click(await screen.findByRole('button', { name: staffLibrary.chapters.delete }));
    await screen.findByText(staffLibrary.chapters.deleted);
    expect(network.askedOf(library.deleteChapter)).toMatchObject([{ params: { id, chapterId: 'c-Ba' } }]);
    network.answer(refuse(library.createChapter, 'CHAPTERS_FULL'));
    await user.click(screen.getByRole('button', { name: staffLibrary.chapters.add }));
    const dialog = await screen.findByRole('dialog');
    const [title] = [...dialog.querySelectorAll('input')];
    if (title) await user.type(title, 'Bốn{Enter}');
    await expect
      .poll(() => network.askedOf(library.createChapter))
      .toMatchObject([{ params: { id }, body: { title: 'Bốn', isPublished: false } }]);
  });

  it('takes an attachment off after a question, and says how many read each chapter', async () => {
    const file = {
      id: 'u1',
      fileName: 'Gốm.pdf',
      fileUrl: '/media/files/u1/gom.pdf',
      mimeType: 'application/pdf',
    };
    const { page: screen, user, network } = await openDocument({ attachments: [file] });
    network.answer(answer(library.removeDocumentAttachment, { success: true }));
    expect((await screen.findByRole('link', { name: 'Gốm.pdf' })).getAttribute('href')).toBe(file.fileUrl);
    await user.click(screen.getByRole('button', { name: 'Gỡ tệp “Gốm.pdf”' }));
    await user.click(await screen.findByRole('button', { name: staffLibrary.attachments.delete }));
    await screen.findByText(staffLibrary.attachments.deleted);
    expect(network.askedOf(library.removeDocumentAttachment)).toMatchObject([
      { params: { id, attachmentId: 'u1' } },
    ]);
    expect((await screen.findByRole('row', { name: 'Một 9 4 2' })).textContent).toBe('Một942');
  });

  it('says so if the document is gone', async () => {
    const { page: screen } = await renderAt(`/admin/posts/documents/${id}`, {
      as: 'collaborator',
      answers: [refuse(library.documentDrafts.getDraft, 'DOCUMENT_NOT_FOUND')],
    });
    expect(await screen.findByText(staffLibrary.missing.hint)).toBeTruthy();
  });
});
