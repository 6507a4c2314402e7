import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/route.ts';
import { countGoods, postCount, startCount } from '#shared/inventory/counts.contract.ts';
import {
  listInventories,
  listMovements,
  saveInventories,
  searchInventory,
} from '#shared/inventory/inventory.contract.ts';
import { countLots, listShelfLots, searchLots, writeOffLot } from '#shared/inventory/lots.contract.ts';
import { receiveTransfer, requestTransfer, sendTransfer } from '#shared/inventory/transfers.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { aProduct, aWarehouse, stock, warehouse } from '#tests/support/catalogue.ts';
import { loadChunk, purchasing } from '#tests/support/purchasing.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let keeper: Member;
let buying: ReturnType<typeof purchasing>;
const far = aWarehouse({ id: 'wh-hue', name: 'Kho Huế', code: 'HUE' });
const milk = aProduct({ name: 'Sữa tươi', available: 0, isBatchExpireControl: true });
const yoghurt = aProduct({ name: 'Sữa chua nếp cẩm', available: 0, isBatchExpireControl: true });
const cheese = aProduct({ name: 'Phô mai', available: 0, isBatchExpireControl: true });
const phone = aProduct({ name: 'Điện thoại', available: 0, isLotSerialControl: true });

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [milk, yoghurt, cheese, phone], []);
  await world.write([warehouseItem(far)]);
  admin = await world.aMember({ role: 'admin' });
  keeper = await world.aMember({ role: 'collaborator' });
  buying = purchasing(world, admin);
});
afterAll(() => world.close());

const day = (ahead: number): string => dayInVietnam(Date.now() + ahead * 86_400_000);
const byKeeper = () => ({ token: keeper.accessToken });

const lotsOf = async (productId: string, warehouseId = warehouse.id) =>
  (await world.send(listShelfLots, { ...byKeeper(), params: { productId }, query: { warehouseId } })).body;
const shelfOf = async (id: string) =>
  (await world.send(listInventories, { ...byKeeper(), params: { id } })).body;
const listed = async (query: CallInput<typeof searchLots>['query']) =>
  (await world.send(searchLots, { ...byKeeper(), query: query as never })).body;
const fix = (id: string, row: object) =>
  world.send(saveInventories, {
    ...byKeeper(),
    params: { id },
    body: { inventories: [{ warehouseId: warehouse.id, ...row }], reason: 'Kiểm lại hạn' } as never,
  });

describe('goods kept by lots', () => {
  it('are received with their lots, and not without: nothing is booked then', async () => {
    const { id } = milk.card;
    const purchase = await buying.aSentPurchase(id);
    expect(purchase.byLot).toEqual(['1']);
    expect(await loadChunk(buying.receive(purchase, 20, { by: keeper }))).toEqual([422, 'LOTS_NEEDED']);
    expect(await loadChunk(buying.update(purchase, { status: 'received' }))).toEqual([422, 'LOTS_NEEDED']);
    const receipt = (lots: object[]) => ({
      by: keeper,
      lines: [{ lineId: '1', quantity: 20, lots }] as never,
      clientRequestId: newId(),
    });
    const short = [{ code: 'L1', expiresOn: day(20), quantity: 19 }];
    expect((await buying.receive(purchase, 20, receipt(short))).status).toBe(400);
    expect(await shelfOf(id)).toMatchObject([{ onHand: 0, onOrder: 20 }]);
    const both = receipt([
      { code: 'l2 ', expiresOn: day(80), quantity: 12 },
      { code: 'L1', expiresOn: day(20), quantity: 8 },
    ]);
    const [first, second] = [
      await buying.receive(purchase, 20, both),
      await buying.receive(purchase, 20, both),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.receipts[0]?.lines[0]?.lots).toHaveLength(2);
    expect(JSON.stringify(first.body)).not.toMatch(/"cost"|30000/);
    expect(await lotsOf(id)).toMatchObject({
      byLot: true,
      unknown: 0,
      data: [
        { code: 'L1', expiresOn: day(20), quantity: 8, held: 0 },
        { code: 'L2', expiresOn: day(80), quantity: 12, held: 0 },
      ],
    });
  });

  it('stand in the list by their day, by name and by warehouse; each figure is its list', async () => {
    await expect.poll(() => listed({ q: 'sua tuoi' })).toMatchObject({ total: 2 });
    expect((await listed({ state: 'in30' })).data).toMatchObject([{ code: 'L1', quantity: 8 }]);
    expect((await listed({ state: 'in90' })).data.map(({ code }) => code)).toEqual(['L1', 'L2']);
    expect((await listed({ q: 'l2', warehouseId: warehouse.id })).data).toMatchObject([{ code: 'L2' }]);
    expect((await listed({ warehouseId: far.id })).total).toBe(0);
    const { body } = await world.send(countLots, byKeeper());
    expect(body).toEqual({ expired: 0, in30: 1, in90: 2 });
  });

  it('leave first what expires first, whoever takes them', async () => {
    const { id } = milk.card;
    expect((await fix(id, { onHand: 17, onHandBefore: 20 })).status).toBe(200);
    expect((await lotsOf(id)).data).toMatchObject([{ quantity: 5 }, { quantity: 12 }]);
    await expect.poll(async () => (await listed({ state: 'in30' })).data[0]?.quantity).toBe(5);
  });

  it('go to another warehouse as the lots they are', async () => {
    const { id } = milk.card;
    const goods = { productId: id, variantId: null };
    const asked = await world.send(requestTransfer, {
      ...byKeeper(),
      body: { fromId: warehouse.id, toId: far.id, note: '', lines: [{ ...goods, quantity: 7 }] },
    });
    const of = { ...byKeeper(), params: { id: asked.body.id } };
    const sent = await world.send(sendTransfer, { ...of, body: { version: 1 } });
    expect(sent.body.lines[0]?.lots).toMatchObject([
      { code: 'L1', quantity: 5 },
      { code: 'L2', quantity: 2 },
    ]);
    expect((await lotsOf(id)).data).toMatchObject([{ code: 'L2', quantity: 10 }]);
    const arrive = (received: number, version: number) =>
      world.send(receiveTransfer, {
        ...of,
        body: { version, lines: [{ ...goods, received, rest: 'later' }] },
      });
    await arrive(4, 2);
    await arrive(3, 3);
    // Word of the first movement may still be on its way.
    await expect
      .poll(async () => (await lotsOf(id, far.id)).data)
      .toMatchObject([
        { code: 'L1', quantity: 5 },
        { code: 'L2', quantity: 2 },
      ]);
    await expect.poll(async () => (await listed({ warehouseId: far.id })).total).toBe(2);
  });

  it('past their day are sold no more, until somebody says that the day was another', async () => {
    const { id } = yoghurt.card;
    const wrong = { code: 'SC1', expiresOn: day(-1), quantity: 6 };
    const good = { code: 'SC2', expiresOn: day(40), quantity: 4 };
    await fix(id, { onHand: 11, onHandBefore: 0, lots: [wrong, good] });
    const held = async () => (await shelfOf(id))[0];
    await expect.poll(held).toMatchObject({ onHand: 11, reserved: 6, available: 5 });
    await expect.poll(async () => (await listed({ state: 'expired' })).data).toMatchObject([{ held: 6 }]);
    expect(await lotsOf(id)).toMatchObject({ unknown: 1, data: [{ held: 6 }, { held: 0 }] });
    const ledger = async () =>
      (
        await world.send(listMovements, { ...byKeeper(), params: { productId: id }, query: { take: 10 } })
      ).body.data.map(({ why }) => why);
    await expect.poll(ledger).toContain('expired');
    const stale = await fix(id, { onHand: 11, onHandBefore: 10, lots: [good] });
    expect([stale.status, stale.failure.code]).toEqual([409, 'STALE_STATE']);
    const tooMany = await fix(id, { onHand: 3, onHandBefore: 11, lots: [good] });
    expect(tooMany.status).toBe(400);
    await fix(id, { onHand: 11, onHandBefore: 11, lots: [{ ...wrong, expiresOn: day(9) }, good] });
    expect(await held()).toMatchObject({ onHand: 11, reserved: 0, available: 11 });
    await expect.poll(async () => (await listed({ state: 'expired' })).total).toBe(0);
  });

  it('are written off once, as they were seen, and only past their day', async () => {
    const { id } = yoghurt.card;
    const old = { code: 'SC0', expiresOn: day(-3), quantity: 5 };
    const good = { code: 'SC2', expiresOn: day(40), quantity: 6 };
    await fix(id, { onHand: 11, onHandBefore: 11, lots: [old, good] });
    await expect.poll(async () => (await shelfOf(id))[0]).toMatchObject({ reserved: 5 });
    const { data } = await lotsOf(id);
    const [gone = '', kept = ''] = data.map((lot) => lot.id);
    const writeOff = (lot: string, given: object = {}) =>
      world.send(writeOffLot, {
        ...byKeeper(),
        params: { id: lot },
        body: { reason: 'Hết hạn', quantity: 5, ...given } as never,
      });
    expect(await loadChunk(writeOff(gone, { quantity: 4 }))).toEqual([409, 'STALE_STATE']);
    expect(await loadChunk(writeOff(kept, { quantity: 6 }))).toEqual([409, 'LOT_NOT_EXPIRED']);
    expect(await loadChunk(writeOff('khong-co'))).toEqual([404, 'LOT_NOT_FOUND']);
    expect(await loadChunk(writeOff('%25E0%25A4'))).toEqual([404, 'LOT_NOT_FOUND']);
    expect((await writeOff(gone, { reason: ' ' })).status).toBe(400);
    const clientRequestId = newId();
    const twice = await Promise.all([
      writeOff(gone, { clientRequestId }),
      writeOff(gone, { clientRequestId }),
    ]);
    expect(twice.map(({ status, body }) => [status, body.quantity])).toEqual([
      [200, 5],
      [200, 5],
    ]);
    expect((await shelfOf(id))[0]).toMatchObject({ onHand: 6, reserved: 0, available: 6 });
    expect(await loadChunk(writeOff(gone))).toEqual([404, 'LOT_NOT_FOUND']);
    await expect.poll(async () => (await listed({ state: 'expired' })).total).toBe(0);
  });
});

describe('a stock count of goods kept by lots', () => {
  it('fixes them anew as they were counted, and frees what was held back by mistake', async () => {
    const { id } = cheese.card;
    const goods = { productId: id, variantId: null };
    const [wrong, good] = [
      { code: 'P1', expiresOn: day(-1), quantity: 3 },
      { code: 'P2', expiresOn: day(60), quantity: 4 },
    ];
    await fix(id, { onHand: 7, onHandBefore: 0, lots: [wrong, good] });
    await expect.poll(async () => (await shelfOf(id))[0]).toMatchObject({ reserved: 3 });
    const sheet = await world.send(startCount, {
      ...byKeeper(),
      body: { warehouseId: warehouse.id, note: '' },
    });
    const of = { ...byKeeper(), params: { id: sheet.body.id } };
    const count = (quantity: number, lots: object[]) =>
      world.send(countGoods, {
        ...of,
        body: { ...goods, counterId: 'may-quet-01', quantity, anew: true, lots } as never,
      });
    expect((await count(6, [good, { ...wrong, expiresOn: day(70) }])).status).toBe(400);
    const line = await count(8, [good, { ...wrong, expiresOn: day(70) }]);
    expect(line.body).toMatchObject({ byLot: true, difference: 1, lots: [{ code: 'P2' }, { code: 'P1' }] });
    expect((await world.send(postCount, { ...of, body: { version: 1 } })).body.status).toBe('posted');
    expect((await shelfOf(id))[0]).toMatchObject({ onHand: 8, reserved: 0 });
    expect(await lotsOf(id)).toMatchObject({
      unknown: 1,
      data: [
        { code: 'P2', quantity: 4, held: 0 },
        { code: 'P1', expiresOn: day(70), quantity: 3, held: 0 },
      ],
    });
  });
});

describe('goods kept piece by piece', () => {
  it('are received with a number each, no number twice, and found by it', async () => {
    const { id } = phone.card;
    const items = [{ productId: id, quantity: 5, cost: 30_000, taxRate: 8 }];
    const purchase = await buying.aSentPurchase(id, { items });
    expect([purchase.byLot, purchase.bySerial]).toEqual([[], ['1']]);
    const receive = (of: typeof purchase, serials: string[], quantity = serials.length) =>
      buying.receive(of, quantity, {
        by: keeper,
        lines: [{ lineId: '1', quantity, serials }] as never,
      });
    expect(await loadChunk(receive(purchase, [], 2))).toEqual([422, 'SERIALS_NEEDED']);
    expect((await receive(purchase, ['A1'], 2)).status).toBe(400);
    expect((await receive(purchase, ['A1', 'a1 '])).status).toBe(400);
    const first = await receive(purchase, ['SN-A1', 'sn-a2']);
    expect(first.body.receipts[0]?.lines).toMatchObject([{ serials: ['SN-A1', 'SN-A2'] }]);
    const again = await receive(first.body, ['SN-A3', 'SN-A2']);
    expect([again.status, again.failure.code]).toEqual([409, 'SERIAL_TAKEN']);
    expect(again.failure.message).toContain('SN-A2');
    expect((await shelfOf(id))[0]).toMatchObject({ onHand: 2 });
    const found = () => world.send(searchInventory, { ...byKeeper(), query: { q: 'sn-a2' } });
    await expect.poll(async () => (await found()).body.data).toMatchObject([{ productId: id, onHand: 2 }]);
  });
});
