import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAnything, hitsOfKind } from '#shared/search/find-anything.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aGuestBuyer, buying } from '#tests/support/orders.ts';
import { purchasing } from '#tests/support/purchasing.ts';
import { aStoredOrder } from '#tests/support/returns.ts';
import { settled } from '#tests/support/settled.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let packer: Member;
let lan: Member;
let order: StoredOrder;
let product: { id: string; code: string; name: string };

beforeAll(async () => {
  world = await aWorld({ awake: ['follow-customers'] });
  [admin, packer, lan] = await Promise.all([
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
    world.aMember({ fullName: 'Đặng Thị Lan Hương' }),
  ]);
  const { card } = await buying(world).onSale();
  product = card;
  order = aStoredOrder(lan, []);
  const pointer = { ...orderKeys.code(order.code), entity: 'order-pointer', orderId: order.id };
  await world.write([orderRecord.item(order), pointer]);
});
afterAll(() => world.close());

const find = async (q: string, { accessToken: token } = admin) => {
  const { status, body } = await world.send(findAnything, { token, query: { q } });
  return { status, hits: status === 200 ? body.data : [] };
};
const named = async (q: string, who = admin) =>
  (await find(q, who)).hits.map(({ kind, id, exact }) => ({ kind, id, exact }));

describe('staff find', () => {
  it('an order by its code, however it is written, and by its buyer', async () => {
    const meant = { kind: 'order', id: order.id, exact: true };
    expect(await named(order.code)).toContainEqual(meant);
    expect((await named(order.code.toLowerCase()))[0]).toEqual(meant);
    expect(await named('dang thi lan huong')).toContainEqual({ ...meant, exact: false });
    expect(await named(order.code.slice(-5))).toContainEqual({ ...meant, exact: false });
  });

  it('a product by its code and by its name without marks', async () => {
    expect((await named(product.code))[0]).toEqual({ kind: 'product', id: product.id, exact: true });
    expect(await named(product.name)).toContainEqual(
      expect.objectContaining({ kind: 'product', id: product.id }),
    );
  });

  it('a purchase by its code and its goods, and nothing of what it costs', async () => {
    const { id, code } = await purchasing(world, admin).aPurchase(product.id);
    const meant = { kind: 'purchase', id, exact: true };
    expect((await named(code.toLowerCase(), packer))[0]).toEqual(meant);
    await expect.poll(() => named(product.name, packer)).toContainEqual({ ...meant, exact: false });
    expect(JSON.stringify(await find(code, packer))).not.toContain('30000');
  });

  it('a product off sale by name, barcode and SKU; what only begins like them is likely', async () => {
    const mark = newId().toLowerCase();
    const sku = `SEN/${mark}.1`;
    const [{ card }, { card: longer }] = await Promise.all([
      buying(world).onSale({
        name: `Trà cất kho ${mark}`,
        isActive: false,
        barCode: `8935${mark}`,
        variants: [{ name: 'Gói', value: 'Túi', sku, additionalPrice: 0, stock: 0 }],
      }),
      buying(world).onSale({ name: `Trà ${mark}`, barCode: `8935${mark}77` }),
    ]);
    const meant = { kind: 'product', id: card.id, exact: true };
    await expect.poll(() => named(`tra cat kho ${mark}`)).toEqual([{ ...meant, exact: false }]);
    expect((await named(sku.toLowerCase()))[0]).toEqual(meant);
    expect(await named(`8935${mark}`)).toEqual([meant]);
    expect((await named(`8935${mark}77`))[0]).toEqual({ kind: 'product', id: longer.id, exact: true });
  });

  it('a guest who bought, by phone, name, code and the code of their order', async () => {
    const shop = buying(world);
    // Names are letters only.
    const mark = `Khách ${newId().replace(/\d/g, (digit) => 'GHIJKMNPQR'.charAt(Number(digit)))}`;
    const customer = { ...aGuestBuyer(), fullName: mark };
    const { order: bought } = await shop.placedAsGuest({ customer });
    await settled(world.cloud);
    const ofCustomers = async (q: string) => (await find(q)).hits.filter(({ kind }) => kind === 'customer');
    await expect.poll(async () => (await ofCustomers(mark)).length).toBe(1);
    const [hit] = await ofCustomers(mark);
    expect(hit).toMatchObject({ title: mark, hint: expect.stringContaining(customer.phone), exact: false });
    expect(await ofCustomers(customer.phone)).toEqual([{ ...hit, exact: true }]);
    expect(await ofCustomers(String(hit?.code).toLowerCase())).toEqual([{ ...hit, exact: true }]);
    expect(await ofCustomers(bought.code)).toEqual([hit]);
    expect((await find(mark, packer)).hits.filter(({ kind }) => kind === 'customer')).toEqual([]);
  });

  it('a person by name, phone, address and code; once, though several ways lead there', async () => {
    const meant = { kind: 'person', id: lan.id, exact: true };
    const phone = `+84 ${lan.phoneNumber.slice(1, 4)} ${lan.phoneNumber.slice(4)}`;
    for (const q of [lan.phoneNumber, phone, lan.email.toUpperCase(), `@${lan.referenceId}`])
      expect((await named(q)).filter(({ kind }) => kind === 'person')).toEqual([meant]);
    expect(await named('LAN HUONG')).toContainEqual({ ...meant, exact: false });
  });

  it('nothing by a letter, a few of each at most, and junk does no harm', async () => {
    expect(await named('a')).toEqual([]);
    expect(await named('  ')).toEqual([]);
    for (const q of ['%%', "' OR 1=1", '#PK', '"*"', 'x'.repeat(100)])
      expect((await find(q)).status).toBe(200);
    const hits = await named('an');
    for (const kind of ['product', 'order', 'person', 'customer'])
      expect(hits.filter((hit) => hit.kind === kind).length).toBeLessThanOrEqual(hitsOfKind);
    expect((await find('x'.repeat(101))).status).toBe(400);
  });
});

describe('a collaborator', () => {
  it('finds no people, and no phone or address of who bought', async () => {
    const { hits } = await find('dang thi lan huong', packer);
    expect(hits.map(({ kind, id }) => [kind, id])).toEqual([['order', order.id]]);
    expect((await find(lan.email, packer)).hits.filter(({ kind }) => kind === 'person')).toEqual([]);
    expect(JSON.stringify(hits)).not.toContain(lan.phoneNumber);
    expect(JSON.stringify(hits)).not.toContain(lan.email);
  });
});
