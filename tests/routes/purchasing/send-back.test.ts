import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listInventories, listMovements } from '#shared/inventory/inventory.contract.ts';
import { getPurchase, sendBackGoods } from '#shared/purchasing/index.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { loadChunk, purchasing } from '#tests/support/purchasing.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let keeper: Member;
let token: string;
let buying: ReturnType<typeof purchasing>;
const grain = aCategory({ name: 'Ngũ cốc' });
const rice = aProduct({ name: 'Gạo tám thơm', available: 10, category: grain });

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [rice], [grain]);
  admin = await world.aMember({ role: 'admin' });
  keeper = await world.aMember({ role: 'collaborator' });
  token = admin.accessToken;
  buying = purchasing(world, admin);
});
afterAll(() => world.close());

const onHand = async () =>
  (await world.send(listInventories, { token, params: { id: rice.card.id } })).body[0]?.onHand ?? 0;
const received = async (quantity = 20) =>
  (await buying.receive(await buying.aSentPurchase(rice.card.id), quantity)).body;

describe('sending goods back to their supplier', () => {
  it('takes them off the shelf, and is a movement everybody who keeps stock can read', async () => {
    const purchase = await received();
    const before = await onHand();
    const { status, body } = await buying.sendBack(purchase, 4, { reason: '  Gạo mốc ' });
    expect([status, body.lines[0]?.sentBack]).toEqual([200, 4]);
    expect(body.sentBacks).toMatchObject([{ number: 1, reason: 'Gạo mốc', credit: 129_600 }]);
    expect(body.sentBacks[0]?.by).not.toBe('');
    expect(await onHand()).toBe(before - 4);
    const movements = async () => {
      const asked = { token: keeper.accessToken, params: { productId: rice.card.id }, query: {} };
      return (await world.send(listMovements, asked)).body.data[0];
    };
    await expect.poll(movements).toMatchObject({
      why: 'sent-back',
      note: 'Gạo mốc',
      of: { kind: 'purchase', id: purchase.id },
      who: { id: admin.id },
    });
  });

  it('is read without money by those who may not see costs', async () => {
    const purchase = await received();
    await buying.sendBack(purchase, 1);
    const asked = { token: keeper.accessToken, params: { id: purchase.id } };
    const { body } = await world.send(getPurchase, asked);
    expect(body).toMatchObject({ sentBacks: [{ number: 1 }], lines: [{ sentBack: 1 }] });
    expect(JSON.stringify(body)).not.toMatch(/"cost"|credit|difference|taxRate/);
  });

  it('409: of two who send back the same line at once the second is told', async () => {
    const purchase = await received(3);
    const other = await world.aMember({ role: 'admin' });
    const before = await onHand();
    const answers = await Promise.all([
      buying.sendBack(purchase, 3),
      buying.sendBack(purchase, 3, { by: other }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await onHand()).toBe(before - 3);
  });

  it('is one, however often the button is pressed', async () => {
    const purchase = await received();
    const before = await onHand();
    const press = { clientRequestId: 'tra-hang-mot-lan' };
    const [one, same] = await Promise.all([
      buying.sendBack(purchase, 2, press),
      buying.sendBack(purchase, 2, press),
    ]);
    expect(same.body).toEqual(one.body);
    expect(await onHand()).toBe(before - 2);
    expect(await loadChunk(buying.sendBack(purchase, 3, press))).toEqual([409, 'REQUEST_DIFFERS']);
  });

  it('is refused what it may not be', async () => {
    const purchase = await received(3);
    expect(await loadChunk(buying.sendBack(purchase, 4))).toEqual([422, 'PURCHASE_SENT_BACK_MORE']);
    const draft = await buying.aPurchase(rice.card.id);
    expect(await loadChunk(buying.sendBack(draft, 1))).toEqual([409, 'PURCHASE_STATE']);
    const lines = [{ lineId: 'khac', quantity: 1 }];
    expect(await loadChunk(buying.sendBack(purchase, 1, { lines }))).toEqual([422, 'PURCHASE_LINE_UNKNOWN']);
    const missing = { id: 'khong-co', version: 1 };
    expect(await loadChunk(buying.sendBack(missing, 1))).toEqual([404, 'PURCHASE_NOT_FOUND']);
  });

  it.each([
    { lines: [] },
    { lines: [{ lineId: '1', quantity: 0 }] },
    { lines: [{ lineId: '1', quantity: -1 }] },
    { lines: [{ lineId: '1', quantity: 1.5 }] },
    { lines: Array.from({ length: 2 }, () => ({ lineId: '1', quantity: 1 })) },
    { reason: '   ' },
    { reason: 7 },
    { version: 0 },
    { more: true },
  ])('400: %o', async (junk) => {
    const purchase = await received(1);
    const body = { version: purchase.version, lines: [{ lineId: '1', quantity: 1 }], reason: 'x', ...junk };
    const asked = { token, params: { id: purchase.id }, body: body as never };
    expect((await world.send(sendBackGoods, asked)).status).toBe(400);
  });
});
