import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { errorMessage } from '#shared/messages/index.ts';
import * as library from '#shared/library/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { known, pageOf } from './document-scene.ts';

const { categories: words } = texts.staffLibrary;

async function open(categories = known) {
  const shown = await renderAt('/admin/posts/documents', {
    as: 'collaborator',
    answers: [pageOf([]), categories],
  });
  await shown.user.click(await shown.page.findByRole('button', { name: words.open }));
  await shown.page.findByRole('dialog', { name: words.title });
  return shown;
}

describe('the categories of documents', () => {
  it('says why a category could not be created, and creates, renames and deletes others', async () => {
    const { page: screen, user, network } = await open();
    network.answer(refuse(library.createDocumentCategory, 'DOCUMENT_CATEGORIES_FULL'));
    await user.click(await screen.findByRole('button', { name: words.add }));
    await user.type(await screen.findByRole('textbox', { name: /^Tên danh mục/ }), 'Nấu ăn');
    await user.click(screen.getByRole('button', { name: words.form.save }));
    await screen.findByText('Không thể tạo danh mục mới. Vui lòng thử lại.');
    network.answer(answer(library.createDocumentCategory, { id: 'nau-an', name: 'Nấu ăn', description: '' }));
    await user.click(screen.getByRole('button', { name: words.form.save }));
    await screen.findByText(words.created);
    await expect.poll(() => screen.queryByRole('dialog', { name: words.form.add })).toBeNull();
    network.answer(answer(library.updateDocumentCategory, { id: 'nghe', name: 'Nghề xưa', description: '' }));
    await user.click(await screen.findByRole('button', { name: 'Sửa danh mục “Nghề làng”' }));
    const form = within(await screen.findByRole('dialog', { name: words.form.edit }));
    const name = form.getByRole<HTMLInputElement>('textbox', { name: /^Tên danh mục/ });
    expect([name.value, form.getByRole<HTMLInputElement>('textbox', { name: /^Mô tả/ }).value]).toEqual([
      'Nghề làng',
      'Gốm, mây',
    ]);
    await user.clear(name);
    await user.type(name, 'Nghề xưa');
    await user.click(screen.getByRole('button', { name: words.form.save }));
    await screen.findByText(words.saved);
    expect(network.askedOf(library.updateDocumentCategory)).toMatchObject([
      { params: { id: 'nghe' }, body: { name: 'Nghề xưa', description: 'Gốm, mây' } },
    ]);
    network.answer(refuse(library.deleteDocumentCategory, 'DOCUMENT_CATEGORY_IN_USE'));
    await user.click(await screen.findByRole('button', { name: 'Xóa danh mục “Nghề làng”' }));
    await user.click(await screen.findByRole('button', { name: words.delete }));
    await screen.findByText(words.deleteFailed);
  });

  it('are listed with what they are about', async () => {
    const { page } = await open();
    const items = (await page.findByText('Nghề làng')).closest('ul')?.querySelectorAll('li');
    expect([...(items ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Nghề làngGốm, mây',
      'Bếp quê',
    ]);
    expect(page.queryByText(words.none)).toBeNull();
  });

  it('are none at first', async () => {
    const { page } = await open(answer(library.listDocumentCategories, []));
    expect(await page.findByText(words.none)).toBeTruthy();
  });

  it('of the same name are refused at the box of the name', async () => {
    const { page, user, network } = await open();
    network.answer(refuse(library.createDocumentCategory, 'DOCUMENT_CATEGORY_EXISTS'));
    await user.click(await page.findByRole('button', { name: words.add }));
    const form = within(await page.findByRole('dialog', { name: words.form.add }));
    const name = form.getByRole<HTMLInputElement>('textbox', { name: /^Tên danh mục/ });
    expect([name.value, form.queryByText(words.createFailed)]).toEqual(['', null]);
    await user.type(name, 'Nghề làng{Enter}');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    network.answer(refuse(library.createDocumentCategory, 'DOCUMENT_CATEGORIES_FULL'));
    await user.type(name, ' khác{Enter}');
    await form.findByText(errorMessage('DOCUMENT_CATEGORIES_FULL', 'vi'));
    expect(name.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('that were deleted meanwhile are not said to be new ones', async () => {
    const { page, user, network } = await open();
    network.answer(refuse(library.updateDocumentCategory, 'DOCUMENT_CATEGORY_NOT_FOUND'));
    await user.click(await page.findByRole('button', { name: 'Sửa danh mục “Bếp quê”' }));
    const form = within(await page.findByRole('dialog', { name: words.form.edit }));
    await user.click(form.getByRole('button', { name: words.form.save }));
    await form.findByText(errorMessage('DOCUMENT_CATEGORY_NOT_FOUND', 'vi'));
    expect(form.queryByText(words.createFailed)).toBeNull();
  });
});
