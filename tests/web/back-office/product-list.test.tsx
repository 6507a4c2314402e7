import { waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import {
  AdminProduct,
  Business,
  deleteProduct,
  getBusiness,
  listAdminCategories,
  listAdminProducts,
  listBusinesses,
  printLabels,
  setProductSelling,
  StaffCategory,
} from '#shared/catalogue/index.ts';
import type { Role } from '#shared/contract/access.ts';
import { Job } from '#shared/jobs/job.ts';
import { startJob, takeBackJob } from '#shared/jobs/jobs.contract.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { newId } from '#shared/values/ids.ts';
import { formatVnd } from '#shared/values/money.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.staffProducts;
const tea = exampleOf(AdminProduct, {
  id: 'p-tra',
  name: 'Trà sen',
  code: 'TRASEN',
  price: 100_000,
  isActive: true,
  allowsSale: true,
  taxType: 'kct',
  taxRate: 10,
});
const page = { total: 1, page: 1, pageSize: 12, totalPages: 1, hasNext: false, hasPrev: false };

const open = (answers: readonly Answer[] = [], as: Role = 'admin', products = [tea]) =>
  renderAt('/admin/e-commerce/products', {
    as,
    answers: [
      answer(listAdminProducts, { data: products, ...page }),
      sample(listBusinesses),
      sample(listAdminCategories),
      ...answers,
    ],
  });

const job = exampleOf(Job, { id: newId(), kind: 'change-products', status: 'queued', done: 0, total: 1 });

describe('many products at once', () => {
  it('are changed as one job, shown first, and put back at once by a press', async () => {
    const {
      page: screen,
      user,
      network,
    } = await open([answer(startJob, job), answer(takeBackJob, { ...job, status: 'stopped' })]);
    await user.click(await screen.findByRole('checkbox', { name: /Trà sen/ }));
    await user.click(await screen.findByRole('button', { name: words.bulkChange.price }));
    await user.type(await screen.findByRole('textbox', { name: words.bulkChange.by }), '-10');
    const after = formatVnd(90_000);
    expect(await screen.findByText(after)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: words.bulkChange.price }).at(-1) as HTMLElement);
    await user.click(await screen.findByRole('button', { name: texts.fields.bulk.undo }));
    expect(await screen.findByText(words.bulkChange.undone)).toBeTruthy();
    expect(network.askedOf(startJob).map(({ body }) => body)).toEqual([
      {
        kind: 'change-products',
        input: { ids: ['p-tra'], change: { what: 'price', way: 'percent', by: -10 } },
      },
    ]);
    expect(network.askedOf(takeBackJob)).toMatchObject([{ params: { id: job.id }, body: {} }]);
  });

  it('get labels as one file, and change by it in nothing', async () => {
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:tem');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const bytes = new TextEncoder().encode('%PDF-1.3');
    const made = answer(printLabels, { name: 'tem-hang-hoa-12.pdf', bytes });
    const { page: screen, user, network } = await open([made]);
    await user.click(await screen.findByRole('checkbox', { name: /Trà sen/ }));
    await user.click(await screen.findByRole('button', { name: words.labels.act }));
    const copies = await screen.findByRole('textbox', { name: words.labels.copies });
    await user.clear(copies);
    await user.type(copies, '12');
    await user.click(screen.getAllByRole('button', { name: words.labels.act }).at(-1) as HTMLElement);
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(network.askedOf(printLabels)).toMatchObject([
      { body: { sheet: 'a4-65', lines: [{ productId: tea.id, copies: 12 }] } },
    ]);
  });

  it('get badges, or lose them, beside those they have', async () => {
    const { page: screen, user, network } = await open([answer(startJob, job)]);
    await user.click(await screen.findByRole('checkbox', { name: /Trà sen/ }));
    await user.click(await screen.findByRole('button', { name: words.bulkChange.badgesAct }));
    await user.click(await screen.findByRole('radio', { name: words.bulkChange.badgesRemove }));
    await user.click(screen.getByRole('checkbox', { name: 'OCOP' }));
    expect(screen.getByText('Gỡ nhãn OCOP khỏi 1 sản phẩm.')).toBeTruthy();
    const [confirm] = screen.getAllByRole('button', { name: words.bulkChange.badgesAct }).slice(-1);
    if (confirm) await user.click(confirm);
    await waitFor(() =>
      expect(network.askedOf(startJob).map(({ body }) => body.input)).toEqual([
        { ids: [tea.id], change: { what: 'badges', way: 'remove', badges: ['ocop'] } },
      ]),
    );
  });
});

describe('the list of products', () => {
  it('asks for twelve, and tells tax, state and group of each', async () => {
    const free = { ...tea, id: 'p-2', name: 'Muối', taxType: 'zero' as const, taxRate: 0, isActive: false };
    const { page: screen, network } = await open([], 'admin', [tea, free]);
    await screen.findByText('KCT 10%');
    expect(screen.getAllByText(formatVnd(tea.total)).length).toBeGreaterThan(0);
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
    const shown = await open([answer(deleteProduct, { success: true, message: 'Xóa sản phẩm thành công!' })]);
    const { page: screen, user, network } = shown;
    await openMenu(shown);
    await user.click(screen.getByRole('menuitem', { name: words.menu.delete }));
    await user.click(await screen.findByRole('button', { name: words.delete.confirm }));
    await screen.findByText('Xóa sản phẩm thành công!');
    expect(network.askedOf(deleteProduct)).toMatchObject([{ params: { id: 'p-tra' } }]);
  });

  it('offers to stop selling what is referred to', async () => {
    const shown = await open([
      refuse(deleteProduct, 'PRODUCT_REFERENCED', {
        errors: [
          { path: 'orders/don-1', message: 'CL261121K7M2Q' },
          { path: 'warehouses/kho-1', message: 'Kho Đà Nẵng: 3' },
        ],
      }),
      answer(setProductSelling, { id: 'p-tra', isActive: false, allowsSale: false, changed: true }),
    ]);
    const { page: screen, user, network } = shown;
    await openMenu(shown);
    await user.click(screen.getByRole('menuitem', { name: words.menu.delete }));
    await user.click(await screen.findByRole('button', { name: words.delete.confirm }));
    await screen.findByText(errorMessage('PRODUCT_REFERENCED', 'vi'));
    expect(screen.getByRole('link', { name: 'Kho Đà Nẵng: 3' }).getAttribute('href')).toBe(
      '/admin/e-commerce/warehouses/kho-1',
    );
    expect(screen.getByText('CL261121K7M2Q')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.status.false }));
    await screen.findByText('Đã ngừng bán Trà sen');
    expect(network.askedOf(setProductSelling)).toHaveLength(1);
  });

  it('narrows by a category found by its name, and by a business the search finds', async () => {
    const categories = [
      exampleOf(StaffCategory, { id: 'an', name: 'Ẩm thực', parentId: null, isActive: true }),
      exampleOf(StaffCategory, { id: 'tra', name: 'Trà', parentId: 'an', isActive: true }),
    ];
    const stall = exampleOf(Business, { id: 'lo', name: 'Lò Bầu' });
    const {
      page: screen,
      user,
      network,
    } = await open([
      answer(listAdminCategories, categories),
      answer(listBusinesses, ({ query }) => ({
        ...exampleOf(listBusinesses.reply),
        data: query.q === 'lo bau' ? [stall] : [],
      })),
      answer(getBusiness, stall),
    ]);
    await user.type(await screen.findByRole('combobox', { name: words.list.category }), 'tra');
    await user.click(await screen.findByRole('option', { name: 'Ẩm thực › Trà' }));
    await waitFor(() => expect(location.search).toContain('categoryId=tra'));
    await user.type(screen.getByRole('combobox', { name: words.list.business }), 'lo bau');
    await user.click(await screen.findByRole('option', { name: 'Lò Bầu' }));
    await waitFor(() =>
      expect(network.askedOf(listAdminProducts).at(-1)?.query).toMatchObject({
        categoryId: ['tra'],
        businessId: ['lo'],
      }),
    );
  });

  it('lets collaborators delete nothing', async () => {
    const shown = await open([], 'collaborator');
    await openMenu(shown);
    expect(shown.page.queryByRole('menuitem', { name: words.menu.delete })).toBeNull();
  });
});
