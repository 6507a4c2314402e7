import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import * as library from '#shared/library/index.ts';
import { deleteCaptions, getVideo } from '#shared/media/video.contract.ts';
import { ChapterLine, ChapterText } from '#shared/library/chapter.ts';
import { DocumentItem, DocumentText } from '#shared/library/document.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { staffLibrary, publishing } = texts;
const id = '01J0000000000000000000000A';
const savedAt = '2026-11-21T02:00:00.000Z';
const categories = [{ id: 'nghe', name: 'Nghề làng', description: '' }];
const known = answer(library.listDocumentCategories, categories);

const chapter = (name: string, given: object = {}) =>
  exampleOf(ChapterLine, { id: `c-${name}`, title: name, position: 1, isPublished: true, ...given });
const chapters = [chapter('Một'), chapter('Hai', { isPublished: false }), chapter('Ba')];

const detail = (given: object = {}) =>
  exampleOf(library.getDocument.reply, {
    id,
    title: 'Nghề gốm',
    categoryId: 'nghe',
    categoryName: 'Nghề làng',
    audience: 'members',
    offline: false,
    thumbnailUrl: null,
    attachments: [],
    chapters,
    chaptersVersion: 4,
    staff: { status: 'draft', publishAt: null, hasDraft: true, version: 5 },
    ...given,
  });
const edited = (given: object = {}) =>
  exampleOf(library.documentDrafts.getDraft.reply, {
    text: DocumentText.parse({ title: 'Nghề gốm' }),
    draft: { draftVersion: 3, savedAt, savedBy: 'mai' },
    savedBy: null,
    state: {
      status: 'draft',
      slug: '',
      publishedAt: null,
      updatedAt: savedAt,
      publishAt: null,
      publishedVersion: 0,
      hasDraft: true,
      reason: null,
      version: 5,
    },
    ...given,
  });
const reading = answer(library.getDocumentReading, {
  chapters: [
    { id: 'c-Một', title: 'Một', position: 1, isPublished: true, views: 9, started: 4, finished: 2 },
  ],
});
const page = (data: object[]) =>
  answer(
    library.listDocuments,
    exampleOf(library.listDocuments.reply, { data: data as never, total: data.length, page: 1, limit: 10 }),
  );

describe('the list of documents', () => {
  const row = exampleOf(DocumentItem, {
    id,
    title: 'Nghề gốm',
    isPublished: false,
    staff: { status: 'draft', publishAt: null, hasDraft: true, version: 1 },
  });
  const open = () =>
    renderAt('/admin/posts/documents', { as: 'collaborator', answers: [page([row]), known] });

  it('has a tab for each order, in the address', async () => {
    const { page: screen, user, network } = await open();
    await user.click(await screen.findByRole('tab', { name: staffLibrary.tab.views }));
    await expect.poll(() => location.search).toContain('tab=views');
    await expect
      .poll(() => network.askedOf(library.listDocuments).at(-1)?.query)
      .toMatchObject({ tab: 'views' });
    await user.click(await screen.findByRole('tab', { name: staffLibrary.tab.all }));
    await expect.poll(() => location.search).not.toContain('tab=');
  });

  it('publishes by the switch, and deletes after a question', async () => {
    const { page: screen, user, network } = await open();
    network.answer(answer(library.publishDocument, { isPublished: true, version: 2 }));
    network.answer(answer(library.deleteDocument, { success: true }));
    await user.click(await screen.findByRole('switch', { name: 'Hiển thị “Nghề gốm” với người đọc' }));
    await expect
      .poll(() => network.askedOf(library.publishDocument))
      .toMatchObject([{ params: { id }, body: { isPublished: true } }]);
    await user.click(await screen.findByRole('button', { name: 'Xóa “Nghề gốm”' }));
    expect(network.askedOf(library.deleteDocument)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: staffLibrary.act.delete }));
    await screen.findByText(staffLibrary.act.deleted);
    expect(network.askedOf(library.deleteDocument)).toMatchObject([{ params: { id } }]);
  });

  it('asks for title and category of a new document before it is sent, and opens its editor', async () => {
    const { page: screen, user, network } = await open();
    for (const one of [
      answer(library.createDocument, detail()),
      answer(library.documentDrafts.getDraft, edited()),
      answer(library.getDocument, detail()),
      reading,
    ])
      network.answer(one);
    await user.click(await screen.findByRole('button', { name: staffLibrary.list.add }));
    await user.click(await screen.findByRole('button', { name: staffLibrary.create.submit }));
    expect(network.askedOf(library.createDocument)).toEqual([]);
    const title = await screen.findByRole('textbox', { name: /^Tiêu đề/ });
    await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true');
    await user.type(title, 'Nghề gốm');
    await user.click(screen.getByRole('combobox', { name: /^Danh mục/ }));
    await user.click(await screen.findByRole('option', { name: 'Nghề làng' }));
    await user.click(screen.getByRole('button', { name: staffLibrary.create.submit }));
    await expect.poll(() => location.pathname).toBe(`/admin/posts/documents/${id}`);
    expect(network.askedOf(library.createDocument)).toMatchObject([
      { body: { title: 'Nghề gốm', categoryId: 'nghe' } },
    ]);
  });

  it('says why a category could not be created, and creates, renames and deletes others', async () => {
    const { page: screen, user, network } = await open();
    const { categories: words } = staffLibrary;
    network.answer(refuse(library.createDocumentCategory, 'DOCUMENT_CATEGORIES_FULL'));
    await user.click(await screen.findByRole('button', { name: words.open }));
    await user.click(await screen.findByRole('button', { name: words.add }));
    await user.type(await screen.findByRole('textbox', { name: /^Tên danh mục/ }), 'Nấu ăn');
    await user.click(screen.getByRole('button', { name: words.form.save }));
    await screen.findByText('Không thể tạo danh mục mới. Vui lòng thử lại.');
    network.answer(answer(library.createDocumentCategory, { id: 'nau-an', name: 'Nấu ăn', description: '' }));
    await user.click(screen.getByRole('button', { name: words.form.save }));
    await screen.findByText(words.created);
    network.answer(answer(library.updateDocumentCategory, { ...categories[0], name: 'Nghề xưa' } as never));
    await user.click(await screen.findByRole('button', { name: 'Sửa danh mục “Nghề làng”' }));
    const name = await screen.findByRole('textbox', { name: /^Tên danh mục/ });
    await user.clear(name);
    await user.type(name, 'Nghề xưa');
    await user.click(screen.getByRole('button', { name: words.form.save }));
    await screen.findByText(words.saved);
    expect(network.askedOf(library.updateDocumentCategory)).toMatchObject([
      { params: { id: 'nghe' }, body: { name: 'Nghề xưa' } },
    ]);
    network.answer(refuse(library.deleteDocumentCategory, 'DOCUMENT_CATEGORY_IN_USE'));
    await user.click(await screen.findByRole('button', { name: 'Xóa danh mục “Nghề làng”' }));
    await user.click(await screen.findByRole('button', { name: words.delete }));
    await screen.findByText(words.deleteFailed);
  });
});

describe('the page of a document', () => {
  async function open(given: object = {}) {
    const shown = await renderAt(`/admin/posts/documents/${id}`, {
      as: 'collaborator',
      answers: [
        answer(library.documentDrafts.getDraft, edited()),
        answer(library.getDocument, detail(given)),
        reading,
        known,
      ],
    });
    await shown.page.findByRole('button', { name: 'Di chuyển “Một”' });
    return shown;
  }

  it('saves what is written as its draft', async () => {
    const { page: screen, user, network } = await open();
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
    const { page: screen, user, network } = await open();
    network.answer(answer(library.updateDocument, detail({ offline: true })));
    const next = edited();
    network.answer(
      answer(library.documentDrafts.getDraft, { ...next, state: { ...next.state, version: 6 } }),
    );
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

  it('puts chapters in order by keys with one call, and shows why it was refused', async () => {
    const { page: screen, user, network } = await open();
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
    const { page: screen, network } = await open();
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
    const { page: screen, user, network } = await open();
    screen.getByRole('button', { name: 'Di chuyển “Hai”' }).focus();
    await user.keyboard(' {ArrowUp}{Escape}');
    expect(screen.queryByText(/ở vị trí/)).toBeNull();
    await user.keyboard(' {ArrowUp}{ArrowDown} ');
    expect(network.askedOf(library.reorderChapters)).toEqual([]);
  });

  it('shows and hides a chapter, deletes one after a question, and adds one that is a draft', async () => {
    const { page: screen, user, network } = await open();
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
    const { page: screen, user, network } = await open({ attachments: [file] });
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

describe('the page of a chapter', () => {
  const text = ChapterText.parse({ title: 'Nhào đất', playbackId: 'v1' });
  const at = `/admin/posts/documents/${id}/chapters/c1`;
  const open = () =>
    renderAt(at, {
      as: 'collaborator',
      answers: [
        answer(
          library.chapterDrafts.getDraft,
          exampleOf(library.chapterDrafts.getDraft.reply, { ...edited(), text }),
        ),
        answer(getVideo, { playbackId: 'v1', seconds: 9, width: 640, height: 360, captions: ['vi'] }),
      ],
    });

  it('adds captions to its video, and deletes those it has', async () => {
    const { page: screen, user, network } = await open();
    network.answer(answer(deleteCaptions, { success: true }));
    await screen.findByRole('button', { name: 'Thêm phụ đề tiếng Anh cho video của chương' });
    await user.click(
      await screen.findByRole('button', { name: 'Xóa phụ đề tiếng Việt của video của chương' }),
    );
    await user.click(await screen.findByRole('button', { name: texts.uploads.captions.removeDo }));
    await expect
      .poll(() => network.askedOf(deleteCaptions))
      .toMatchObject([{ params: { playbackId: 'v1', language: 'vi' } }]);
  });

  it('saves its text and leaves out the video that was removed', async () => {
    const { page: screen, user, network } = await open();
    network.answer(
      answer(library.chapterDrafts.saveDraft, { draftVersion: 4, savedAt, savedBy: 'an', version: 6 }),
    );
    await user.click(await screen.findByRole('button', { name: staffLibrary.video.remove }));
    await user.type(await screen.findByRole('textbox', { name: /^Tiêu đề/ }), ' kỹ');
    await expect
      .poll(() => network.askedOf(library.chapterDrafts.saveDraft), { timeout: 5000 })
      .toHaveLength(1);
    expect(network.askedOf(library.chapterDrafts.saveDraft)[0]).toMatchObject({
      params: { id: 'c1' },
      body: { draftVersion: 3, text: { title: 'Nhào đất kỹ', playbackId: null } },
    });
  });

  it('is deleted within its document, which is shown then', async () => {
    const { page: screen, user, network } = await open();
    for (const one of [
      answer(library.deleteChapter, { success: true }),
      answer(library.documentDrafts.getDraft, edited()),
      answer(library.getDocument, detail()),
      reading,
      known,
    ])
      network.answer(one);
    await user.click(await screen.findByRole('button', { name: 'Xóa “Nhào đất”' }));
    await user.click(await screen.findByRole('button', { name: staffLibrary.chapters.delete }));
    await expect.poll(() => location.pathname).toBe(`/admin/posts/documents/${id}`);
    expect(network.askedOf(library.deleteChapter)).toMatchObject([{ params: { id, chapterId: 'c1' } }]);
  });
});
