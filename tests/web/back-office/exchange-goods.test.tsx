import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listWarehouses, StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { findGoods, GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import { listProvinces } from '#shared/places/index.ts';
import { ShippingAddress } from '#shared/orders/order.ts';
import { CheckoutIssue } from '#shared/orders/place-order.contract.ts';
import {
  changeReturnStatus,
  exchangeGoods,
  ExchangeQuote,
  quoteExchange,
  ReturnOrder,
  type StaffReturn,
} from '#shared/returns/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { entryOf, moved, openPage, words } from './return-scene.ts';

const { exchange, money, wanted } = texts.staffOrders;
const order = { ...entryOf({}).order, shippingAddress: null };
const given = { status: 'inspected', qaResult: 'passed', order } as const;
const both = { exchange: true, exchangeForOthers: true };
const goods = exampleOf(GoodsOnShelf, {
  productId: 'binh',
  variantId: 'xanh',
  productName: 'Bình gốm',
  unit: undefined,
});
const quote = (sums: Partial<ExchangeQuote>) =>
  exampleOf(ExchangeQuote, {
    issues: [],
    items: [],
    vouchers: [],
    voucherDiscount: 0,
    shippingFee: 0,
    ...sums,
  });
const dearer = quote({ subtotal: 150_000, total: 150_000, credit: 100_000, due: 50_000, back: 0 });
const sent = exampleOf(ReturnOrder, { id: 'tra-1', replacement: { id: 'don-2', code: 'CL2' } });

/** The dialog as it opens over a return whose goods were accepted. */
async function opened(
  may: Partial<StaffReturn['may']>,
  answers: ReturnType<typeof answer>[] = [],
  resolution: StaffReturn['resolution'] = 'exchange',
  of: StaffReturn['order'] = order,
) {
  const scene = await openPage(entryOf(may, { ...given, resolution, order: of }), [
    answer(listWarehouses, [exampleOf(StaffWarehouse, { id: 'wh', name: 'Kho Hà Nội', isActive: true })]),
    answer(findGoods, { exact: true, data: [goods] }),
    ...answers,
  ]);
  const { page, user } = scene;
  if (may.exchange) await user.click(await page.findByRole('button', { name: words.act.exchanged }));
  else {
    await user.click(await page.findByRole('button', { name: words.act.more }));
    await user.click(await page.findByRole('menuitem', { name: words.act.exchangeForOthers }));
  }
  const dialog = within(await page.findByRole('dialog'));
  const choose = async () => {
    const other = dialog.queryByRole('radio', { name: exchange.kind.other });
    if (other) await user.click(other);
    await user.type(dialog.getByRole('combobox', { name: wanted.search }), 'binh');
    await user.click(await page.findByRole('option', { name: /Bình gốm/ }));
  };
  const save = () => user.click(dialog.getByRole('button', { name: exchange.submit }));
  return { ...scene, dialog, choose, save };
}

describe('goods that were accepted', () => {
  it('are exchanged for others: what these cost, what those are worth and the rest are said first', async () => {
    const { network, dialog, choose, save, page } = await opened(both, [
      answer(quoteExchange, dearer),
      answer(exchangeGoods, sent),
    ]);
    expect(dialog.getByText(exchange.sameHint)).toBeTruthy();
    await choose();
    const due = await dialog.findByText(exchange.due);
    expect(due.parentElement?.textContent).toContain('50.000');
    expect(dialog.getByText(exchange.credit).parentElement?.textContent).toContain('100.000');
    await save();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    // The pages around read themselves anew; a return that was exchanged has no quote any more.
    expect(network.askedOf(quoteExchange)).toHaveLength(1);
    expect(network.askedOf(exchangeGoods)).toMatchObject([
      {
        params: { id: 'tra-1' },
        body: {
          lines: [{ productId: 'binh', variantId: 'xanh', quantity: 1 }],
          deliveryType: 'warehouse_pickup',
          pickupWarehouseId: 'wh',
          expectedTotal: 150_000,
          expectedCredit: 100_000,
          paymentMethod: 'cash',
          isPaid: false,
        },
      },
    ]);
  });

  it('say what goes back to their buyer where others cost less, and are not said to be paid then', async () => {
    const cheaper = quote({ subtotal: 60_000, total: 60_000, credit: 100_000, due: 0, back: 40_000 });
    const { network, dialog, choose, save, user } = await opened(
      { exchangeForOthers: true },
      [answer(quoteExchange, cheaper), answer(exchangeGoods, sent)],
      'refund',
    );
    expect(dialog.queryByRole('radio', { name: exchange.kind.same })).toBeNull();
    await choose();
    expect((await dialog.findByText(money.toPayBack)).parentElement?.textContent).toContain('40.000');
    await user.click(dialog.getByRole('checkbox', { name: texts.staffOrders.counter.isPaid }));
    await save();
    await waitFor(() => expect(network.askedOf(exchangeGoods)).toMatchObject([{ body: { isPaid: false } }]));
  });

  it('keep the dialog with what is refused, and ask for the sums anew', async () => {
    const { network, dialog, choose, save } = await opened(both, [
      answer(quoteExchange, dearer),
      refuse(exchangeGoods, 'EXCHANGE_CHANGED', { params: { credit: '90.000 ₫' } }),
    ]);
    await choose();
    await dialog.findByText(exchange.due);
    const before = network.askedOf(quoteExchange).length;
    await save();
    await dialog.findByText(/90\.000/);
    await waitFor(() => expect(network.askedOf(quoteExchange).length).toBeGreaterThan(before));
  });

  it('are not to be saved while one of the others is short', async () => {
    const issue = exampleOf(CheckoutIssue, { name: 'Bình gốm', available: 0 });
    const { dialog, choose } = await opened(both, [answer(quoteExchange, { ...dearer, issues: [issue] })]);
    await choose();
    await dialog.findByText(
      texts.staffOrders.counter.issue.replace('{{name}}', 'Bình gốm').replace('{{count}}', '0'),
    );
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: exchange.submit });
    expect(button.disabled).toBe(true);
  });

  it('are found as all warehouses have them where a parcel is sent, and as the one has them where they are fetched', async () => {
    const shippingAddress = exampleOf(ShippingAddress);
    const { network, dialog, choose, user } = await opened(
      both,
      [answer(quoteExchange, dearer), answer(listProvinces, [])],
      'exchange',
      {
        ...order,
        shippingAddress,
      },
    );
    await choose();
    expect(network.askedOf(findGoods)).toMatchObject([{ query: { q: 'binh' } }]);
    expect(network.askedOf(findGoods)[0]?.query).not.toHaveProperty('warehouseId');
    await user.click(dialog.getByRole('radio', { name: texts.orders.delivery.warehouse_pickup }));
    await choose();
    await waitFor(() =>
      expect(network.askedOf(findGoods).at(-1)).toMatchObject({ query: { warehouseId: 'wh' } }),
    );
  });

  it('are sent again as they are where that is chosen, once it was agreed to', async () => {
    const { network, dialog, page, user } = await opened(both, [answer(changeReturnStatus, moved)]);
    await user.click(dialog.getByRole('button', { name: exchange.next }));
    const asked = within(await page.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: words.act.exchanged }));
    await waitFor(() =>
      expect(network.askedOf(changeReturnStatus)).toMatchObject([{ body: { status: 'exchanged' } }]),
    );
  });
});
