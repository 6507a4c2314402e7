import { describe, expect, it } from 'vitest';
import { DocumentItem } from '#shared/library/document.ts';
import * as library from '#shared/library/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { detail, edited, id, known, reading } from './document-scene.ts';

const { staffLibrary } = texts;
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
