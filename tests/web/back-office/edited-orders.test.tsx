import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listWarehouses, StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { findGoods, GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import {
  createCounterOrder,
  editOrder,
  EditPreview,
  getStaffOrder,
  listAlikeOrders,
  mergeOrders,
  MergePreview,
  OrderRow,
  previewEdit,
  previewMerge,
  Quote,
  quoteCounterOrder,
} from '#shared/orders/index.ts';
import { listOwnTills } from '#shared/tills/tills.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { combo, openOrder, order, quiet } from './order-scene.ts';

const { staffOrders } = texts;

/** Totals of an order after goods for 300.000 ₫ were added. */
const dearer = {
  before: { subtotal: 851_000, tax: 0, shippingFee: 0, voucherDiscount: 0, total: 851_000 },
  after: { subtotal: 1_151_000, tax: 0, shippingFee: 0, voucherDiscount: 0, total: 1_151_000 },
  difference: 300_000,
  missing: 951_000,
  refund: 0,
  status: 'confirmed' as const,
};

describe('an order that is edited', () => {
  const editable = { ...order, deliveryType: 'warehouse_pickup' as const, shippingAddress: null };
  const plan = exampleOf(EditPreview, {
    ...dearer,
    vouchersGone: [],
  });

  it('is saved as it was previewed, with the reason, once', async () => {
    const { page, user, network } = await openOrder(
      editable,
      [answer(previewEdit, plan), answer(editOrder, { ...editable, total: 1_151_000 })],
      { page: '/edit' },
    );
    await page.findByText('300.000 ₫');
    const save = page.getByRole('button', { name: staffOrders.edit.save });
    expect(save.hasAttribute('disabled')).toBe(true);
    await user.type(page.getByRole('textbox', { name: /Lý do sửa/ }), 'Khách lấy thêm');
    await user.click(save);
    const dialog = await page.findByRole('alertdialog');
    await user.dblClick(within(dialog).getByRole('button', { name: staffOrders.edit.save }));
    await page.findByText(staffOrders.edit.done.replace('{{code}}', order.code));
    expect(network.askedOf(editOrder)).toMatchObject([
      {
        body: { version: order.version, expectedTotal: 1_151_000, reason: 'Khách lấy thêm', prices: 'kept' },
      },
    ]);
  });

  it('says why it cannot be, and is not sent', async () => {
    const { page, user } = await openOrder(editable, [refuse(previewEdit, 'OUT_OF_STOCK')], {
      page: '/edit',
    });
    await page.findByRole('alert');
    await user.type(page.getByRole('textbox', { name: /Lý do sửa/ }), 'Khách lấy thêm');
    expect(page.getByRole('button', { name: staffOrders.edit.save }).hasAttribute('disabled')).toBe(true);
  });
});

describe('an order that was placed twice', () => {
  const twin = {
    ...exampleOf(OrderRow, {
      id: 'don-2',
      code: 'CL261123P4Q5R',
      status: 'confirmed',
      paidAmount: 0,
      total: 300_000,
    }),
    samePhone: true,
    samePlace: true,
  };
  const alike = answer(listAlikeOrders, {
    orders: [twin],
    phone: { orders: 2, completed: 0, sentBack: 0, cancelled: 0 },
  });
  const plan = exampleOf(MergePreview, {
    ...dearer,
    items: [combo],
    vouchersGone: [],
    vouchersBack: ['FREESHIP'],
    discountGone: 0,
    from: { id: twin.id, code: twin.code, total: 300_000 },
  });
  const act = staffOrders.merge.actOf.replace('{{code}}', twin.code);

  it('takes the other in, once, after showing what that comes to', async () => {
    const { page, user, network } = await openOrder(order, [
      alike,
      answer(previewMerge, plan),
      answer(mergeOrders, { ...order, total: 1_151_000, mergedFrom: [{ id: twin.id, code: twin.code }] }),
    ]);
    await user.click(await page.findByRole('button', { name: act }));
    expect(await page.findByText(/FREESHIP/)).toBeTruthy();
    await user.dblClick(page.getByRole('button', { name: staffOrders.merge.submit }));
    await page.findByText(
      staffOrders.merge.done.replace('{{from}}', twin.code).replace('{{into}}', order.code),
    );
    expect(network.askedOf(mergeOrders)).toMatchObject([
      { body: { fromId: twin.id, version: order.version, expectedTotal: 1_151_000, vouchers: 'kept' } },
    ]);
    expect((await page.findAllByRole('link', { name: twin.code })).length).toBeGreaterThan(0);
  });

  it('stays two where that is refused, and says why', async () => {
    const { page, user } = await openOrder(order, [alike, refuse(previewMerge, 'ORDER_MERGE_PAID')]);
    await user.click(await page.findByRole('button', { name: act }));
    await page.findByRole('alert');
    const submit = page.getByRole('button', { name: staffOrders.merge.submit });
    expect(submit.hasAttribute('disabled')).toBe(true);
  });
});

it('what was written of an order is not left behind without asking, and what was not is', async () => {
  const { page, user } = await openOrder({ ...order, status: 'draft' }, [sample(previewEdit)], {
    page: '/edit',
  });
  await user.type(await page.findByRole('textbox', { name: /Lý do sửa/ }), 'Khách');
  await user.click(page.getByRole('link', { name: staffOrders.edit.leave }));
  await user.click(await page.findByRole('button', { name: texts.form.leave.stay }));
  expect(await page.findByRole('textbox', { name: /Lý do sửa/ })).toHaveProperty('value', 'Khách');
  await user.clear(page.getByRole('textbox', { name: /Lý do sửa/ }));
  await user.click(page.getByRole('link', { name: staffOrders.edit.leave }));
  await page.findByRole('heading', { level: 1, name: order.code });
});

it('an order at the counter is quoted, agreed to and placed once', async () => {
  const found = exampleOf(GoodsOnShelf, {
    productId: combo.productId,
    variantId: null,
    productName: 'Gạo ST25',
  });
  const { page, user, network } = await renderAt('/admin/e-commerce/orders/new', {
    as: 'collaborator',
    answers: [
      ...quiet,
      answer(listWarehouses, [
        exampleOf(StaffWarehouse, { id: 'wh_hn', name: 'Kho Hà Nội', isActive: true }),
      ]),
      answer(listOwnTills, { open: [], closed: [] }),
      answer(findGoods, { exact: false, data: [found] }),
      answer(quoteCounterOrder, exampleOf(Quote, { issues: [], items: [], vouchers: [], total: 185_000 })),
      answer(createCounterOrder, order),
      answer(getStaffOrder, order),
    ],
  });
  await user.type(await page.findByRole('combobox', { name: staffOrders.wanted.search }), 'gao');
  await user.click(await page.findByRole('option', { name: /Gạo ST25/ }));
  await page.findByText('185.000 ₫');
  const save = page.getByRole('button', { name: staffOrders.counter.save });
  await expect.poll(() => save.hasAttribute('disabled')).toBe(false);
  await user.click(save);
  const dialog = await page.findByRole('alertdialog');
  await user.dblClick(within(dialog).getByRole('button', { name: staffOrders.counter.save }));
  await page.findByText(staffOrders.counter.done.replace('{{code}}', order.code));
  expect(network.askedOf(createCounterOrder)).toMatchObject([
    { body: { pickupWarehouseId: 'wh_hn', expectedTotal: 185_000, isPaid: false, discount: null } },
  ]);
});
