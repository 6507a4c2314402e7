import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { listWarehouses, StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { findGoods, GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import {
  createCounterOrder,
  getOrderStory,
  getStaffOrder,
  listAlikeOrders,
  OrderRow,
  Quote,
  quoteCounterOrder,
  searchOrders,
  sellAtCounter,
  StaffOrder,
  viewOrder,
} from '#shared/orders/index.ts';
import { listProvinces } from '#shared/places/list-divisions.contract.ts';
import { listOwnTills } from '#shared/tills/tills.contract.ts';
import { StaffTill } from '#shared/tills/till.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { enterCode } from '../support/enter-code.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, type Answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { counter, receipt, wanted } = texts.staffOrders;
const sold = exampleOf(StaffOrder, {
  id: 'don-1',
  code: 'CL261123K7M2Q',
  status: 'completed',
  deliveryType: 'warehouse_pickup',
  customer: { fullName: 'Cô Ba', phone: '0912345678', email: 'ba@example.com' },
});
const goods = exampleOf(GoodsOnShelf, {
  productId: 'gao',
  variantId: null,
  variantName: null,
  productName: 'Gạo ST25',
  unit: undefined,
});
const place = (id: string, name: string) => exampleOf(StaffWarehouse, { id, name, isActive: true });
const till = exampleOf(StaffTill, { warehouseId: 'wh_hn', warehouseName: 'Kho Hà Nội', status: 'open' });

/** A counter with warehouses in Cần Thơ and Hà Nội; the own till stands in Hà Nội unless told otherwise. */
const at = (more: readonly Answer[] = [], as: 'admin' | 'collaborator' = 'collaborator', open = [till]) =>
  renderAt('/admin/e-commerce/orders/new', {
    as,
    answers: [
      answer(listOwnTills, { open, closed: [] }),
      answer(listWarehouses, [place('wh_ct', 'Kho Cần Thơ'), place('wh_hn', 'Kho Hà Nội')]),
      answer(findGoods, { exact: true, data: [goods] }),
      answer(
        quoteCounterOrder,
        exampleOf(Quote, { issues: [], items: [], vouchers: [], voucherDiscount: 0, total: 185_000 }),
      ),
      answer(getStaffOrder, sold),
      sample(getOrderStory),
      sample(listAlikeOrders),
      sample(listActivity),
      sample(viewOrder),
      answer(listProvinces, []),
      ...more,
    ],
  });
type Page = Awaited<ReturnType<typeof at>>['page'];
const scanBox = (page: Page) => page.findByRole('textbox', { name: counter.scan.label });
async function enabled(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.getByRole('button', { name }).hasAttribute('disabled')).toBe(false);
}

describe('a sale over the counter', () => {
  it('sells from the own till’s warehouse in two presses, shows the change, and ends with the receipt', async () => {
    const { page, user, network } = await at([answer(sellAtCounter, sold)]);
    await enterCode(user, await scanBox(page), '8930001');
    await page.findByText('Gạo ST25 · 1');
    await enabled(page, counter.sell);
    await user.click(page.getByRole('button', { name: counter.sell }));
    const dialog = await page.findByRole('dialog');
    const box = (name: string) => within(dialog).getByRole('textbox', { name });
    await user.type(box(counter.saleForm.card), '100000');
    await expect.poll(() => within(dialog).getByRole('status').textContent).toContain('100.000 ₫');
    await user.clear(box(counter.saleForm.given));
    await user.type(box(counter.saleForm.given), '80000');
    const status = within(dialog).getByRole('status');
    expect(status.textContent).toBe(`${counter.saleForm.short}5.000 ₫`);
    await user.clear(box(counter.saleForm.given));
    await user.type(box(counter.saleForm.given), '100000');
    expect(status.textContent).toBe(`${counter.saleForm.change}15.000 ₫`);
    await user.dblClick(within(dialog).getByRole('button', { name: counter.saleForm.submit }));
    await page.findByRole('heading', { name: receipt.title });
    expect(network.askedOf(sellAtCounter)).toMatchObject([
      { body: { warehouseId: 'wh_hn', expectedTotal: 185_000, card: 100_000, given: 100_000 } },
    ]);
  });

  it('is the same sale when it is sent again with another sum after it was not answered with a sale', async () => {
    const { page, user, network } = await at([refuse(sellAtCounter, 'SHELF_SHORT')]);
    await enterCode(user, await scanBox(page), '8930001');
    await enabled(page, counter.sell);
    await user.click(page.getByRole('button', { name: counter.sell }));
    const dialog = await page.findByRole('dialog');
    for (const [place, given] of ['200000', '300000'].entries()) {
      const box = within(dialog).getByRole('textbox', { name: counter.saleForm.given });
      await user.clear(box);
      await user.type(box, given);
      await user.click(within(dialog).getByRole('button', { name: counter.saleForm.submit }));
      await expect.poll(() => network.askedOf(sellAtCounter)).toHaveLength(place + 1);
      await within(dialog).findByRole('alert');
    }
    const asked = network
      .askedOf(sellAtCounter)
      .map(({ body }) => (body as { clientRequestId: string }).clientRequestId);
    expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
  });

  it('needs an own open till there, and leads to it; an order is written down without', async () => {
    const { page, user } = await at([], 'collaborator', []);
    await enterCode(user, await scanBox(page), '8930001');
    await page.findByText(counter.till.none);
    expect(page.getByRole('link', { name: counter.till.open }).getAttribute('href')).toBe(
      '/admin/payments/till',
    );
    await enabled(page, counter.save);
    expect(page.getByRole('button', { name: counter.sell }).hasAttribute('disabled')).toBe(true);
    await user.click(page.getByRole('checkbox', { name: counter.isPaid }));
    expect(page.getByRole('button', { name: counter.save }).hasAttribute('disabled')).toBe(true);
    // One that is sent is paid into a till only where its money was counted.
    await user.click(page.getByRole('radio', { name: texts.orders.delivery.prepaid_ship }));
    page.getByText(counter.till.none);
    expect(page.queryByRole('button', { name: counter.sell })).toBeNull();
    await user.click(page.getByRole('checkbox', { name: counter.isPaid }));
    expect(page.queryByText(counter.till.none)).toBeNull();
  });

  it('at another warehouse than that of the till says where one is missing', async () => {
    const { page, user } = await at();
    await user.click(await page.findByRole('combobox', { name: texts.staffOrders.delivery.pickup }));
    await user.click(await page.findByRole('option', { name: 'Kho Cần Thơ' }));
    expect(await page.findByText(counter.till.elsewhere.replace('{{name}}', 'Kho Cần Thơ'))).toBeTruthy();
  });

  it('refused for want of a till leads to one', async () => {
    const { page, user } = await at([refuse(sellAtCounter, 'TILL_REQUIRED')]);
    await enterCode(user, await scanBox(page), '8930001');
    await enabled(page, counter.sell);
    await user.click(page.getByRole('button', { name: counter.sell }));
    const dialog = await page.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: counter.saleForm.submit }));
    const link = await within(dialog).findByRole('link', { name: counter.till.open });
    expect(link.getAttribute('href')).toBe('/admin/payments/till');
  });
});

describe('goods of an order that is written down', () => {
  it('are added piece by piece as they are scanned, and an unknown code is said to be one', async () => {
    const { page, user, network } = await at();
    const box = await scanBox(page);
    await enterCode(user, box, '8930001');
    await page.findByText('Gạo ST25 · 1');
    await enterCode(user, box, '8930001');
    await page.findByText('Gạo ST25 · 2');
    network.answer(answer(findGoods, { exact: false, data: [goods] }));
    await enterCode(user, box, '777');
    await page.findByText(counter.scan.unknown.replace('{{code}}', '777'));
    network.answer(answer(findGoods, { exact: true, data: [goods, { ...goods, productId: 'khac' }] }));
    await enterCode(user, box, '888');
    await page.findByText(counter.scan.several.replace('{{count}}', '2'));
    expect(page.getAllByRole('button', { name: wanted.remove.replace('{{name}}', 'Gạo ST25') })).toHaveLength(
      1,
    );
  });

  it('come as many at once as are in the unit whose code was scanned', async () => {
    const unit = { name: 'Thùng', code: 'T12', unit: 'thùng', quantity: 12 };
    const { page, user } = await at([answer(findGoods, { exact: true, data: [{ ...goods, unit }] })]);
    await enterCode(user, await scanBox(page), 'T12');
    expect(await page.findByText('Gạo ST25 · 12')).toBeTruthy();
  });
});

describe('what is written of an order at the counter', () => {
  it('takes nothing off without a reason, and says so at the field', async () => {
    const { page, user, network } = await at();
    await enterCode(user, await scanBox(page), '8930001');
    await user.type(await page.findByRole('textbox', { name: counter.discount }), '5000');
    await page.findByText(counter.reasonNeeded);
    await user.type(page.getByRole('textbox', { name: new RegExp(counter.discountReason) }), 'Khách quen');
    await expect
      .poll(() => network.askedOf(quoteCounterOrder).at(-1))
      .toMatchObject({
        body: { discount: { amount: 5000, reason: 'Khách quen' } },
      });
    expect(page.queryByText(counter.reasonNeeded)).toBeNull();
    expect(page.queryByText('-0 ₫')).toBeNull();
    page.getByRole('heading', { name: counter.result });
  });

  it.each([
    ['admin', 1],
    ['collaborator', 0],
  ] as const)('of a transfer: %s may say so often that it has come: %i', async (as, times) => {
    const { page, user } = await at([], as);
    await user.click(await page.findByRole('checkbox', { name: counter.isPaid }));
    await user.click(page.getByRole('radio', { name: counter.method.transfer }));
    expect(page.queryAllByRole('checkbox', { name: counter.isPaid })).toHaveLength(times);
    expect(page.queryAllByRole('checkbox', { name: counter.isPaid, checked: true })).toHaveLength(0);
  });

  it('names a known customer once they are found by name or phone', async () => {
    const row = exampleOf(OrderRow, { id: 'don-1', customer: { fullName: 'Cô Ba', phone: '091****678' } });
    const page0 = { page: 1, limit: 20, totalPages: 1, hasNext: false, hasPrev: false };
    const found = answer(searchOrders, { ...page0, data: [row, { ...row, id: 'don-2' }], total: 2 });
    const { page, user, network } = await at([found, answer(createCounterOrder, sold)]);
    await user.type(await page.findByRole('combobox', { name: counter.known }), 'ba');
    await user.click(await page.findByRole('option', { name: /Cô Ba/ }));
    await expect
      .poll(() => page.getByRole('textbox', { name: counter.phone }))
      .toHaveProperty('value', '0912345678');
    expect(page.getByRole('textbox', { name: counter.fullName })).toHaveProperty('value', 'Cô Ba');
    expect(network.askedOf(searchOrders).at(-1)).toMatchObject({ query: { search: 'ba' } });
  });
});
