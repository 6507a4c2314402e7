import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteProduct, getProduct } from '#shared/catalogue/index.ts';
import { listInventories } from '#shared/inventory/inventory.contract.ts';
import {
  createPurchase,
  deletePurchase,
  deleteSupplier,
  findPurchaseGoods,
  getPurchase,
  getPurchasePaper,
  matchGoods,
  receivePurchase,
  searchPurchases,
  updatePurchase,
} from '#shared/purchasing/index.ts';
import { aCategory, aProduct, stock, warehouse } from '#tests/support/catalogue.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { loadChunk, purchasing } from '#tests/support/purchasing.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let keeper: Member;
let token: string;
let buying: ReturnType<typeof purchasing>;
const grain = aCategory({ name: 'Ngũ cốc' });
const rice = aProduct({ name: 'Gạo tám thơm', available: 10, category: grain });
const shirt = aProduct({
  name: 'Áo bà ba',
  available: 4,
  category: grain,
  variants: [
    { name: 'Cỡ', value: 'M', sku: 'ABB-M', additionalPrice: 0, stock: 0 },
    { name: 'Cỡ', value: 'L', sku: 'ABB-L', additionalPrice: 0, stock: 0 },
  ],
});

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [rice, shirt], [grain]);
  admin = await world.aMember({ role: 'admin' });
  keeper = await world.aMember({ role: 'collaborator' });
  token = admin.accessToken;
  buying = purchasing(world, admin);
});
afterAll(() => world.close());

const shelfOf = async (id: string) => (await world.send(listInventories, { token, params: { id } })).body;
const idsFor = async (query: object) =>
  (await world.send(searchPurchases, { token, query: query as never })).body.data.map(({ id }) => id);

describe('a purchase', () => {
  it('is ordered and received: it is on its way, then in stock, on the shelf and in the shop', async () => {
    const { id } = rice.card;
    const purchase = await buying.aSentPurchase(id);
    expect(purchase).toMatchObject({ status: 'sent', lines: [{ name: rice.card.name, quantity: 20 }] });
    expect(await shelfOf(id)).toMatchObject([{ onHand: 10, onOrder: 20 }]);
    const { body, status } = await buying.receive(purchase, 20, { by: keeper, note: 'Đủ' });
    expect([status, body.status]).toEqual([200, 'received']);
    expect(body.receipts).toMatchObject([{ number: 1, note: 'Đủ', lines: [{ quantity: 20 }] }]);
    expect(body.receipts[0]?.by).not.toBe('');
    expect(await shelfOf(id)).toMatchObject([{ onHand: 30, onOrder: 0, cost: 30_000 }]);
    expect((await world.send(getProduct, { params: { id } })).body.available).toBe(30);
  });

  it('shows those who keep stock what came, and not what it cost', async () => {
    const purchase = await buying.aSentPurchase(rice.card.id, { freight: 12_345, discount: 777 });
    const by = { token: keeper.accessToken };
    const seen = await world.send(getPurchase, { ...by, params: { id: purchase.id } });
    const received = await buying.receive(purchase, 1, { by: keeper });
    await expect.poll(() => idsFor({ q: purchase.code, status: 'partly_received' })).toHaveLength(1);
    const list = await world.send(searchPurchases, { ...by, query: { q: purchase.code } });
    for (const { status, body } of [seen, received, list]) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/"cost"|taxRate|freight|discount|30000|12345/);
    }
    expect(list.body.data).toMatchObject([{ code: purchase.code, received: 1 }]);
    expect(list.body.data[0]).not.toHaveProperty('total');
    const { body } = await world.send(searchPurchases, { token, query: { q: purchase.code } });
    expect(body.data).toMatchObject([{ total: 599_223 + 47_938 + 12_345 }]);
  });

  it('is a paper, with prices and how the supplier is reached for those alone who may know', async () => {
    const { id, code, supplier } = await buying.aPurchase(rice.card.id, { freight: 12_345 });
    const paperFor = ({ accessToken }: Member) =>
      world.send(getPurchasePaper, { token: accessToken, params: { id } });
    const [full, plain] = await Promise.all([paperFor(admin), paperFor(keeper)]);
    for (const { status, headers, body } of [full, plain]) {
      expect([status, body.name]).toEqual([200, `${code}.pdf`]);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('cache-control')).toBe('no-store');
      const [page] = await pdfText(body.bytes);
      for (const words of [code, rice.card.name, supplier.name, 'ĐƠN ĐẶT HÀNG', 'Công ty TNHH Chợ Làng'])
        expect(page).toContain(words);
    }
    const [priced = ''] = await pdfText(full.body.bytes);
    expect(priced).toContain('660.345 ₫');
    expect(priced).toContain('Sáu trăm sáu mươi nghìn ba trăm bốn mươi lăm đồng');
    expect(priced).toContain('0912345678');
    const [open = ''] = await pdfText(plain.body.bytes);
    expect(open).not.toMatch(/₫|30\.000|0912345678|0601234567|Thành tiền/);
  });

  it('404: is no paper where there is none', async () => {
    const asked = (by: string, which: string) =>
      loadChunk(world.send(getPurchasePaper, { token: by, params: { id: which } }));
    expect(await asked(token, 'khong-co')).toEqual([404, 'PURCHASE_NOT_FOUND']);
  });

  it('is found by code, goods and supplier, by where it stands, and by being late', async () => {
    const late = await buying.aSentPurchase(rice.card.id, { expectedOn: '2020-01-01' });
    await expect.poll(() => idsFor({ q: late.code })).toEqual([late.id]);
    expect(await idsFor({ supplier: late.supplier.id })).toEqual([late.id]);
    expect(await idsFor({ late: 'true' })).toEqual([late.id]);
    expect(await idsFor({ q: 'gao tam', status: 'sent', warehouseId: warehouse.id })).toContain(late.id);
    await buying.receive(late, 20);
    await expect.poll(() => idsFor({ late: 'true' })).toEqual([]);
  });

  it('409: of two at once the second is told, and the same press twice is one', async () => {
    const purchase = await buying.aSentPurchase(rice.card.id);
    const press = { clientRequestId: 'nhan-mot-lan-thoi' };
    const [one, same] = await Promise.all([
      buying.receive(purchase, 3, press),
      buying.receive(purchase, 3, press),
    ]);
    expect(same.body).toEqual(one.body);
    expect(one.body.lines[0]?.received).toBe(3);
    expect(await loadChunk(buying.receive(purchase, 3, { by: keeper }))).toEqual([409, 'STALE_STATE']);
    expect(await loadChunk(buying.receive(purchase, 4, press))).toEqual([409, 'REQUEST_DIFFERS']);
    expect(await loadChunk(buying.update(purchase, { note: 'Muộn' }))).toEqual([409, 'STALE_STATE']);
  });

  it('is refused what it may not become, and more than came', async () => {
    const draft = await buying.aPurchase(rice.card.id);
    expect(await loadChunk(buying.receive(draft, 1))).toEqual([409, 'PURCHASE_STATE']);
    expect(await loadChunk(buying.update(draft, { status: 'closed' }))).toEqual([409, 'PURCHASE_STATE']);
    const sent = (await buying.update(draft, { status: 'sent' })).body;
    expect(await loadChunk(buying.receive(sent, 21))).toEqual([409, 'PURCHASE_MORE_CAME']);
    const far = buying.receive(sent, 99, { acceptsMore: true });
    expect(await loadChunk(far)).toEqual([422, 'PURCHASE_TOO_MUCH_CAME']);
    const lines = [{ lineId: 'khac', quantity: 1 }];
    expect(await loadChunk(buying.receive(sent, 1, { lines }))).toEqual([422, 'PURCHASE_LINE_UNKNOWN']);
    expect((await buying.receive(sent, 0)).status).toBe(400);
    const removed = await world.send(deletePurchase, { token, params: { id: sent.id } });
    expect([removed.status, removed.failure.code, removed.failure.params]).toMatchObject([
      409,
      'PURCHASE_SENT',
      { code: sent.code, list: `${rice.card.name} (20)` },
    ]);
    const supplier = world.send(deleteSupplier, { token, params: { id: sent.supplier.id } });
    expect(await loadChunk(supplier)).toEqual([409, 'SUPPLIER_IN_USE']);
  });

  it('names only what there is', async () => {
    const write = async (more: object) => {
      const supplier = await buying.aSupplier();
      const items = [{ productId: rice.card.id, quantity: 1, cost: 1 }];
      const body = { supplierId: supplier.id, warehouseId: warehouse.id, items, ...more } as never;
      return loadChunk(world.send(createPurchase, { token, body }));
    };
    const change = async (more: object) =>
      loadChunk(buying.update(await buying.aPurchase(rice.card.id), more as never));
    const stopped = await buying.aSupplier({ isActive: false });
    const of = (item: object) => ({ items: [{ productId: shirt.card.id, quantity: 1, cost: 1, ...item }] });
    for (const refused of [write, change]) {
      expect(await refused({ supplierId: 'sup_khong' })).toEqual([404, 'SUPPLIER_NOT_FOUND']);
      expect(await refused({ supplierId: stopped.id })).toEqual([422, 'SUPPLIER_STOPPED']);
      expect(await refused({ warehouseId: 'wh_khong' })).toEqual([422, 'UNKNOWN_WAREHOUSE']);
      expect(await refused(of({ productId: 'khong' }))).toEqual([404, 'PRODUCT_NOT_FOUND']);
      expect(await refused(of({}))).toEqual([422, 'VARIANT_REQUIRED']);
      expect(await refused(of({ variantId: 'xanh' }))).toEqual([404, 'VARIANT_NOT_FOUND']);
    }
  });

  it('404: is not read, changed, received or taken away where there is none', async () => {
    const asked = { token, params: { id: 'khong-co' } };
    const gone = [404, 'PURCHASE_NOT_FOUND'];
    expect(await loadChunk(world.send(getPurchase, asked))).toEqual(gone);
    expect(await loadChunk(world.send(updatePurchase, { ...asked, body: { version: 1 } }))).toEqual(gone);
    expect(await loadChunk(world.send(deletePurchase, asked))).toEqual(gone);
    const body = { version: 1, lines: [{ lineId: '1', quantity: 1 }] };
    expect(await loadChunk(world.send(receivePurchase, { ...asked, body }))).toEqual(gone);
  });

  it('keeps its goods in the catalogue while they are on their way', async () => {
    const doomed = aProduct({ name: 'Nếp cẩm', available: 0, category: grain });
    await stock(world, [doomed]);
    const purchase = await buying.aSentPurchase(doomed.card.id);
    const remove = () => world.send(deleteProduct, { token, params: { id: doomed.card.id } });
    expect(await loadChunk(remove())).toEqual([400, 'PRODUCT_REFERENCED']);
    await buying.update(purchase, { status: 'cancelled' });
    expect((await remove()).status).toBe(200);
  });

  it('is one, however often it is asked for by one key', async () => {
    const supplier = await buying.aSupplier();
    const items = [{ productId: shirt.card.id, variantId: 'co-m', quantity: 2, cost: 80_000 }];
    const body = {
      supplierId: supplier.id,
      warehouseId: warehouse.id,
      items,
      clientRequestId: 'viet-mot-lan',
    };
    const write = (more: object = {}) => world.send(createPurchase, { token, body: { ...body, ...more } });
    const [one, same] = await Promise.all([write(), write()]);
    expect([one.status, same.body]).toEqual([201, one.body]);
    expect(one.body.lines).toMatchObject([{ variantName: 'Cỡ: M', codes: ['ABB-M'] }]);
    expect(await loadChunk(write({ note: 'khác' }))).toEqual([409, 'REQUEST_DIFFERS']);
    const update = (note: string) => buying.update(one.body, { note, clientRequestId: 'sua-mot-lan' });
    expect((await update('một')).body).toEqual((await update('một')).body);
    expect(await loadChunk(update('hai'))).toEqual([409, 'REQUEST_DIFFERS']);
  });
});

describe('goods to order', () => {
  const find = async (q: string) => (await world.send(findPurchaseGoods, { token, query: { q } })).body.data;

  it('are found by name, code and SKU, each variant by itself, with what they cost', async () => {
    expect(await find('gao tam')).toMatchObject([{ productId: rice.card.id, variantId: null }]);
    expect((await find('ao ba')).map(({ variantId }) => variantId)).toEqual(['co-m', 'co-l']);
    expect((await find('ABB-L'))[0]).toMatchObject({ variantId: 'co-l', codes: ['ABB-L'] });
    expect(await find(' ')).toEqual([]);
  });

  it('are matched by whole codes, each at its place', async () => {
    const codes = ['abb-l', rice.card.code.toLowerCase(), shirt.card.code, 'khong-co'];
    const { body } = await world.send(matchGoods, { token, body: { codes } });
    expect(body.data).toMatchObject([{ variantId: 'co-l' }, { productId: rice.card.id }, null, null]);
  });
});
