import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctPurchase, getDebt, getPurchase } from '#shared/purchasing/index.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { loadChunk, purchasing } from '#tests/support/purchasing.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let token: string;
let buying: ReturnType<typeof purchasing>;
const grain = aCategory({ name: 'Ngũ cốc' });
const rice = aProduct({ name: 'Gạo tám thơm', available: 10, category: grain });

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [rice], [grain]);
  admin = await world.aMember({ role: 'admin' });
  token = admin.accessToken;
  buying = purchasing(world, admin);
});
afterAll(() => world.close());

const received = async () => (await buying.receive(await buying.aSentPurchase(rice.card.id), 20)).body;
const correct = ({ id, version }: { id: string; version: number }, more: object = {}, by = token) =>
  world.send(correctPurchase, {
    token: by,
    params: { id },
    body: { version, lines: [{ lineId: '1', cost: 35_000 }], reason: 'Hóa đơn về sau', ...more } as never,
  });

describe('a later bill', () => {
  it('corrects costs and debt once, however often it is pressed', async () => {
    const purchase = await received();
    const press = { clientRequestId: 'sua-gia-mot-lan' };
    const [one, same] = await Promise.all([correct(purchase, press), correct(purchase, press)]);
    expect([one.status, same.body]).toEqual([200, one.body]);
    expect(one.body).toMatchObject({
      lines: [{ cost: 35_000 }],
      corrections: [{ reason: 'Hóa đơn về sau' }],
    });
    const { body } = await world.send(getDebt, { token, params: { id: purchase.supplier.id } });
    expect(body.owed).toBe(20 * 35_000 * 1.08);
    expect(await loadChunk(correct(purchase, { ...press, freight: 1 }))).toEqual([409, 'REQUEST_DIFFERS']);
    expect(await loadChunk(correct(purchase))).toEqual([409, 'STALE_STATE']);
  });

  it('tells those who may not see costs nothing of money, in no answer', async () => {
    const keeper = await world.aMember({ role: 'collaborator' });
    const purchase = await received();
    await correct(purchase);
    const asked = { token: keeper.accessToken, params: { id: purchase.id } };
    const { body } = await world.send(getPurchase, asked);
    expect(JSON.stringify(body)).not.toMatch(/"cost"|corrections|difference|taxRate/);
  });

  it('is refused what it may not be', async () => {
    const purchase = await received();
    const same = correct(purchase, { lines: [{ lineId: '1', cost: 30_000 }] });
    expect(await loadChunk(same)).toEqual([422, 'PURCHASE_COSTS_SAME']);
    const unknown = correct(purchase, { lines: [{ lineId: 'khac', cost: 1 }] });
    expect(await loadChunk(unknown)).toEqual([422, 'PURCHASE_LINE_UNKNOWN']);
    expect(await loadChunk(correct(await buying.aPurchase(rice.card.id)))).toEqual([409, 'PURCHASE_STATE']);
    expect(await loadChunk(correct({ id: 'khong-co', version: 1 }))).toEqual([404, 'PURCHASE_NOT_FOUND']);
    for (const junk of [{ reason: ' ' }, { freight: -1 }, { lines: [{ lineId: '1', cost: 0.5 }] }, { x: 1 }])
      expect((await correct(purchase, junk)).status).toBe(400);
  });
});
