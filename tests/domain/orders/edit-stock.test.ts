import { describe, expect, it } from 'vitest';
import type { ShopWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import type { Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import { goodKey } from '#functions/domain/orders/editing/edit-lines.ts';
import { moveStock } from '#functions/domain/orders/editing/edit-stock.ts';
import type { Holding, StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aProduct, aWarehouse } from '#tests/support/catalogue.ts';
import { soldItem } from '#tests/support/invoices.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const provinces: Record<string, string> = { hni: 'Hà Nội', hue: 'Huế', sgn: 'TP. Hồ Chí Minh' };
const names = Object.keys(provinces);

/** Each name says how much of a product is held in which place: 'tea hni 2'. */
const holdingsOf = (...all: string[]): Holding[] =>
  all.map((one) => {
    const [productId = '', warehouseId = '', quantity] = one.split(' ');
    return { productId, variantId: '-', warehouseId, quantity: Number(quantity) };
  });
const shown = (all: readonly Holding[]) =>
  all.map(({ productId, warehouseId, quantity }) => `${productId} ${warehouseId} ${quantity}`);

const item = (productId: string, quantity: number): StoredOrder['items'][number] => ({
  ...soldItem({ price: 100, quantity }),
  id: productId,
  productId,
});

/** An offer of a product, with so much of it in each place. */
function offer(productId: string, left: Record<string, number>, type: 'product' | 'service' = 'product') {
  const { card } = aProduct({ name: productId });
  const stocks = Object.entries(left).map(([warehouseId, onHand]) => ({
    variantId: '-',
    warehouseId,
    warehouseName: warehouseId,
    province: provinces[warehouseId] ?? '',
    onHand,
    reserved: 0,
  }));
  return { card: { ...card, id: productId, type }, variant: undefined, stocks } as unknown as Offer;
}

type Case = {
  holds: string[];
  wants: Record<string, number>;
  left?: Record<string, Offer>;
  given?: Partial<StoredOrder>;
  closed?: string;
  province?: string;
};

function moved({ holds, wants, left = {}, given, closed, province = 'Hà Nội' }: Case) {
  const warehouses: ShopWarehouse[] = names.map((id) => aWarehouse({ id, isActive: id !== closed }));
  const offers = new Map(Object.entries(left).map(([id, one]) => [goodKey(id, null), one]));
  const items = Object.entries(wants).map(([id, quantity]) => item(id, quantity));
  const order = aWaitingOrder({ holdings: holdingsOf(...holds), ...given });
  const { holdings, takings, pieces, writes } = moveStock(order, { items, offers }, warehouses, province);
  return { holds: shown(holdings), takes: shown(takings), pieces, writes: writes.length };
}

const plenty = { hni: 9, hue: 9, sgn: 9 };

describe('the goods of an order that is edited', () => {
  it('stay where they are while there are as many', () => {
    const holds = ['tea hni 2', 'cup sgn 1'];
    expect(moved({ holds, wants: { tea: 2, cup: 1 } })).toEqual({ holds, takes: [], pieces: 3, writes: 0 });
  });

  it('go back where there are fewer, the last that were taken first', () => {
    const holds = ['tea hni 2', 'tea sgn 2', 'cup hue 1'];
    expect(moved({ holds, wants: { tea: 3, cup: 1 } })).toMatchObject({
      holds: ['tea hni 2', 'tea sgn 1', 'cup hue 1'],
      writes: 1,
      pieces: 4,
    });
    expect(moved({ holds, wants: { tea: 1, cup: 1 } })).toMatchObject({
      holds: ['tea hni 1', 'cup hue 1'],
      writes: 2,
      pieces: 2,
    });
    expect(moved({ holds, wants: { tea: 4 } })).toMatchObject({
      holds: ['tea hni 2', 'tea sgn 2'],
      writes: 1,
    });
  });

  it('come from where the rest of it comes from, as far as that goes', () => {
    const more = { holds: ['tea sgn 1'], wants: { tea: 3 } };
    expect(moved({ ...more, left: { tea: offer('tea', plenty) } })).toMatchObject({
      takes: ['tea sgn 2'],
      holds: ['tea sgn 3'],
      pieces: 3,
    });
    // Not enough lies there: all that is missing comes from the nearest that has it.
    expect(moved({ ...more, left: { tea: offer('tea', { hni: 9, hue: 9, sgn: 1 }) } })).toMatchObject({
      takes: ['tea hni 2'],
      holds: ['tea sgn 1', 'tea hni 2'],
    });
    expect(
      moved({ ...more, left: { tea: offer('tea', { hni: 9, hue: 9, sgn: 1 }) }, province: 'Huế' }).takes,
    ).toEqual(['tea hue 2']);
  });

  it('are taken and given back in one edit', () => {
    const both = moved({
      holds: ['tea hni 3'],
      wants: { tea: 1, cup: 2 },
      left: { cup: offer('cup', plenty) },
    });
    expect(both).toMatchObject({ holds: ['tea hni 1', 'cup hni 2'], takes: ['cup hni 2'], pieces: 3 });
  });

  it('come out of no closed warehouse, and of the counter alone where they are fetched', () => {
    const more = { holds: ['tea hni 1'], wants: { tea: 3 }, left: { tea: offer('tea', plenty) } };
    expect(moved({ ...more, closed: 'hni' }).takes).toEqual(['tea hue 2']);
    const fetched = { pickupWarehouse: aWarehouse({ id: 'sgn' }) };
    expect(moved({ ...more, given: fetched }).takes).toEqual(['tea sgn 2']);
    // The counter may be closed since: who fetches it there does.
    expect(moved({ ...more, given: fetched, closed: 'sgn' }).takes).toEqual(['tea sgn 2']);
  });

  it.each<[string, Case, string | undefined]>([
    [
      'all that is left is enough',
      { holds: [], wants: { tea: 3 }, left: { tea: offer('tea', { hni: 1, sgn: 2 }) } },
      undefined,
    ],
    [
      'one is missing',
      { holds: [], wants: { tea: 4 }, left: { tea: offer('tea', { hni: 1, sgn: 2 }) } },
      'OUT_OF_STOCK',
    ],
    ['it is sold no more', { holds: ['tea hni 1'], wants: { tea: 2 } }, 'OUT_OF_STOCK'],
    [
      'it is sold no more, and no more of it is wanted',
      { holds: ['tea hni 1'], wants: { tea: 1 } },
      undefined,
    ],
    [
      'it is a service',
      { holds: [], wants: { wrap: 5 }, left: { wrap: offer('wrap', {}, 'service') } },
      undefined,
    ],
  ])('are there, or the edit is refused: %s', (_, asked, code) => {
    const work = () => moved(asked);
    if (code) expect(work).toThrow(code);
    else expect(work).not.toThrow();
  });

  it('lie on no more shelves than one write can hold', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, nth) => `p${nth}`);
    const whole = (count: number): Case => ({
      holds: ids(count).map((id) => `${id} hni 1`),
      wants: Object.fromEntries(ids(count).map((id) => [id, 1])),
    });
    expect(moved(whole(80)).writes).toBe(0);
    expect(() => moved(whole(81))).toThrow('ORDER_TOO_LARGE');
    expect(moved({ ...whole(80), wants: { p0: 1 } }).writes).toBe(79);
    expect(() => moved({ ...whole(82), wants: { p0: 1 } })).toThrow('ORDER_TOO_LARGE');
  });
});
