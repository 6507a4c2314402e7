import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct } from '#shared/catalogue/index.ts';
import {
  countGoods,
  dropLine,
  getCount,
  listUncounted,
  postCount,
  searchCounts,
  startCount,
} from '#shared/inventory/counts.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { aCategory, aProduct, stock, warehouse } from '#tests/support/catalogue.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let lan: Member;
let minh: Member;
const rice = aProduct({ name: 'Gạo nếp cái hoa vàng', available: 40 });
const tea = aProduct({ name: 'Trà sen Tây Hồ', available: 3 });

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [rice, tea], [aCategory({ name: 'Ngũ cốc' })]);
  lan = await world.aMember({ role: 'collaborator' });
  minh = await world.aMember({ role: 'admin' });
});
afterAll(() => world.close());

const start = async (key = newId()) =>
  world.send(startCount, {
    token: lan.accessToken,
    body: { warehouseId: warehouse.id, note: 'Cuối tháng', clientRequestId: key },
  });
const found = (id: string, productId: string, quantity: number, by = lan) =>
  world.send(countGoods, {
    token: by.accessToken,
    params: { id },
    body: { productId, variantId: null, counterId: `may-${by.id}`, quantity, anew: false },
  });
const post = (id: string, by: Member, version = 1) =>
  world.send(postCount, { token: by.accessToken, params: { id }, body: { version } });
const available = async (id: string) => (await world.send(getProduct, { params: { id } })).body.available;

describe('a stock count', () => {
  it('is begun once, counted by two, booked once by a second person, and seen in the shop', async () => {
    const key = newId();
    const [{ body: sheet, status }, again] = [await start(key), await start(key)];
    expect([status, again.body.id]).toEqual([201, sheet.id]);
    await found(sheet.id, rice.card.id, 10);
    await found(sheet.id, rice.card.id, 10);
    expect((await found(sheet.id, rice.card.id, 9, minh)).body).toMatchObject({
      counted: 19,
      expected: 40,
      difference: -21,
      isLarge: true,
    });
    await found(sheet.id, tea.card.id, 4);
    const mine = await start();
    await found(mine.body.id, rice.card.id, 12);
    const alone = await post(mine.body.id, lan);
    expect([alone.status, alone.failure.code]).toEqual([409, 'COUNT_NEEDS_SECOND']);
    const both = await Promise.all([post(sheet.id, minh), post(sheet.id, minh)]);
    expect(both.map(({ status: said }) => said)).toContain(200);
    expect(
      (await world.send(getCount, { token: lan.accessToken, params: { id: sheet.id } })).body,
    ).toMatchObject({
      status: 'posted',
      surplus: 1,
      shortfall: 21,
    });
    expect(await available(rice.card.id)).toBe(19);
    expect(await available(tea.card.id)).toBe(4);
  });

  it('names what was not counted, and leaves it alone', async () => {
    const { body: sheet } = await start();
    const uncounted = async () =>
      (await world.send(listUncounted, { token: lan.accessToken, params: { id: sheet.id } })).body.data.map(
        ({ productName }) => productName,
      );
    await expect.poll(uncounted, { timeout: 10_000 }).toEqual([rice.card.name, tea.card.name]);
    const counted = await available(tea.card.id);
    await found(sheet.id, tea.card.id, counted ?? 0);
    expect(await uncounted()).toEqual([rice.card.name]);
    const drop = () =>
      world.send(dropLine, {
        token: lan.accessToken,
        params: { id: sheet.id, productId: tea.card.id },
        query: {},
      });
    expect([(await drop()).status, (await drop()).status]).toEqual([200, 200]);
    const empty = await post(sheet.id, lan);
    expect([empty.status, empty.failure.code]).toEqual([422, 'COUNT_EMPTY']);
  });

  it('is listed by where it stands, for those who keep the stock', async () => {
    const { body: sheet } = await start();
    const list = async (token: string | undefined) =>
      world.send(searchCounts, { token, query: { status: 'open', q: sheet.code.toLowerCase() } });
    expect((await list(lan.accessToken)).body.data.map(({ code }) => code)).toEqual([sheet.code]);
    const missing = await found('nothing', rice.card.id, 1);
    expect([missing.status, missing.failure.code]).toEqual([404, 'COUNT_NOT_FOUND']);
  });
});
