import { ProductChange } from '#shared/catalogue/index.ts';
import { arrangeShelves, saleDue } from '#functions/domain/catalogue/products/flash-sale.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { updateProduct } from '#functions/domain/catalogue/products/save-product.ts';
import { tendSale } from '#functions/domain/checkout/tend-sale.ts';
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

  /** Staff save what they see, with another mark or another count. */
  async function save(change: { flashSale?: boolean; counted?: number }) {
    const { card, detail, stocks } = await read();
    const onHandBefore = stocks[0]?.onHand ?? 0;
    const { flashSale = detail.flashSale, counted = onHandBefore } = change;
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
          stock: [{ warehouseId: warehouse.id, onHand: counted, onHandBefore }],
        }),
      },
    );
    ledger.counted += counted - onHandBefore;
  }

  const tend = (later: number) => {
    const at = new Date(Date.now() + later);
    return tendSale(
      contextOf(table, () => at),
      saleDue(productId, at),
    );
  };

  return {
    mark: (flashSale: boolean) => save({ flashSale }),
    count: (counted: number) => save({ counted }),
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
      if (dies.isUnmarked) await save({ flashSale: false });
      if (dies.isRepeated) await order(who, wish, { requestKey });
    },
  };
}

const missing = { description: '', parentId: null, level: 1, icon: 'basket', position: 1, createdAt: '' };
