import { beforeAll, describe, expect, it } from 'vitest';
import { startJob, takeBackJob } from '#shared/jobs/jobs.contract.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { readProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { readShelves } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import { jobRecord } from '#functions/domain/jobs/job-record.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { working } from './jobs-scene.ts';

const world = aSharedWorld();
const staff = aSharedMember(world, { role: 'collaborator' });
let jobs: ReturnType<typeof working>;
beforeAll(() => {
  jobs = working(world);
});

const said = (way: 'sets' | 'adds') => ({
  stock: { way, warehouseId: warehouse.id, reason: 'Kiểm kho tháng 11' },
});
const shelfKey = (id: string, variantId = '-') => productKeys.stock(id, variantId, warehouse.id);
const onHand = async (id: string) =>
  (await readShelves({ table: world.table }, id)).map((shelf) => [shelf.variantId, shelf.onHand]);

describe('a column of stock', () => {
  it('is passed over, and that is said, until somebody says what it means', async () => {
    const [one] = await jobs.products([1000]);
    const checked = await jobs.check(staff, `code,Tồn kho\n${one?.code},3\n`);
    expect(checked).toMatchObject({ status: 'done', changed: 0, unchanged: 1, ignored: ['Tồn kho'] });
  });

  it('sets what was counted, or adds to it, in the warehouse that was named, as a correction with its reason', async () => {
    const [one, two] = await jobs.products([1000, 2000], { available: 20 });
    const file = `code,stock,price\n${one?.code},12,\n${two?.code},3,2500\n`;
    const counted = await jobs.check(staff, file, {}, said('sets'));
    expect(counted).toMatchObject({ changed: 2, refused: 0, ignored: [] });
    expect(await jobs.apply(staff, counted.id)).toMatchObject({ status: 'done', changed: 2 });
    expect(await onHand(one?.id ?? '')).toEqual([['-', 12]]);
    const [shelf] = await readShelves({ table: world.table }, two?.id ?? '');
    expect(shelf).toMatchObject({
      onHand: 3,
      move: { why: 'corrected', note: 'Kiểm kho tháng 11', who: { id: staff.id }, of: { kind: 'job' } },
    });
    const card = await jobs.cardOf(two?.id ?? '');
    expect(card).toMatchObject({ price: 2500, stockStatus: 'low_stock' });

    const added = await jobs.check(staff, `code,stock\n${one?.code},-2\n${two?.code},7\n`, {}, said('adds'));
    const applied = await jobs.apply(staff, added.id);
    expect(await onHand(one?.id ?? '')).toEqual([['-', 10]]);
    expect(await onHand(two?.id ?? '')).toEqual([['-', 10]]);
    // A sale since then is its own: the rest is put back.
    await world.table.write([update(shelfKey(one?.id ?? ''), { set: { onHand: 9 }, add: { moves: 1 } })]);
    await world.send(takeBackJob, { token: staff.accessToken, params: { id: applied.id }, body: {} });
    expect(await jobs.ended(staff, applied.id)).toMatchObject({ takenBack: 1, kept: 1 });
    expect(await onHand(one?.id ?? '')).toEqual([['-', 9]]);
    expect(await onHand(two?.id ?? '')).toEqual([['-', 3]]);
  });

  it('is added once, though its function dies before it has said so', async () => {
    const cards = await jobs.products([1, 2, 3], { available: 5 });
    const file = ['code,stock', ...cards.map(({ code }) => `${code},4`)].join('\n');
    const checked = await jobs.check(staff, file, {}, said('adds'));
    const applied = await jobs.apply(staff, checked.id);
    const stored = await jobRecord.find(world.table, { id: applied.id });
    if (!stored) throw new Error('The job is gone');
    const cursor = { ...(stored.cursor as object), row: 0 };
    const turn = stored.turn + 1;
    const again = { ...stored, turn, status: 'running' as const, cursor, done: 0, changed: 0, endedAt: null };
    await world.table.write(jobRecord.replace(stored, again).writes);
    expect(await jobs.ended(staff, applied.id)).toMatchObject({ status: 'done', changed: 3, refused: 0 });
    for (const { id } of cards) expect(await onHand(id)).toEqual([['-', 9]]);
  });

  it('goes to the shelf of each SKU, and never below what orders hold', async () => {
    const variants = ['S', 'M'].map((value) => ({
      name: 'Cỡ',
      value,
      sku: `SKU-${value}`,
      additionalPrice: 0,
      stock: 8,
    }));
    const [one] = await jobs.products([1000], { available: 8, variants });
    const id = one?.id ?? '';
    await world.table.write([update(shelfKey(id, 'co-m'), { set: { reserved: 3 } })]);
    const file = [
      'code,sku,stock',
      `${one?.code},,5`,
      `${one?.code},SKU-S,6`,
      `${one?.code},SKU-M,2`,
      `${one?.code},SKU-L,2`,
    ].join('\n');
    const checked = await jobs.check(staff, file, {}, said('sets'));
    expect((await jobs.rowsOf(staff, checked.id)).map(({ reason }) => reason)).toEqual([
      'Tồn kho: sản phẩm có phân loại: ghi tồn ở từng dòng SKU',
      'Tồn kho: thấp hơn số đơn hàng đang giữ',
      'SKU: không tìm thấy mã này',
    ]);
    await jobs.apply(staff, checked.id);
    expect(Object.fromEntries(await onHand(id))).toEqual({ 'co-s': 6, 'co-m': 8 });
    expect((await readProduct(world.table, id))?.card.revision).toBe(1);
    const over = await jobs.check(staff, `code,sku,stock\n${one?.code},SKU-S,-7\n`, {}, said('adds'));
    expect((await jobs.rowsOf(staff, over.id))[0]?.reason).toBe('Tồn kho: nhiều hơn số đang có');
  });

  it('400: names a warehouse and a reason; one nobody knows refuses each row', async () => {
    const fileId = await jobs.send(staff, 'code,stock\nA,1\n');
    const input = { mode: 'check', fileId, stock: { way: 'sets', warehouseId: warehouse.id, reason: ' ' } };
    const body = { kind: 'import-products', input } as never;
    expect((await world.send(startJob, { token: staff.accessToken, body })).status).toBe(400);
    const [one] = await jobs.products([1]);
    const nowhere = { stock: { way: 'sets' as const, warehouseId: 'nowhere', reason: 'Thử' } };
    const checked = await jobs.check(staff, `code,stock\n${one?.code},1\n`, {}, nowhere);
    const applied = await jobs.apply(staff, checked.id);
    expect(applied).toMatchObject({ status: 'done', changed: 0, refused: 1 });
  });
});
