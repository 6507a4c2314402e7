import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderRulesId, usualOrderRules } from '#shared/settings/order-rules.contract.ts';
import { NewVoucher } from '#shared/vouchers/voucher-draft.ts';
import { listPayments } from '#functions/domain/checkout/list-payments.ts';
import { placeAndPay } from '#functions/domain/checkout/place-and-pay.ts';
import { placeCounterOrder } from '#functions/domain/checkout/place-counter-order.ts';
import { previewVoucher } from '#functions/domain/checkout/preview-voucher.ts';
import { quoteWithDeposit } from '#functions/domain/checkout/quote-with-deposit.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { findPayment } from '#functions/domain/payments/attempts/read-payments.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { home, stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { voucherDraft } from '#tests/support/voucher-draft.ts';
import { aComboShop } from '../support/combo-shop.ts';
import { pickupWish } from '../support/pickup-wish.ts';

beforeEach(() => {
  stubSettings();
  for (const [name, value] of Object.entries({
    PUBLIC_ORIGIN: 'https://cholang.test',
    BANK_NAME: 'Ngân hàng',
    BANK_BIN: '970436',
    BANK_HOLDER: 'CHO LANG',
    VNPAY_TMN_CODE: 'T',
    VNPAY_PAY_URL: 'https://pay.test',
    PAYMENTS_SIMULATED: 'yes',
  }))
    vi.stubEnv(name, value);
  vi.spyOn(log, 'info').mockReturnValue();
});

const userId = 'lan';

/** A shop with tea at 100.000 ₫, of which two lie in a member's cart. */
async function aShop() {
  const shop = await aComboShop();
  const tea = await shop.make('Trà', {}, [20]);
  const id = tea.id;
  await shop.fill(userId, [[id, 2]]);
  const order = (given: Partial<OrderInput> = {}): OrderInput => ({
    ...pickupWish,
    requestKey: 'key',
    ...given,
  });
  const contextAt = (table: Table) => ({ ...shop.context, table });
  const now = (orderId: string) => requireOrder(shop.context, { id: orderId, asker: shopRequester });
  return { ...shop, id, orderOf: order, contextAt, now };
}

describe('an order that staff write down', () => {
  const place = (shop: Awaited<ReturnType<typeof aShop>>, isPaid: boolean, table = shop.table) =>
    placeCounterOrder(shop.contextAt(table), {
      ...shop.orderOf({ placedBy: 'châu' }),
      isPaid,
      sourceIp: '::1',
    });

  it('is paid with it where the money was counted, and waits for it otherwise', async () => {
    const paid = await aShop();
    const order = await place(paid, true);
    expect(order).toMatchObject({ total: 200_000, paidAmount: 200_000, paymentStatus: 'paid' });
    expect(await paid.now(order.id)).toMatchObject({ paidAmount: 200_000, paymentStatus: 'paid' });
    const owed = await aShop();
    expect(await place(owed, false)).toMatchObject({ total: 200_000, paidAmount: 0 });
  });

  it('sent again is the same, paid once', async () => {
    const shop = await aShop();
    const first = await place(shop, true);
    const second = await place(shop, true);
    expect([second.id, second.paidAmount]).toEqual([first.id, 200_000]);
  });

  it('that was cut off before its money was booked goes on from there', async () => {
    const shop = await aShop();
    const first = await place(shop, false);
    const second = await place(shop, true);
    expect([second.id, second.paidAmount]).toEqual([first.id, 200_000]);
  });

  it('pressed twice at once is answered as it is, whoever booked the money', async () => {
    const shop = await aShop();
    const { id } = await place(shop, false);
    let isBooked = false;
    // The other press books it after this one has read that it is still to be paid.
    const get = (async (...asked: Parameters<Table['get']>) => {
      const found = await shop.table.get(...asked);
      if (!isBooked && asked[0].sk === 'HEAD' && asked[0].pk === `ORDER#${id}`) {
        isBooked = true;
        await place(shop, true);
      }
      return found;
    }) as Table['get'];
    const order = await place(shop, true, { ...shop.table, get });
    expect([isBooked, order.id, order.paidAmount]).toEqual([true, id, 200_000]);
  });

  it('whose money cannot be booked for another reason says so', async () => {
    const shop = await aShop();
    const { id } = await place(shop, false);
    let orders = 0;
    const write: Table['write'] = (operations) => {
      const isOrder = operations.some((one) => one.build('t').Put?.Item?.['pk'] === `ORDER#${id}`);
      if (isOrder && (orders += 1) > 0) return Promise.reject(new Error('The table is out of breath'));
      return shop.table.write(operations);
    };
    await expect(place(shop, true, { ...shop.table, write })).rejects.toThrow('out of breath');
  });
});

describe('an order that a member places', () => {
  const transfer = { paymentMethod: 'transfer', paymentProvider: 'vietqr' } as const;

  it('is answered with how it can be paid', async () => {
    const shop = await aShop();
    const placed = await placeAndPay(shop.context, { ...shop.orderOf(transfer), sourceIp: '::1' });
    expect(placed).toMatchObject({
      total: 200_000,
      payment: { amount: 200_000, status: 'pending', missing: 200_000 },
    });
    expect(await findPayment(shop.context, placed.payment?.paymentId ?? '')).toMatchObject({
      amount: 200_000,
    });
    expect(await listPayments(shop.context, { id: placed.id, asker: shopRequester })).toMatchObject([
      { paymentId: placed.payment?.paymentId },
    ]);
    const others = listPayments(shop.context, { id: placed.id, asker: { kind: 'member', userId: 'cam' } });
    expect(await refusalOf(others)).toBe('ORDER_NOT_FOUND');
  });

  it('sent again is answered with both as they are by then', async () => {
    const shop = await aShop();
    const input = { ...shop.orderOf(transfer), sourceIp: '::1' };
    const first = await placeAndPay(shop.context, input);
    const second = await placeAndPay(shop.context, input);
    expect([second.id, second.payment?.paymentId]).toEqual([first.id, first.payment?.paymentId]);
    expect(second.payment?.paymentId).toBeDefined();
  });

  it('has nothing to pay by where it is paid on delivery', async () => {
    const shop = await aShop();
    const placed = await placeAndPay(shop.context, { ...shop.orderOf(), sourceIp: '::1' });
    expect([placed.payment, placed.paymentMethod]).toEqual([null, 'cash']);
  });
});

describe('a quote', () => {
  const rules = { ...usualOrderRules, depositOn: true, depositFrom: 200_000, depositShare: 20, version: 1 };
  const quote = (
    shop: Awaited<ReturnType<typeof aShop>>,
    given: Partial<OrderInput>,
    paymentMethod: OrderInput['paymentMethod'],
  ) => quoteWithDeposit(shop.context, shop.orderOf(given), { paymentMethod });
  const sent = { deliveryType: 'prepaid_ship', pickupWarehouseId: null, shipTo: home } as const;

  it('says what has to come first of an order that is paid at the door', async () => {
    const shop = await aShop();
    shop.put([{ pk: 'SETTINGS', sk: orderRulesId, entity: 'settings', ...rules }]);
    const atDoor = await quote(shop, sent, 'cash');
    // A fifth of goods and shipping, to the next full thousand.
    expect(atDoor.deposit).toEqual({ amount: Math.ceil((atDoor.total * 20) / 100 / 1000) * 1000 });
    expect((await quote(shop, sent, 'transfer')).deposit ?? null).toBeNull();
    expect((await quote(shop, {}, 'cash')).deposit).toBeNull();
  });

  it('says of no deposit where the shop asks for none', async () => {
    const shop = await aShop();
    const atDoor = await quote(shop, sent, 'cash');
    expect([atDoor.deposit, atDoor.total >= 200_000]).toEqual([null, true]);
  });
});

describe('a voucher that is tried on a sample cart', () => {
  const at = '2026-06-01T03:00:00.000Z';
  const draft = (given: object = {}) => NewVoucher.parse({ ...voucherDraft, code: 'thu', ...given });

  async function aTrial() {
    const shop = await aComboShop();
    const tea = await shop.make('Trà', {}, [20]);
    const cup = await shop.make('Chén', { price: 50_000 }, [20]);
    const dress = await shop.make(
      'Áo',
      { variants: [{ name: 'Cỡ', value: 'M', sku: 'AO-M', additionalPrice: 0, stock: 5 }] },
      [5],
    );
    const none = await shop.make('Hết', {}, [0]);
    const ids = { tea: tea.id, cup: cup.id, dress: dress.id, none: none.id };
    const line = (productId: string, quantity = 1, variantId: string | null = null) => ({
      productId,
      variantId,
      quantity,
    });
    const preview = (given: Partial<Parameters<typeof previewVoucher>[1]>) =>
      previewVoucher(shop.context, {
        voucher: draft(),
        lines: [line(ids.tea, 2), line(ids.cup, 2)],
        province: null,
        at,
        language: 'vi',
        ...given,
      });
    return { ...shop, ids, line, preview };
  }

  it('takes off what it would at the checkout', async () => {
    const { preview, ids } = await aTrial();
    expect(await preview({})).toEqual({
      lines: [
        {
          productId: ids.tea,
          variantName: null,
          name: 'Trà',
          quantity: 2,
          unitTotal: 100_000,
          subtotal: 200_000,
          counts: true,
        },
        {
          productId: ids.cup,
          variantName: null,
          name: 'Chén',
          quantity: 2,
          unitTotal: 50_000,
          subtotal: 100_000,
          counts: true,
        },
      ],
      missing: [],
      subtotal: 300_000,
      eligibleAmount: 300_000,
      shippingFee: 0,
      discount: 30_000,
      total: 270_000,
      refusal: null,
    });
  });

  it('counts for the goods it is kept to', async () => {
    const { preview, ids } = await aTrial();
    const limitedTo = [{ kind: 'product', id: ids.cup, name: 'Chén' }];
    const found = await preview({ voucher: draft({ limitedTo }) });
    expect(found.lines.map(({ counts }) => counts)).toEqual([false, true]);
    expect(found).toMatchObject({ eligibleAmount: 100_000, discount: 10_000, total: 290_000 });
    const category = [{ kind: 'category', id: 'cat-qua', name: 'Quà' }];
    expect((await preview({ voucher: draft({ limitedTo: category }) })).eligibleAmount).toBe(300_000);
    const business = [{ kind: 'business', id: 'biz-hoi-an', name: 'Dệt' }];
    expect((await preview({ voucher: draft({ limitedTo: business }) })).eligibleAmount).toBe(300_000);
  });

  it('says why it would not apply, and what the cart costs without it', async () => {
    const { preview, line, ids } = await aTrial();
    const found = await preview({ lines: [line(ids.tea)] });
    expect(found).toMatchObject({
      discount: 0,
      total: 100_000,
      subtotal: 100_000,
      refusal: { reason: 'below-minimum', amount: null, message: expect.stringContaining('100.000') },
    });
    const early = await preview({ at: '2025-12-01T00:00:00.000Z', language: 'en' });
    expect(early).toMatchObject({ discount: 0, total: 300_000, refusal: { reason: 'not-yet' } });
  });

  it('is sent where that is said, with what sending costs', async () => {
    const { preview, line, ids } = await aTrial();
    const here = await preview({ lines: [line(ids.tea, 2)] });
    const there = await preview({ lines: [line(ids.tea, 2)], province: 'Thành phố Hồ Chí Minh' });
    expect(here.shippingFee).toBe(0);
    expect(there.shippingFee).toBeGreaterThan(0);
    expect(there.total).toBe(180_000 + there.shippingFee);
  });

  it('names what cannot be ordered as it stands', async () => {
    const { preview, line, ids } = await aTrial();
    const found = await preview({ lines: [line(ids.tea, 2), line(ids.none, 1)] });
    expect(found.missing).toEqual(['Hết']);
    expect(found.subtotal).toBe(200_000);
  });

  it('is tried on goods there are, with the variant that is meant', async () => {
    const { preview, line, ids } = await aTrial();
    expect(await refusalOf(preview({ lines: [line('nothing')] }))).toBe('PRODUCT_UNAVAILABLE');
    expect(await refusalOf(preview({ lines: [line(ids.dress)] }))).toBe('VARIANT_REQUIRED');
    expect(await refusalOf(preview({ lines: [line(ids.dress, 1, 'nothing')] }))).toBe('VARIANT_NOT_FOUND');
  });
});

it('only VNPay’s address is signed with a secret', async () => {
  expect(await readPaymentConfig('vietqr')).toEqual({
    origin: 'https://cholang.test',
    bank: { name: 'Ngân hàng', bin: '970436', account: '0011002233445', holder: 'CHO LANG' },
    vnpay: { tmnCode: 'T', payUrl: 'https://pay.test', secret: '' },
    simulates: true,
    bankSimulator: undefined,
  });
  vi.stubEnv('PAYMENTS_SIMULATED', 'no');
  expect((await readPaymentConfig(null)).simulates).toBe(false);
});
