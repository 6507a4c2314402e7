import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awaitRestock, forgetRestock, listAwaited, stopRestockMail } from '#shared/restock/index.ts';
import { linkToken } from '#functions/platform/tokens/signed-tokens.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { awaitRestock as startToAwait } from '#functions/domain/restock/await-restock.ts';
import { notifyWaiting, notifiedPerRound } from '#functions/domain/restock/notify-waiting.ts';
import { listWaiting } from '#functions/domain/restock/waiting.ts';
import { now } from '#functions/platform/clock.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aProduct, stock, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

let products = 0;
async function soldOut() {
  const product = aProduct({ name: `Nón lá Huế ${(products += 1)}`, available: 0 });
  await stock(world, [product]);
  return product.card;
}

const put = (productId: string, onHand: number, variantId = noVariantId) =>
  world.table.write([update(productKeys.stock(productId, variantId, warehouse.id), { set: { onHand } })]);

const ask = ({ accessToken: token }: Member, productId: string, variantId?: string) =>
  world.send(awaitRestock, { params: { productId }, body: variantId ? { variantId } : {}, token });

const awaited = async ({ accessToken: token }: Member, productId: string) =>
  (await world.send(listAwaited, { params: { productId }, token })).body.variantIds;

const profileOf = () => (userId: string) => findProfile({ table: world.table, now }, userId);

async function mailsTo({ email }: Member): Promise<string[]> {
  await world.cloud.idle();
  return world.cloud.mailbox
    .list(email)
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Đã có hàng'));
}

describe('waiting for something sold out', () => {
  it('200: is told once when it is back, in one mail, however often it was pressed', async () => {
    const { id, name } = await soldOut();
    const member = await world.aMember();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(member, id)));
    expect(answers.map(({ status, body }) => [status, body.variantIds])).toEqual(
      Array.from({ length: 4 }, () => [200, [null]]),
    );
    expect(await mailsTo(member)).toEqual([]);

    await put(id, 3);
    expect(await mailsTo(member)).toEqual([`Đã có hàng: ${name}`]);
    expect(await awaited(member, id)).toEqual([]);

    // Whatever the shelf does now, nobody waits any more.
    await put(id, 0);
    await put(id, 5);
    expect(await mailsTo(member)).toHaveLength(1);
  });

  it('goes on while what came back is gone again before anybody was told', async () => {
    const { id } = await soldOut();
    const member = await world.aMember();
    await ask(member, id);
    const findProfile = profileOf();
    // The event is late: the shelf is empty again.
    await notifyWaiting(
      { ...contextOf(world.table), findProfile },
      { productId: id, variantId: noVariantId },
    );
    expect(await mailsTo(member)).toEqual([]);
    expect(await awaited(member, id)).toEqual([null]);
  });

  it('tells nobody twice when the event comes twice at once', async () => {
    const { id } = await soldOut();
    const members = [await world.aMember(), await world.aMember()];
    for (const member of members) await ask(member, id);
    await put(id, 1);
    await world.cloud.idle();
    const findProfile = profileOf();
    const tell = () =>
      notifyWaiting({ ...contextOf(world.table), findProfile }, { productId: id, variantId: noVariantId });
    await Promise.all([tell(), tell()]);
    for (const member of members) expect(await mailsTo(member)).toHaveLength(1);
  });

  it('reaches everybody, some in each round', async () => {
    const { id } = await soldOut();
    const people = await Promise.all(Array.from({ length: notifiedPerRound + 4 }, () => world.anAccount()));
    const deps = { table: world.table, now: () => new Date() };
    for (const { id: userId } of people)
      await startToAwait(deps, { userId, productId: id, variantId: undefined });
    await put(id, 2);
    await world.cloud.idle();
    expect(await listWaiting(world.table, { productId: id, variantId: noVariantId }, 100)).toEqual([]);
    const told = people.filter(({ email }) =>
      world.cloud.mailbox.list(email).some(({ subject }) => subject.startsWith('Đã có hàng')),
    );
    expect(told).toHaveLength(people.length);
  });

  it('is kept by variant', async () => {
    const variant = (value: string) => ({ name: 'Cỡ', value, sku: value, additionalPrice: 0, stock: 0 });
    const place = {
      warehouseId: warehouse.id,
      warehouseName: warehouse.name,
      province: warehouse.province,
      reserved: 0,
      onHand: 0,
    };
    const product = aProduct({
      name: 'Guốc mộc hai cỡ',
      variants: [variant('36'), variant('37')],
      facts: {
        stocks: [
          { ...place, variantId: 'co-36' },
          { ...place, variantId: 'co-37' },
        ],
      },
    });
    await stock(world, [product]);
    const { id } = product.card;
    const member = await world.aMember();
    await ask(member, id, 'co-36');
    await ask(member, id, 'co-37');
    expect(new Set(await awaited(member, id))).toEqual(new Set(['co-36', 'co-37']));
    await put(id, 2, 'co-37');
    expect(await mailsTo(member)).toHaveLength(1);
    expect(await awaited(member, id)).toEqual(['co-36']);
    expect((await ask(member, id)).failure.code).toBe('VARIANT_NOT_FOUND');
    expect((await ask(member, id, 'co-99')).failure.code).toBe('VARIANT_NOT_FOUND');
  });

  it('ends by asking so, and once more changes nothing', async () => {
    const { id } = await soldOut();
    const member = await world.aMember();
    await ask(member, id);
    for (let time = 0; time < 2; time += 1) {
      const left = await world.send(forgetRestock, {
        params: { productId: id },
        token: member.accessToken,
      });
      expect([left.status, left.body.variantIds]).toEqual([200, []]);
    }
    await put(id, 2);
    expect(await mailsTo(member)).toEqual([]);
  });

  it('409 and 404: for what is there, or is not sold at all', async () => {
    const product = aProduct({ name: 'Nón lá đang có' });
    await stock(world, [product]);
    const member = await world.aMember();
    expect((await ask(member, product.card.id)).failure).toMatchObject({
      statusCode: 409,
      code: 'BACK_IN_STOCK',
    });
    expect((await ask(member, 'nothing')).failure.code).toBe('PRODUCT_NOT_FOUND');
    expect(await awaited(member, product.card.id)).toEqual([]);
  });

  it('leaves nobody waiting for what comes back between looking and writing', async () => {
    const { id } = await soldOut();
    const { id: userId } = await world.aMember();
    const crossed = meanwhile(world.table, () => put(id, 1));
    await expect(
      startToAwait(
        { table: crossed.table, now: () => new Date() },
        { userId, productId: id, variantId: undefined },
      ),
    ).rejects.toMatchObject({ code: 'BACK_IN_STOCK' });
    expect(crossed.happened()).toBe(true);
    expect(await listWaiting(world.table, { productId: id, variantId: noVariantId }, 10)).toEqual([]);
  });
});

describe('the way out in the mail', () => {
  it('200: ends all waiting of whoever holds it, and 422 for anything made up', async () => {
    const [told, kept] = [await soldOut(), await soldOut()];
    const member = await world.aMember();
    await ask(member, told.id);
    await ask(member, kept.id);
    await put(told.id, 1);
    const mail = await world.mailTo(member.email, 'Đã có hàng');
    const token = /\/e-commerce\/restock#(\S+)/.exec(mail.text)?.[1] ?? '';
    expect(mail.text).not.toContain(`?token=`);
    for (const wrong of [`${token}x`, `${member.id}.abc`, await linkToken('reset-password', member.id)])
      expect((await world.send(stopRestockMail, { body: { token: wrong } })).failure.code).toBe(
        'RESTOCK_LINK_INVALID',
      );
    expect(await awaited(member, kept.id)).toEqual([null]);
    expect((await world.send(stopRestockMail, { body: { token } })).status).toBe(200);
    expect(await awaited(member, kept.id)).toEqual([]);
  });
});
