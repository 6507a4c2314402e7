import { describe, expect, it } from 'vitest';
import { getProduct, getProductStock, listProducts } from '#shared/catalogue/index.ts';
import { cancelOrder } from '#shared/orders/index.ts';
import { type Outcome, selling, times } from '#tests/support/sale.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const staff = aSharedMember(world, { role: 'collaborator' });
const sale = selling(world);

/** `RACES=20` races as often; `SALE=2000x500` sells 500 pieces to 2,000; `LINES=200` press at once. */
const races = Number(process.env['RACES'] ?? 1);
const [buyers = 200, pieces = 50] = (process.env['SALE'] ?? '200x50').split('x').map(Number);
const lines = Number(process.env['LINES'] ?? 64);
const minutes = 60_000;

const placed = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status === 201);
const refused = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status !== 201);

describe('a product on flash sale', () => {
  it.each(Array.from({ length: races }, (_, race) => race + 1))(
    'race %i: 60 buyers press at once for 10 pieces: 10 are sold, and 50 hear that it is sold out',
    async () => {
      const product = await sale.onFlashSale(staff, 10);
      const outcomes = (await sale.rush(await sale.crowd(product, 60), 60)).map(([first]) => first);
      const all = outcomes.filter((outcome) => outcome !== undefined);
      expect(placed(all)).toHaveLength(10);
      expect(new Set(refused(all).map(({ code }) => code))).toEqual(new Set(['OUT_OF_STOCK']));
      expect(await sale.counts(product)).toEqual({ onHand: 10, reserved: 10, left: 0, open: 0 });
    },
    2 * minutes,
  );

  it(
    `${buyers} buyers want ${pieces}: each piece is sold once, nobody is answered by a fault, and money goes on arriving`,
    async () => {
      const product = await sale.onFlashSale(staff, pieces);
      const people = await sale.crowd(product, buyers);
      const quiet = await sale.whileMoneyArrives(() => new Promise((resolve) => setTimeout(resolve, 2000)));
      const begun = performance.now();
      const busy = await sale.whileMoneyArrives(() => sale.rush(people, lines));
      const seconds = (performance.now() - begun) / 1000;
      const all = busy.result.flat();
      const orders = new Set(placed(all).map(({ id }) => id));
      process.stdout.write(
        `${[
          `${buyers} buyers, ${lines} at once, ${pieces} pieces: ${orders.size} orders in ${seconds.toFixed(1)} s`,
          times(
            'placed',
            placed(all).map(({ milliseconds }) => milliseconds),
          ),
          times(
            'refused',
            refused(all).map(({ milliseconds }) => milliseconds),
          ),
          times(
            'bank notices before',
            quiet.told.map(({ milliseconds }) => milliseconds),
          ),
          times(
            'bank notices meanwhile',
            busy.told.map(({ milliseconds }) => milliseconds),
          ),
        ].join('\n')}\n`,
      );
      expect(orders.size).toBe(pieces);
      // Both presses of one button tell of one order.
      for (const presses of busy.result)
        expect(new Set(presses.map(({ status, id, code }) => `${status} ${id || code}`)).size).toBe(1);
      expect(new Set(refused(all).map(({ status, code }) => `${status} ${code}`))).toEqual(
        new Set(['409 OUT_OF_STOCK']),
      );
      expect(await sale.counts(product)).toEqual({ onHand: pieces, reserved: pieces, left: 0, open: 0 });
      expect(new Set(busy.told.map(({ status }) => status))).toEqual(new Set([200]));
      expect(busy.unpaid).toEqual([]);
    },
    10 * minutes,
  );

  it('is counted whole by everybody who asks, in the middle of it and afterwards', async () => {
    const product = await sale.onFlashSale(staff, 12);
    const { id } = product.card;
    const token = staff.accessToken;
    const [bought] = (await sale.rush(await sale.crowd(product, 1), 1)).flat();
    const shelvesNow = async () => {
      const { flashSale, shelves } = (await world.send(getProductStock, { token, params: { id } })).body;
      return { flashSale, shelf: shelves.map(({ onHand, reserved }) => [onHand, reserved]) };
    };
    const availableNow = async () => (await world.send(getProduct, { params: { id } })).body.available;
    expect([bought?.status, await availableNow(), await shelvesNow()]).toEqual([
      201,
      11,
      { flashSale: true, shelf: [[12, 1]] },
    ]);
    await sale.mark(staff, product, false);
    expect([await availableNow(), await shelvesNow()]).toEqual([11, { flashSale: false, shelf: [[12, 1]] }]);
    expect((await sale.recordOf(product)).stocks[0]?.split).toBeUndefined();
  });

  it('sold out, it says so in lists; what is called off is for sale again within the minute', async () => {
    const product = await sale.onFlashSale(staff, 1);
    const { id, code } = product.card;
    const [winner] = await sale.crowd(product, 1);
    const [late] = await sale.crowd(product, 1);
    if (!winner || !late) throw new Error('Nobody came');
    const [bought] = (await sale.rush([winner], 1)).flat();
    const [gone] = (await sale.rush([late], 1)).flat();
    expect([bought?.status, gone?.code]).toEqual([201, 'OUT_OF_STOCK']);
    await world.cloud.idle();
    const listed = await world.send(listProducts, { query: { q: code } });
    expect(listed.body.data.find((card) => card.id === id)?.stockStatus).toBe('out_of_stock');
    await world.send(cancelOrder, {
      token: winner.accessToken,
      params: { id: bought?.id ?? '' },
      body: { reason: 'Đổi ý' },
    });
    const [second] = (await sale.rush([late], 1)).flat();
    expect(second?.status).toBe(201);
    expect(await sale.counts(product)).toMatchObject({ onHand: 1, reserved: 1, open: 0 });
  });
});
