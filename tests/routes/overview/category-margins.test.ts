import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCategoryMargins } from '#shared/overview/index.ts';
import { newId } from '#shared/values/ids.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { tallyRecord } from '#functions/domain/returns/return-tally.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder, dayMilliseconds } from '#tests/support/returns.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let member: Member;

const food = aCategory({ name: 'Thực phẩm' });
const drinks = aCategory({
  name: 'Đồ uống',
  id: 'cat-do-uong',
  parentId: food.id,
  path: [food.id, 'cat-do-uong'],
  level: 2,
});
const cloth = aCategory({ name: 'Vải' });
const tea = aProduct({ name: 'Trà sen', price: 100_000, category: drinks });
const honey = aProduct({ name: 'Mật ong', price: 50_000, category: food });
const silk = aProduct({ name: 'Lụa', price: 400_000, category: cloth });
/** Sold, and taken off the shelves for good. */
const gone = aProduct({ name: 'Đã xóa', price: 10_000, category: cloth });

type Line = { product: typeof tea; quantity: number; cost?: number };
function anOrder(days: number, lines: readonly Line[], given: Partial<StoredOrder> = {}) {
  const items = lines.map(({ product, quantity, cost }) => ({
    ...anOrderItem(product, quantity),
    ...(cost !== undefined && { cost }),
  }));
  const at = Date.now() - days * dayMilliseconds;
  const dated = { id: newId(at), createdAt: new Date(at).toISOString() };
  return aStoredOrder(member, items, { ...dated, ...given });
}

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [tea, honey, silk], [food, drinks, cloth]);
  admin = await world.aMember({ role: 'admin' });
  member = await world.aMember();
  const partly = anOrder(4, [{ product: silk, quantity: 3, cost: 250_000 }], { returnedAmount: 800_000 });
  const orders = [
    anOrder(0, [
      { product: tea, quantity: 2, cost: 60_000 },
      { product: honey, quantity: 1 },
    ]),
    anOrder(28, [{ product: tea, quantity: 1, cost: 70_000 }], { status: 'confirmed' }),
    partly,
    anOrder(1, [{ product: gone, quantity: 1, cost: 4000 }]),
    // Called off, waiting for its money, and of too long ago.
    anOrder(1, [{ product: silk, quantity: 9, cost: 1 }], { status: 'cancelled' }),
    anOrder(1, [{ product: silk, quantity: 9, cost: 1 }], { status: 'draft' }),
    anOrder(31, [{ product: silk, quantity: 9, cost: 1 }]),
  ];
  const pieces = { [partly.items[0]?.id ?? '']: 2 };
  const tally = { orderId: partly.id, held: pieces, refunded: pieces, version: 1 };
  await world.write([...orders.map(orderRecord.item), tallyRecord.item(tally)]);
});
afterAll(() => world.close());

const ask = (who: Member) => world.send(getCategoryMargins, { token: who.accessToken });

describe('margins by category', () => {
  it('are of what was kept in thirty days, by the main category; what nobody knows the cost of is said', async () => {
    const { status, body } = await ask(admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({ orders: 4, isAll: true });
    expect(body.categories).toEqual([
      { id: cloth.id, name: 'Vải', revenue: 400_000, known: 400_000, cost: 250_000 },
      { id: food.id, name: 'Thực phẩm', revenue: 350_000, known: 300_000, cost: 190_000 },
      { id: null, name: '', revenue: 10_000, known: 10_000, cost: 4000 },
    ]);
    expect(body.total).toEqual({ revenue: 760_000, known: 710_000, cost: 444_000 });
  });
});
