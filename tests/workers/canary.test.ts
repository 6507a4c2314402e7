import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { cartsOf } from '#tests/routes/cart/carts.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { keepLogLines } from '#tests/support/log-lines.ts';
import { buying } from '#tests/support/orders.ts';
import { aWorld, type World } from '#tests/support/world.ts';

const { lines, metric } = keepLogLines();
const folder = mkdtempSync(join(tmpdir(), 'cholang-canary-'));
let world: World;
beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="vi"><head><title>Chợ Làng</title></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(join(folder, 'route-files.json'), '{}');
  world = await aWorld({ web: folder, env: { LOG_LEVEL: 'info' } });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const walk = () => world.cloud.invoke('workers/canary', {});

describe('the walk through the shop', () => {
  it('says that it failed, and throws nothing: an empty shop is found at its first shelf', async () => {
    expect(await walk()).toMatchObject({ passed: false });
    expect(metric('CanaryPassed')).toEqual([0]);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: 'the walk through the shop failed',
        error: expect.objectContaining({ message: 'Nothing is for sale' }) as unknown,
      }),
    );
  });

  it('takes what is there of a product whose first variant is sold out, as many as one order has to', async () => {
    const shelf = (variantId: string, onHand: number) => ({
      variantId,
      warehouseId: warehouse.id,
      warehouseName: warehouse.name,
      province: warehouse.province,
      onHand,
      reserved: 0,
    });
    await cartsOf(world).onSale({
      name: 'Áo bà ba',
      minQuantity: 2,
      variants: ['S', 'M'].map((value) => ({
        name: 'Cỡ',
        value,
        sku: `AO-${value}`,
        additionalPrice: 0,
        stock: 9,
      })),
      facts: { stocks: [shelf('co-s', 0), shelf('co-m', 9)] },
    });
    await world.send(listProducts, { query: {} });
    await walk();
    expect(metric('CanaryPassed')).toEqual([1]);
  });

  it('goes from home to the price of an order through the public address, and leaves no order and an empty cart', async () => {
    await buying(world).onSale({ name: 'Gạo <ST25> & nếp' });
    // Asked for with the change, so that the list has caught up with it.
    await world.send(listProducts, { query: {} });
    expect(await walk()).toMatchObject({ passed: true });
    await world.cloud.idle();
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(metric('CanaryPassed')).toEqual([1]);
    expect(metric('CanaryMilliseconds')).toEqual([expect.any(Number)]);
    const operations = lines.flatMap(({ operation }) => operation ?? []);
    expect(operations).toEqual([
      'cart/start-guest-session',
      'cart/add-to-guest-cart',
      'orders/quote-guest-order',
      'cart/remove-from-guest-cart',
    ]);
    expect(metric('OrdersPlaced')).toEqual([]);
  });
});
