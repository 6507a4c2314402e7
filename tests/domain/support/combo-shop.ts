import { ProductChange, ProductDraft } from '#shared/catalogue/index.ts';
import { eventsOf } from '#shared/events/registry.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { keepLines } from '#functions/domain/inventory/stock/stock-ledger.ts';
import { createProduct } from '#functions/domain/catalogue/products/create-product.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { followStock } from '#functions/domain/catalogue/products/follow-sales.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { updateProduct } from '#functions/domain/catalogue/products/save-product.ts';
import { businessRecord, categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { followLabel } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import { placeOrder } from '#functions/domain/checkout/place-order.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { config } from '#tests/domain/orders/doing-surroundings.ts';
import { aBusiness, aCategory, aWarehouse, business, warehouse } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { pickupWishOf } from './pickup-wish.ts';

type Row = Record<string, unknown>;

export const far = aWarehouse({ id: 'wh-far', name: 'Kho xa' });

const category = aCategory({ name: 'Quà' });
const said = { categoryId: category.id, businessId: business.id, price: 100_000 };

export type Part = { productId: string; variantId?: string | null; quantity: number };

/** Shop with two warehouses: staff create products and combos, members order, and the stream is followed. */
export async function aComboShop() {
  const told: (readonly [before: Row | undefined, after: Row])[] = [];
  let trips = 0;
  const turn = () => {
    trips += 1;
    return Promise.resolve();
  };
  const memory = memoryTable(turn, (before, after) => void told.push([before, after]));
  const contextOf = (table: Table = memory.table) => ({
    table,
    findCategory: () => Promise.resolve(category),
    now: () => new Date(),
  });
  const context = contextOf();
  memory.put([
    categoryItem(category),
    businessRecord.item(aBusiness()),
    warehouseItem(aWarehouse()),
    warehouseItem(far),
  ]);
  let made = 0;

  /** `there` is the stock in each of the two warehouses. */
  const make = (name: string, given: object = {}, there: readonly number[] = []) => {
    const stock = there.map((onHand, place) => ({
      warehouseId: place === 0 ? warehouse.id : far.id,
      onHand,
    }));
    const draft = ProductDraft.parse({ ...said, name, code: `SP-${(made += 1)}`, stock, ...given });
    return createProduct(context, { ...draft, userId: 'lan' });
  };
  const combo = (name: string, parts: readonly Part[], given: object = {}) =>
    make(name, { type: 'combo', parts, ...given });
  const change = async (id: string, given: object, table?: Table) => {
    const found = await findProduct(context, id);
    if (!found) throw new Error('There is no such product');
    const { name, code, revision, price, parts, type } = found.card;
    const now = { ...said, name, code, revision, price, type, ...(type === 'combo' && { parts }) };
    return updateProduct(contextOf(table), { id, change: ProductChange.parse({ ...now, ...given }) });
  };

  /** Delivers stream events to their consumers; `arrange` can reorder and repeat them. */
  async function follow(arrange: <T>(events: readonly T[]) => readonly T[] = (events) => events) {
    // Consumers write too, so several rounds are needed.
    for (let round = 0; round < 4 && told.length > 0; round += 1) {
      const events = told
        .splice(0)
        .flatMap(([before, after], place) => eventsOf(String(place), { before, after }));
      for (const event of arrange(events)) {
        if (event.type === 'stock.moved') await keepLines(context, event);
        if (event.type === 'shelves.outdated') await followLabel(context, event.productId);
        if (event.type === 'stock.changed') await followStock(context, event.productId);
      }
    }
  }

  type Wanted = readonly (readonly [productId: string, quantity: number])[];

  /** Puts goods into a member's cart. */
  async function fill(userId: string, wanted: Wanted) {
    for (const [productId, quantity] of wanted) {
      const offer = await findOffer(memory.table, productId);
      if (typeof offer !== 'object') throw new Error('It is not on sale');
      memory.put([lineItem(memberOwner(userId), newLine(offer, quantity, new Date().toISOString()))]);
    }
  }

  /** A member orders the goods in their cart. */
  async function place(userId: string, given: Partial<OrderInput> = {}, table?: Table) {
    const input = pickupWishOf(userId, { requestKey: crypto.randomUUID(), ...given });
    return (await placeOrder(contextOf(table), { input, config })).order;
  }

  async function order(userId: string, wanted: Wanted, given?: Partial<OrderInput>, table?: Table) {
    await fill(userId, wanted);
    return place(userId, given, table);
  }

  return {
    ...memory,
    context,
    make,
    combo,
    change,
    follow,
    fill,
    place,
    order,
    /** Stream events that were not consumed yet. */
    told: () => told.flatMap(([before, after], place) => eventsOf(String(place), { before, after })),
    record: (id: string) => findProduct(context, id),
    available: async (id: string) => {
      const offer = await findOffer(memory.table, id);
      return typeof offer === 'object' ? offer.available : undefined;
    },
    tripsOf: async (work: () => Promise<unknown>) => {
      const before = trips;
      await work();
      return trips - before;
    },
  };
}
