import * as z from 'zod';
import { taxOf } from '#shared/values/money.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aWaitingOrder } from './payments.ts';
import { settled } from './settled.ts';
import type { World } from './world.ts';

type Item = StoredOrder['items'][number];
type Sold = Partial<Pick<Item, 'id' | 'name' | 'taxType' | 'taxRate' | 'parts'>> & {
  price: number;
  quantity?: number;
};

/** Order line with frozen prices; tax is added to the price of one piece. */
export function soldItem({ price, quantity = 1, taxRate = 8, ...given }: Sold, place = 0): Item {
  const unitTotal = price + taxOf(price, taxRate);
  const id = given.id ?? `line-${place + 1}`;
  return {
    id,
    productId: `product-${id}`,
    variantId: null,
    variantName: null,
    name: `Sản phẩm ${place + 1}`,
    slug: `san-pham-${place + 1}`,
    code: `SP00${place + 1}`,
    image: '',
    ground: 0,
    unit: 'cái',
    price,
    taxType: 'eight',
    taxRate,
    unitTotal,
    quantity,
    subtotal: unitTotal * quantity,
    freeShipping: false,
    business: { id: 'b', name: 'Gian hàng', slug: 'gian-hang' },
    ...given,
  };
}

type Terms = Partial<StoredOrder> & { sold?: readonly Sold[] };

/** Order that was handed over and fully paid. */
export function aSoldOrder({ sold = [{ price: 100_000, quantity: 2 }], ...given }: Terms = {}): StoredOrder {
  const items = sold.map((one, place) => soldItem(one, place));
  const subtotal = items.reduce((sum, item) => sum + item.subtotal, 0);
  const { shippingFee = 0, voucherDiscount = 0 } = given;
  const total = subtotal + shippingFee - voucherDiscount;
  return aWaitingOrder({
    status: 'completed',
    paymentStatus: 'paid',
    unpaidUntil: null,
    stock: 'taken',
    items,
    totalItems: items.length,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    total,
    paidAmount: total,
    completedAt: '2026-11-20T03:00:00.000Z',
    ...given,
  });
}

export const aCompany = {
  companyName: 'Công ty TNHH Mây Tre',
  taxCode: '0312345678',
  address: '12 Lý Thường Kiệt, Hà Nội',
  email: 'ketoan@maytre.vn',
  requestedAt: '2026-11-20T02:00:00.000Z',
};

const Kept = z.looseObject({
  reference: z.string(),
  series: z.string(),
  number: z.int(),
  kind: z.string(),
  total: z.int(),
  asked: z.int(),
  cancelled: z.boolean(),
});

/** Invoices in a test world, and their simulated provider with its controls. */
export function invoicing(world: World) {
  async function anOrder(given: Terms = {}): Promise<StoredOrder> {
    const order = aSoldOrder(given);
    const claim = { ...orderKeys.code(order.code), entity: 'order-code', orderId: order.id };
    await world.write([orderRecord.item(order), claim]);
    return order;
  }

  async function tell(path: string, body: unknown): Promise<void> {
    await fetch(`${world.url}/dev/einvoice/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Invoices that the provider has. */
  const book = async () =>
    z.array(Kept).parse(await (await fetch(`${world.url}/dev/einvoice/invoices.json`)).json());

  /** Advances the clock by minutes and waits until due work is done. */
  async function pass(minutes: number): Promise<void> {
    await world.cloud.clock.advance(minutes * 60);
    await settled(world.cloud);
  }

  return { anOrder, tell, book, pass };
}
