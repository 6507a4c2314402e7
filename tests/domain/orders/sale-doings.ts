import { ProductChange } from '#shared/catalogue/index.ts';
import { arrangeShelves, saleDue } from '#functions/domain/catalogue/products/flash-sale.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { updateProduct } from '#functions/domain/catalogue/products/save-product.ts';
import { saveInventories } from '#functions/domain/inventory/stock/save-inventories.ts';
import { maintainFlashSale } from '#functions/domain/checkout/maintain-flash-sale.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { stutteringTable } from '#tests/support/stuttering-table.ts';
import type { Surroundings } from './doing-surroundings.ts';
import type { Wish } from './order-world.ts';

/** The end of a process in the middle of what it did. */
export class Crash extends Error {}

/** A table at which one write is the last: it is written, or it is not, and nobody is there to hear of it. */
function fatalTable(table: Table, last: number, isWritten: boolean): Table {
  let writes = 0;
  const orDie = <A extends unknown[], T>(work: (...given: A) => Promise<T>) => {
    return (...given: A): Promise<T> => {
      if (writes > last) throw new Crash();
      return work(...given);
    };
  };
  return {
    ...table,
    get: orDie(table.get),
    getMany: orDie(table.getMany) as Table['getMany'],
    query: orDie(table.query),
    write: async (operations) => {
      writes += 1;
      if (writes > last + 1 || (writes > last && !isWritten)) throw new Crash();
      const refusal = await table.write(operations);
      if (writes > last) throw new Crash();
      return refusal;
    },
  };
}

type Ordering = (who: number, wish: Wish, by: { requestKey?: string; table?: Table }) => Promise<void>;

/** After which write a function dies, and what comes then. */
type Death = { last: number; isWritten: boolean; isUnmarked: boolean; isRepeated: boolean };

const hour = 3_600_000;

/** What happens to a product on flash sale, beside all that happens to its orders. */
export function saleDoings({ table, ledger, shelfName }: Surroundings, order: Ordering) {
  const context = contextOf(table);
  const { productId } = shelfName;
  const read = async () => {
    const record = await findProduct(context, productId);
    if (!record) throw new Error('The product is gone');
    return record;
  };

  /** Staff save what they see, with another mark. */
  async function mark(flashSale: boolean) {
    const { card } = await read();
    const { name, code, slug, price, image, category, business, revision } = card;
    await updateProduct(
      { ...context, findCategory: () => Promise.resolve({ ...category, ...missing }) },
      {
        id: productId,
        change: ProductChange.parse({
          name,
          code,
          slug,
          price,
          image,
          revision,
          flashSale,
          categoryId: category.id,
          businessId: business.id,
        }),
      },
    );
  }

  /** Staff write down what they found, over what they saw. */
  async function count(onHand: number) {
    const onHandBefore = (await read()).stocks[0]?.onHand ?? 0;
    const counted = { warehouseId: warehouse.id, onHand, onHandBefore };
    await saveInventories(context, {
      productId,
      userId: 'thu-kho',
      seesCosts: false,
      inventories: [counted],
    });
    ledger.counted += onHand - onHandBefore;
  }

  const tend = (later: number) => {
    const at = new Date(Date.now() + later);
    return maintainFlashSale(
      contextOf(table, () => at),
      saleDue(productId, at),
    );
  };

  return {
    mark,
    count,
    /** The sweep of the minute; in an hour every hold has lapsed. */
    tend: (isLate: boolean) => tend(isLate ? hour : 0),
    arrange: async () => arrangeShelves(context, await read()),
    /** The button is pressed twice, or the answer was lost and the client asks once more. */
    pressTwice: (who: number, wish: Wish) => {
      const by = { requestKey: crypto.randomUUID() };
      return Promise.all([order(who, wish, by), order(who, wish, by)]);
    },
    stutter: (who: number, wish: Wish) => order(who, wish, { table: stutteringTable(table) }),
    /** The function dies at some write; whether or not its client asks again, and the sale is over by then. */
    crash: async (who: number, wish: Wish, dies: Death) => {
      const requestKey = crypto.randomUUID();
      const fatal = fatalTable(table, dies.last, dies.isWritten);
      const outcome = order(who, wish, { requestKey, table: fatal }).catch((error: unknown) => error);
      await outcome;
      if (dies.isUnmarked) await mark(false);
      if (dies.isRepeated) await order(who, wish, { requestKey });
    },
  };
}

const missing = { description: '', parentId: null, level: 1, icon: 'basket', position: 1, createdAt: '' };
