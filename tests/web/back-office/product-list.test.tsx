import { describe, expect, it } from 'vitest';
import {
  AdminProduct,
  deleteProduct,
  listAdminProducts,
  listBusinesses,
  setProductSelling,
} from '#shared/catalogue/index.ts';
import type { Role } from '#shared/contract/access.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.staffProducts;
const tea = exampleOf(AdminProduct, {
  id: 'p-tra',
  name: 'Trà sen',
  code: 'TRASEN',
  isActive: true,
  allowsSale: true,
  taxType: 'kct',
  taxRate: 10,
});
const page = { total: 1, page: 1, pageSize: 12, totalPages: 1, hasNext: false, hasPrev: false };

const open = (answers: readonly Answer[] = [], as: Role = 'admin', products = [tea]) =>
  renderAt('/admin/e-commerce/products', {
    as,
    answers: [answer(listAdminProducts, { data: products, ...page }), sample(listBusinesses), ...answers],
  });

describe('the list of products', () => {
  it('asks for twelve, and tells tax, state and group of each', async () => {
    const free = { ...tea, id: 'p-2', name: 'Muối', taxType: 'zero' as const, taxRate: 0, isActive: false };
    const { page: screen, network } = await open([], 'admin', [tea, free]);
    await screen.findByText('KCT 10%');
    expect(screen.getByText('Đã bao gồm')).toBeTruthy();
    expect(screen.getByRole('switch', { name: /^Đang bán Trà sen/ })).toBeTruthy();
    expect(screen.getByRole('switch', { name: /^Ngừng bán Muối/ })).toBeTruthy();
    expect(network.askedOf(listAdminProducts)[0]?.query).toMatchObject({ page: 1, pageSize: 12 });
  });

  it('turns a product off in its row, and back by a press', async () => {
    const turned = answer(setProductSelling, ({ body }) => ({
      id: 'p-tra',
      isActive: body.isActive,
      allowsSale: body.isActive,
      changed: true,
    }));
    const { page: screen, user, network } = await open([turned]);
    await user.click(await screen.findByRole('switch', { name: /Trà sen/ }));
    await screen.findByText('Đã ngừng bán Trà sen');
    await user.click(screen.getByRole('button', { name: words.undo }));
    await screen.findByText('Đã mở bán Trà sen');
    expect(network.askedOf(setProductSelling).map(({ body }) => body)).toEqual([
      { isActive: false },
      { isActive: true },
    ]);
  });

  it('shows it as it was when that was refused', async () => {
    const { page: screen, user } = await open([refuse(setProductSelling, 'PRODUCT_NOT_FOUND')]);
    await user.click(await screen.findByRole('switch', { name: /Trà sen/ }));
    await screen.findByText(errorMessage('PRODUCT_NOT_FOUND', 'vi'));
    expect(screen.getByRole('switch', { name: /^Đang bán Trà sen/ })).toBeTruthy();
  });

  const openMenu = async ({ page: screen, user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: 'Thao tác với Trà sen' }));
    await screen.findByRole('menuitem', { name: words.menu.edit });
  };

  it('asks before it deletes, and says so', async () => {
    const shown = await open([answer(deleteProduct, { success: true })]);
    const { page: screen, user, network } = shown;
    await openMenu(shown);
    await user.click(screen.getByRole('menuitem', { name: words.menu.delete }));
    await user.click(await screen.findByRole('button', { name: words.delete.confirm }));
    await screen.findByText('Xóa sản phẩm thành công!');
    expect(network.askedOf(deleteProduct)).toMatchObject([{ params: { id: 'p-tra' } }]);
  });

  it('offers to stop selling what is referred to', async () => {
    const shown = await open([
      refuse(deleteProduct, 'PRODUCT_REFERENCED'),
      answer(setProductSelling, { id: 'p-tra', isActive: false, allowsSale: false, changed: true }),
    ]);
    const { page: screen, user, network } = shown;
    await openMenu(shown);
    await user.click(screen.getByRole('menuitem', { name: words.menu.delete }));
    await user.click(await screen.findByRole('button', { name: words.delete.confirm }));
    await screen.findByText(errorMessage('PRODUCT_REFERENCED', 'vi'));
    await user.click(screen.getByRole('button', { name: words.status.off }));
    await screen.findByText('Đã ngừng bán Trà sen');
    expect(network.askedOf(setProductSelling)).toHaveLength(1);
  });

  it('lets collaborators delete nothing', async () => {
    const shown = await open([], 'collaborator');
    await openMenu(shown);
    expect(shown.page.queryByRole('menuitem', { name: words.menu.delete })).toBeNull();
  });
});
