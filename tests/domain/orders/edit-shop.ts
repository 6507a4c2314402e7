import * as z from 'zod';
import { EditDraft } from '#shared/orders/edit-order.contract.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { editOrder, previewEdit } from '#functions/domain/checkout/edit-order.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { home } from './doing-surroundings.ts';

const lan = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@example.com' };
const Shelf = z.object({ onHand: z.int(), reserved: z.int() });
export const now = '2026-11-22T03:00:00.000Z';

/** Sent from Đà Nẵng to Hà Nội. */
export const sent = { deliveryType: 'prepaid_ship', shippingAddress: home } as const;

/** A shop with tea for 100,000 ₫ and cups for 20,000 ₫, and orders of Lan that were paid and wait to be packed. */
export function editShop() {
  const { table, put, rows } = memoryTable();
  const clock = { at: now };
  const at = (where: Table = table) => contextOf(where, () => new Date(clock.at));
  const products = {
    tea: aProduct({ name: 'Trà', price: 100_000, available: 20, facts: { id: 'tea' } }),
    cup: aProduct({ name: 'Chén', price: 20_000, available: 20, facts: { id: 'cup' } }),
  };
  type Name = keyof typeof products;
  put([warehouseItem(aWarehouse()), ...Object.values(products).flatMap((one) => productItems(one))]);
  const shelfOf = (name: Name) => shelfKey({ productId: name, variantId: '-', warehouseId: warehouse.id });
  const shelf = (name: Name) => table.get(shelfOf(name), Shelf);
  const orderNow = (id: string) => requireOrder(at(), { id, asker: shopRequester });

  /** An order of so many of each, which holds them. */
  async function anOrder(id: string, lines: Partial<Record<Name, number>>, given: Partial<StoredOrder> = {}) {
    const names = Object.entries(lines) as [Name, number][];
    const items = names.map(([name, quantity]) => anOrderItem(products[name], quantity));
    const order = aStoredOrder(lan, items, {
      id,
      code: `CL-${id}`,
      status: 'confirmed',
      stock: 'reserved',
      completedAt: null,
      returnableUntil: null,
      ...given,
    });
    put([orderRecord.item(order)]);
    for (const [name, quantity] of names)
      await table.write([update(shelfOf(name), { add: { reserved: quantity } })]);
    return order;
  }

  const draftOf = (
    lines: Partial<Record<Name, number>> | z.input<typeof EditDraft>['lines'],
    more: Partial<z.input<typeof EditDraft>> = {},
  ) =>
    EditDraft.parse({
      version: 1,
      lines: Array.isArray(lines)
        ? lines
        : Object.entries(lines).map(([productId, quantity]) => ({ productId, quantity })),
      ...more,
    });
  let presses = 0;
  /** Says anew what is sold, and leaves what is held of it alone. */
  const sell = (product: ReturnType<typeof aProduct>) =>
    put(productItems(product).filter((item) => item['entity'] !== 'stock'));
  return {
    sell,
    table,
    put,
    rows,
    clock,
    at,
    products,
    shelf,
    anOrder,
    orderNow,
    draftOf,
    preview: (id: string, ...draft: Parameters<typeof draftOf>) => previewEdit(at(), id, draftOf(...draft)),
    /** Edits an order as it was previewed. */
    edit: (
      id: string,
      expectedTotal: number,
      draft: z.output<typeof EditDraft>,
      { key = `press-${(presses += 1)}`, where = table } = {},
    ) =>
      editOrder(at(where), {
        id,
        userId: 'an',
        reason: 'Khách gọi',
        clientRequestId: key,
        expectedTotal,
        ...draft,
      }),
    change: async (id: string, change: Partial<StoredOrder>) =>
      table.write(orderRecord.replace(await orderNow(id), change).writes),
    story: () =>
      rows()
        .filter(({ entity }) => entity === 'order-event')
        .map(
          (row) => `${String(row['kind'])} ${String(row['to'])} ${String(row['by'])} ${String(row['note'])}`,
        ),
  };
}
