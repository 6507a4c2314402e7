import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  AdminProduct,
  createProduct,
  getAdminProduct,
  getCategoryTree,
  listAdminCategories,
  listAdminProducts,
  listBrands,
  listBusinesses,
  listPublicWarehouses,
  ProductForStaff,
  ShopWarehouse,
  updateProduct,
} from '#shared/catalogue/index.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import {
  Inventory,
  InventoryRow,
  listDifferences,
  listMovements,
  saveInventories,
  searchInventory,
} from '#shared/inventory/inventory.contract.ts';
import { listShelfLots } from '#shared/inventory/lots.contract.ts';
import { fieldMessage } from '#shared/messages/index.ts';
import { getProductPrices } from '#shared/price-books/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { form, field } = texts.staffProducts;
const words = texts.inventory;
const page = { total: 0, page: 1, pageSize: 50, totalPages: 0, hasNext: false, hasPrev: false };
const shelf = {
  productId: '01HPZV75P4S7CKDH9PQR0FTKH2',
  variantId: null,
  warehouseId: 'wh_hni',
  warehouseName: 'Kho Hà Nội',
  variantName: null,
  onHand: 10,
  reserved: 0,
  onOrder: 0,
  available: 10,
  minQuantity: 0,
  maxQuantity: null,
  place: '',
};

async function openShelf(as: 'admin' | 'collaborator', cost?: number) {
  const row = exampleOf(InventoryRow, {
    ...shelf,
    id: 's1',
    productName: 'Gạo nếp nương',
    ...(cost !== undefined && { cost }),
  });
  const screen = await renderAt('/admin/e-commerce/inventory', {
    as,
    answers: [
      answer(searchInventory, { ...page, data: [row], total: 1, totalPages: 1 }),
      answer(listWarehouses, []),
      answer(getCategoryTree, []),
      answer(listMovements, { data: [], nextCursor: null }),
      answer(listDifferences, { checkedAt: null, data: [] }),
      answer(listShelfLots, { byLot: false, data: [], unknown: 10 }),
      answer(saveInventories, [exampleOf(Inventory, shelf)]),
    ],
  });
  await screen.user.click(await screen.page.findByRole('button', { name: row.productName }));
  await screen.page.findByText(words.ledger.empty);
  return screen;
}
const costBox = ({ page: shown }: Awaited<ReturnType<typeof renderAt>>) =>
  shown.queryByRole('textbox', { name: new RegExp(`^${words.adjust.cost}`) });

describe('the cost of what lies on a shelf', () => {
  it('is unknown until somebody who sees costs enters it, with a reason', async () => {
    const screen = await openShelf('admin', 0);
    const { page: shown, user, network } = screen;
    expect(shown.getAllByText(words.costUnknown).length).toBeGreaterThan(0);
    const box = costBox(screen);
    expect((box as HTMLInputElement).value).toBe('');
    await user.type(box as HTMLElement, '12500');
    await user.click(shown.getByRole('button', { name: words.adjust.save }));
    await shown.findByText(fieldMessage('required', 'vi'));
    await user.type(shown.getByRole('textbox', { name: new RegExp(`^${words.adjust.reason}`) }), 'Phiếu cũ');
    await user.click(shown.getByRole('button', { name: words.adjust.save }));
    await shown.findByText(words.adjust.saved);
    expect(network.askedOf(saveInventories)[0]?.body).toMatchObject({
      reason: 'Phiếu cũ',
      inventories: [{ cost: 12_500, onHand: 10, onHandBefore: 10 }],
    });
  });

  it('is left as it is to the hundredth while nobody types another', async () => {
    const screen = await openShelf('admin', 1_250.25);
    const { page: shown, user, network } = screen;
    expect((costBox(screen) as HTMLInputElement).value).toBe('1.250');
    await user.type(shown.getByRole('textbox', { name: new RegExp(`^${words.adjust.place}`) }), 'A-1');
    await user.click(shown.getByRole('button', { name: words.adjust.save }));
    await shown.findByText(words.adjust.saved);
    expect(network.askedOf(saveInventories)[0]?.body.inventories[0]).not.toHaveProperty('cost');
  });

  it('has no box for those who may not see it', async () => {
    const screen = await openShelf('collaborator');
    expect(costBox(screen)).toBeNull();
    await screen.user.type(
      screen.page.getByRole('textbox', { name: new RegExp(`^${words.adjust.place}`) }),
      'A-1',
    );
    await screen.user.click(screen.page.getByRole('button', { name: words.adjust.save }));
    await screen.page.findByText(words.adjust.saved);
    expect(screen.network.askedOf(saveInventories)[0]?.body.inventories[0]).not.toHaveProperty('cost');
  });
});

const around: Answer[] = [
  answer(listAdminCategories, []),
  answer(listBusinesses, { ...page, data: [] }),
  answer(listBrands, { ...page, data: [] }),
  answer(listPublicWarehouses, [exampleOf(ShopWarehouse, { id: 'kho', name: 'Kho Hà Nội' })]),
  answer(listAdminProducts, { ...page, data: [exampleOf(AdminProduct)], pageSize: 12 }),
];
const kept = exampleOf(ProductForStaff, {
  masterUnitId: '',
  id: 'p-tra',
  name: 'Trà sen',
  code: 'TRASEN',
  slug: 'tra-sen',
  categoryId: 'tra',
  businessId: 'biz',
  brandId: null,
  taxType: 'ten',
  unit: 'cai',
  price: 100_000,
  minQuantity: 1,
  maxQuantity: 99,
  thumbnail: '/media/products/tra-{width}.webp',
  images: [{ url: '/media/products/tra-{width}.webp', sortOrder: 0 }],
  videos: [],
  variants: [
    { id: 'a', name: 'Cỡ', value: 'S', sku: 'TRA-S', additionalPrice: 0, stock: 1, image: null },
    { id: 'b', name: 'Cỡ', value: 'M', sku: 'TRA-M', additionalPrice: 0, stock: 1, image: null },
  ],
  shelves: [],
  specifications: [],
  attributes: [],
  keywords: [],
  badges: [],
  isActive: true,
  revision: 3,
} as Partial<ProductForStaff>);
const copy = '/admin/e-commerce/products/create?from=p-tra';

describe('the form of a product', () => {
  it.each(['admin', 'collaborator'] as const)(
    'asks %s what the opening stock cost, by the right to see it',
    async (as) => {
      const plain = { ...kept, variants: [] };
      const {
        page: shown,
        user,
        network,
      } = await renderAt(copy, {
        as,
        answers: [...around, answer(getAdminProduct, plain), sample(createProduct)],
      });
      await user.click(await shown.findByRole('tab', { name: new RegExp(form.tab.pricing) }));
      await user.click(await shown.findByRole('button', { name: form.addWarehouse }));
      await user.click(
        await shown.findByRole('combobox', { name: new RegExp(`^${field.stockRow.warehouseId}`) }),
      );
      await user.click(await shown.findByRole('option', { name: 'Kho Hà Nội' }));
      const box = shown.queryByRole('textbox', { name: new RegExp(`^${field.stockRow.cost}`) });
      expect(box !== null).toBe(as === 'admin');
      if (box) await user.type(box, '7000');
      await user.click(shown.getByRole('button', { name: form.create }));
      await shown.findByText('Tạo sản phẩm thành công!');
      expect(network.askedOf(createProduct)[0]?.body.stock).toEqual([
        { warehouseId: 'kho', onHand: 0, cost: as === 'admin' ? 7000 : null },
      ]);
    },
  );

  it.each(['admin', 'collaborator'] as const)(
    'asks %s what each new variant cost, by the right to see it',
    async (as) => {
      const { page: shown, user } = await renderAt(copy, {
        as,
        answers: [...around, answer(getAdminProduct, kept)],
      });
      await user.click(await shown.findByRole('tab', { name: new RegExp(form.tab.variants) }));
      await shown.findAllByRole('textbox', { name: new RegExp(`^${field.variantsRow.sku}`) });
      const boxes = shown.queryAllByRole('textbox', { name: new RegExp(`^${field.variantsRow.cost}`) });
      expect(boxes).toHaveLength(as === 'admin' ? 2 : 0);
    },
  );

  it.each([
    ['variants.1.sku', `${field.variantsRow.sku}`, 1],
    ['barCode', `${field.barCode}`, 0],
  ] as const)('says at the box of %s which product has the code', async (path, label, place) => {
    const params = { code: 'TRA-M', product: 'Trà cũ', productId: 'p-cu' };
    const { page: shown, user } = await renderAt('/admin/e-commerce/products/p-tra/edit', {
      as: 'admin',
      answers: [
        ...around,
        answer(getAdminProduct, kept),
        sample(getProductPrices),
        refuse(updateProduct, 'GOODS_CODE_EXISTS', { params, errors: [{ path, message: 'Trà cũ' }] }),
      ],
    });
    const name = await shown.findByRole('textbox', { name: new RegExp(`^${field.name}`) });
    await user.type(name, ' mới');
    await user.click(shown.getByRole('button', { name: form.update }));
    await shown.findByText('Mã “TRA-M” đã là SKU hoặc mã vạch của sản phẩm “Trà cũ”.', { selector: '[id]' });
    const boxes = await shown.findAllByRole('textbox', { name: new RegExp(`^${label}`) });
    expect(boxes[place]?.getAttribute('aria-invalid')).toBe('true');
  });

  it('asks before a product is sold for 0 ₫, and sends nothing until that is meant', async () => {
    const free = { ...kept, price: 0 };
    const {
      page: shown,
      user,
      network,
    } = await renderAt('/admin/e-commerce/products/p-tra/edit', {
      as: 'admin',
      answers: [...around, answer(getAdminProduct, free), sample(getProductPrices), sample(updateProduct)],
    });
    await user.type(await shown.findByRole('textbox', { name: new RegExp(`^${field.name}`) }), ' mới');
    await user.click(shown.getByRole('button', { name: form.update }));
    const question = await shown.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Hủy' }));
    expect(network.askedOf(updateProduct)).toEqual([]);
    await user.click(shown.getByRole('button', { name: form.update }));
    await user.click(await shown.findByRole('button', { name: form.free.agree }));
    await shown.findByText('Cập nhật sản phẩm thành công!');
    expect(network.askedOf(updateProduct)).toHaveLength(1);
  });

  it('asks nothing about a price of 0 ₫ of what is not on sale', async () => {
    const hidden = { ...kept, price: 0, isActive: false };
    const {
      page: shown,
      user,
      network,
    } = await renderAt('/admin/e-commerce/products/p-tra/edit', {
      as: 'admin',
      answers: [...around, answer(getAdminProduct, hidden), sample(getProductPrices), sample(updateProduct)],
    });
    await user.type(await shown.findByRole('textbox', { name: new RegExp(`^${field.name}`) }), ' mới');
    await user.click(shown.getByRole('button', { name: form.update }));
    await shown.findByText('Cập nhật sản phẩm thành công!');
    expect(network.askedOf(updateProduct)).toHaveLength(1);
  });
});
