import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { listWarehouses, StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { findGoods, GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import {
  createCounterOrder,
  editOrder,
  EditPreview,
  getOrderStory,
  getStaffOrder,
  listAlikeOrders,
  mergeOrders,
  MergePreview,
  OrderItem,
  OrderRow,
  previewEdit,
  previewMerge,
  Quote,
  quoteCounterOrder,
  StaffOrder,
  viewOrder,
} from '#shared/orders/index.ts';
import { listOwnTills } from '#shared/tills/tills.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { staffOrders } = texts;
const combo = exampleOf(OrderItem, {
  id: 'qua',
  name: 'Giỏ quà',
  quantity: 2,
  unitTotal: 300_000,
  subtotal: 600_000,
  parts: [
    {
      productId: 'tra',
      variantId: null,
      variantName: null,
      name: 'Trà sen',
      slug: 'tra-sen',
      code: 'TRA',
      image: '',
      ground: 1,
      unit: 'hộp',
      quantity: 3,
      share: 300_000,
    },
  ],
});
const order = exampleOf(StaffOrder, {
  id: 'don-1',
  code: 'CL261123K7M2Q',
  status: 'confirmed',
  paymentStatus: 'processing',
  paymentMethod: 'cash',
  deliveryType: 'prepaid_ship',
  provenBy: 'account',
  customer: { fullName: 'Nguyễn Thị Thu Hà', phone: '0912345678', email: 'ha@example.com' },
  items: [combo],
  total: 851_000,
  paidAmount: 200_000,
  missing: 651_000,
  refundDue: 0,
  flags: [],
  vouchers: [],
  paybacks: [],
  calls: [],
  holdings: [],
  credit: null,
  cancelReason: null,
  unpaidUntil: null,
  vatInvoice: null,
  notes: 'Giờ hành chính',
});
const url = '/admin/e-commerce/orders/don-1';
const quiet = [
  answer(getOrderStory, { events: [], notes: [], people: [] }),
  answer(listAlikeOrders, { orders: [], phone: { orders: 0, completed: 0, sentBack: 0, cancelled: 0 } }),
  answer(viewOrder, { others: [] }),
  answer(listActivity, { data: [], nextCursor: null }),
  answer(listWarehouses, []),
];
describe('an order that is edited', () => {
  const editable = { ...order, deliveryType: 'warehouse_pickup' as const, shippingAddress: null };
  const plan = exampleOf(EditPreview, {
    before: { subtotal: 851_000, tax: 0, shippingFee: 0, voucherDiscount: 0, total: 851_000 },
    after: { subtotal: 1_151_000, tax: 0, shippingFee: 0, voucherDiscount: 0, total: 1_151_000 },
    difference: 300_000,
    missing: 951_000,
    refund: 0,
    status: 'confirmed',
    vouchersGone: [],
  });

  it('is saved as it was previewed, with the reason, once', async () => {
    const { page, user, network } = await renderAt(`${url}/edit`, {
      as: 'collaborator',
      answers: [
        ...quiet,
        answer(getStaffOrder, editable),
        answer(previewEdit, plan),
        answer(editOrder, { ...editable, total: 1_151_000 }),
      ],
    });
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
    const { page, user } = await renderAt(`${url}/edit`, {
      as: 'collaborator',
      answers: [...quiet, answer(getStaffOrder, editable), refuse(previewEdit, 'OUT_OF_STOCK')],
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
    before: { subtotal: 851_000, tax: 0, shippingFee: 0, voucherDiscount: 0, total: 851_000 },
    after: { subtotal: 1_151_000, tax: 0, shippingFee: 0, voucherDiscount: 0, total: 1_151_000 },
    difference: 300_000,
    missing: 951_000,
    refund: 0,
    status: 'confirmed',
    items: [combo],
    vouchersGone: [],
    vouchersBack: ['FREESHIP'],
    discountGone: 0,
    from: { id: twin.id, code: twin.code, total: 300_000 },
  });
  const act = staffOrders.merge.actOf.replace('{{code}}', twin.code);

  it('takes the other in, once, after showing what that comes to', async () => {
    const { page, user, network } = await renderAt(url, {
      as: 'collaborator',
      answers: [
        ...quiet,
        alike,
        answer(getStaffOrder, order),
        answer(previewMerge, plan),
        answer(mergeOrders, {
          ...order,
          total: 1_151_000,
          mergedFrom: [{ id: twin.id, code: twin.code }],
        }),
      ],
    });
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
    const { page, user } = await renderAt(url, {
      as: 'collaborator',
      answers: [...quiet, alike, answer(getStaffOrder, order), refuse(previewMerge, 'ORDER_MERGE_PAID')],
    });
    await user.click(await page.findByRole('button', { name: act }));
    await page.findByRole('alert');
    const submit = page.getByRole('button', { name: staffOrders.merge.submit });
    expect(submit.hasAttribute('disabled')).toBe(true);
  });
});

it('what was written of an order is not left behind without asking, and what was not is', async () => {
  const { page, user } = await renderAt(`${url}/edit`, {
    as: 'collaborator',
    answers: [...quiet, answer(getStaffOrder, { ...order, status: 'draft' as const }), sample(previewEdit)],
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
