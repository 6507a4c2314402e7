import { describe, expect, it } from 'vitest';
import {
  createCategory,
  deleteCategory,
  listAdminCategories,
  StaffCategory,
  updateCategory,
} from '#shared/catalogue/staff-category.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.backOffice.categories;
const a = (id: string, name: string, given: Partial<StaffCategory> = {}) =>
  exampleOf(StaffCategory, {
    id,
    name,
    slug: id,
    description: '',
    parentId: null,
    path: [id],
    level: 1,
    group: 'a',
    icon: '',
    picture: null,
    isActive: true,
    position: 0,
    productCount: 3,
    version: 4,
    ...given,
  });
const food = a('food', 'Thực phẩm');
const drinks = a('drinks', 'Đồ uống', { position: 1, group: 'b' });
const tea = a('tea', 'Trà', { parentId: 'drinks', path: ['drinks', 'tea'], level: 2 });
const known = answer(listAdminCategories, [food, drinks, tea]);

const openAs = (as: 'admin' | 'collaborator', ...more: Answer[]) =>
  renderAt('/admin/e-commerce/categories', { as, answers: [known, ...more] });
const open = (...more: Answer[]) => openAs('collaborator', ...more);
const handle = (name: string) => words.moveHandle.replace('{{name}}', name);

describe('the categories', () => {
  it('say when there are none', async () => {
    const { page } = await renderAt('/admin/e-commerce/categories', {
      as: 'admin',
      answers: [answer(listAdminCategories, [])],
    });
    expect(await page.findByText('Không tìm thấy danh mục nào.')).toBeTruthy();
  });

  it('ask again where they could not be read', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/categories', {
      as: 'admin',
      answers: [refuse(listAdminCategories, 'INTERNAL')],
    });
    await page.findByText(words.failed);
    network.answer(known);
    await user.click(page.getByRole('button', { name: texts.ui.state.retry }));
    expect(await page.findByText('Thực phẩm')).toBeTruthy();
  });

  it('are put in order by the arrow keys, as they were read', async () => {
    const { page, user, network } = await open(answer(updateCategory, { ...drinks, position: 0 }));
    (await page.findByRole('button', { name: handle('Đồ uống') })).focus();
    await user.keyboard('{ArrowUp}');
    await page.findByText(words.moved.replace('{{name}}', 'Đồ uống'));
    expect(network.askedOf(updateCategory)).toMatchObject([
      { params: { id: 'drinks' }, body: { parentId: null, position: 0, version: 4 } },
    ]);
  });

  it('say why one could not be moved', async () => {
    const { page, user } = await open(refuse(updateCategory, 'STALE_STATE'));
    (await page.findByRole('button', { name: handle('Đồ uống') })).focus();
    await user.keyboard('{ArrowRight}');
    expect(await page.findByText(/vừa được thay đổi ở nơi khác/)).toBeTruthy();
  });

  it('are found by name without marks', async () => {
    const { page, user } = await open();
    await user.type(await page.findByRole('searchbox', { name: words.searchLabel }), 'tra{Enter}');
    await page.findByText('Trà');
    expect(page.queryByText('Thực phẩm')).toBeNull();
  });
});

describe('one of them', () => {
  it('is added once, and told what is wrong where it is wrong', async () => {
    const { page, user, network } = await open(refuse(createCategory, 'SLUG_EXISTS'));
    await user.click(await page.findByRole('button', { name: words.add }));
    await user.click(page.getByRole('button', { name: words.form.save }));
    await page.findByText('Tên danh mục là bắt buộc');
    await user.type(page.getByRole('textbox', { name: new RegExp(`^${words.form.name}`) }), 'Bánh kẹo');
    await user.click(page.getByRole('button', { name: words.form.save }));
    await page.findAllByText('Đường dẫn này đã được dùng.');
    network.answer(answer(createCategory, { ...food, id: 'cakes', name: 'Bánh kẹo' }));
    await user.dblClick(page.getByRole('button', { name: words.form.save }));
    await page.findByText(words.saved.replace('{{name}}', 'Bánh kẹo'));
    expect(network.askedOf(createCategory)).toHaveLength(2);
  });

  it('is taken away after a question, or says what hangs on it', async () => {
    const { page, user, network } = await openAs(
      'admin',
      refuse(deleteCategory, 'CATEGORY_IN_USE', { params: { count: 1, names: 'Trà' } }),
    );
    const row = await page.findByRole('button', { name: words.more.replace('{{name}}', 'Đồ uống') });
    await user.click(row);
    await user.click(await page.findByRole('menuitem', { name: words.delete }));
    await user.click(await page.findByRole('button', { name: words.delete }));
    await page.findByText(/còn 1 mục thuộc danh mục: Trà/);
    network.answer(answer(deleteCategory, { success: true, message: 'Đã xóa danh mục.' }));
    await user.click(page.getByRole('button', { name: words.delete }));
    expect(await page.findByText(words.deleted.replace('{{name}}', 'Đồ uống'))).toBeTruthy();
  });
});

it('collaborators are not offered to take a category away', async () => {
  const { page, user } = await open();
  await user.click(await page.findByRole('button', { name: words.more.replace('{{name}}', 'Đồ uống') }));
  await page.findByRole('menuitem', { name: words.edit });
  expect(page.queryByRole('menuitem', { name: words.delete })).toBeNull();
});
