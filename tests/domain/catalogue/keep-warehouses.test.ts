import { beforeEach, describe, expect, it } from 'vitest';
import { searchWarehouses as contract } from '#shared/catalogue/warehouse.contract.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import {
  findShelfBySerial,
  isSerialConflict,
  keepSerials,
  releaseSerials,
  requireFewSerials,
  serialChanged,
  serialConflictError,
} from '#functions/domain/inventory/stock/serials.ts';
import {
  createWarehouse,
  getWarehouse,
  listWarehouses,
  searchWarehouses,
  updateWarehouse,
} from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { aWarehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';

let memory: ReturnType<typeof memoryTable>;
beforeEach(() => {
  memory = memoryTable();
});

describe('a warehouse', () => {
  const draft = {
    name: 'Kho Huế',
    code: 'HUE',
    address: '1 Lê Lợi',
    province: 'Huế',
    phone: '',
    hours: '',
    isActive: true,
  };
  const create = (given: object = {}, table = memory.table) =>
    createWarehouse(contextOf(table), { ...draft, userId: 'lan', ...given });
  const update = (id: string, version: number, change: object, table = memory.table) =>
    updateWarehouse(contextOf(table), { id, version, ...change });

  it('goes by one code for good, also of one from before ids were made of codes', async () => {
    memory.put([warehouseItem(aWarehouse())]);
    expect(await create()).toMatchObject({ id: 'wh_hue', ...draft, version: 1, pausedReason: '' });
    expect(await refusalOf(create({ name: 'Khác' }))).toBe('CODE_EXISTS');
    expect(await refusalOf(create({ code: 'DNG' }))).toBe('CODE_EXISTS');
    expect((await getWarehouse(contextOf(memory.table), 'wh_hue')).name).toBe('Kho Huế');
  });

  it('is one however often the same request comes', async () => {
    const asked = { clientRequestId: 'mot-lan-thoi' };
    const crossed = meanwhile(memory.table, () => create(asked));
    expect((await create(asked, crossed.table)).id).toBe('wh_hue');
    expect([crossed.happened(), (await create(asked)).version]).toEqual([true, 1]);
  });

  it('says why it rests, and nothing once it is open', async () => {
    const resting = await create({ isActive: false, pausedReason: 'Kiểm kho' });
    expect(resting.pausedReason).toBe('Kiểm kho');
    expect((await create({ code: 'MOI', pausedReason: 'Thừa' })).pausedReason).toBe('');
    const renamed = await update(resting.id, 1, { name: 'Kho mới' });
    expect(renamed).toMatchObject({ name: 'Kho mới', isActive: false, pausedReason: 'Kiểm kho', version: 2 });
    expect(await update(resting.id, 2, { isActive: true })).toMatchObject({
      isActive: true,
      pausedReason: '',
    });
  });

  it('lies where its codes say, in either system, by the names that belong to them', async () => {
    const current = { provinceCode: 1, wardCode: 4 };
    const former = { provinceCode: 1, districtCode: 1, wardCode: 1 };
    const made = await create({ currentDivision: current });
    expect(made).toMatchObject({
      currentDivision: { ...current, province: 'Thành phố Hà Nội', ward: 'Phường Ba Đình' },
      formerDivision: null,
    });
    const both = await update(made.id, 1, { formerDivision: former });
    expect(both).toMatchObject({
      currentDivision: { ...current },
      formerDivision: { ...former, district: 'Quận Ba Đình', ward: 'Phường Phúc Xá' },
    });
    const none = await update(made.id, 2, { currentDivision: null });
    expect([none.currentDivision, none.formerDivision?.districtCode]).toEqual([null, 1]);
    expect(await refusalOf(update(made.id, 3, { currentDivision: { provinceCode: 3, wardCode: 4 } }))).toBe(
      'UNKNOWN_PROVINCE',
    );
  });

  it('is changed over the version that was read, also where it changes at that moment', async () => {
    const { id } = await create();
    expect(await refusalOf(update(id, 2, { name: 'X' }))).toBe('STALE_STATE');
    const crossed = meanwhile(memory.table, () => update(id, 1, { name: 'Quicker' }));
    expect(await refusalOf(update(id, 1, { name: 'X' }, crossed.table))).toBe('STALE_STATE');
    expect(await refusalOf(update('nowhere', 1, {}))).toBe('NOT_FOUND');
    expect((await getWarehouse(contextOf(memory.table), id)).name).toBe('Quicker');
  });

  it('is listed by name, province, words and whether it is open', async () => {
    await create();
    await create({ code: 'AN', name: 'Kho An', province: 'An Giang', isActive: false });
    const context = contextOf(memory.table);
    const find = async (query: object) =>
      (await searchWarehouses(context, contract.query.parse(query))).data.map(({ code }) => code);
    expect((await listWarehouses(context)).map(({ code }) => code)).toEqual(['AN', 'HUE']);
    expect(await find({ province: 'Huế' })).toEqual(['HUE']);
    expect(await find({ isActive: 'false' })).toEqual(['AN']);
    expect(await find({ q: 'le loi' })).toEqual(expect.arrayContaining(['AN', 'HUE']));
    expect(await find({ q: 'kho an' })).toEqual(['AN']);
  });
});

describe('serial numbers of pieces', () => {
  const shelf = { productId: 'p', variantId: '-', warehouseId: 'w', name: 'Máy' };
  const purchase = { id: 'po', code: 'PN1', at: '2026-11-20' };
  const keep = (serials: string[], of = purchase) => memory.table.write(keepSerials(serials, shelf, of));
  const release = async (serials: string[], purchaseId = 'po') =>
    memory.table.write(
      await releaseSerials(memory.table, serials, { productId: 'p', name: 'Máy', purchaseId }),
    );

  it('are kept once each of a product, and told by their name where they are taken', async () => {
    expect(await keep(['A1', 'A2'])).toBeUndefined();
    const refusal = (await keep(['A3', 'A2'])) ?? '';
    expect(isSerialConflict(refusal)).toBe(true);
    if (isSerialConflict(refusal))
      expect(serialConflictError(refusal)).toMatchObject({
        code: 'SERIAL_TAKEN',
        details: { params: { serial: 'A2', name: 'Máy' } },
      });
    expect(isSerialConflict('other')).toBe(false);
    expect(await findShelfBySerial(memory.table, 'A3')).toBeUndefined();
  });

  it('lead to the shelf they came to, however they are typed', async () => {
    await keep(['A1']);
    expect(shelfKey((await findShelfBySerial(memory.table, ' a1 ')) ?? shelf)).toEqual(shelfKey(shelf));
    for (const typed of ['', '  ', 'A', 'A'.repeat(61)])
      expect(await findShelfBySerial(memory.table, typed)).toBeUndefined();
  });

  it('go back with the purchase they came by, as they were looked at', async () => {
    await keep(['A1', 'A2']);
    const refused = await release(['A1', 'A9']).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'SERIAL_NOT_FOUND',
      details: { params: { serial: 'A9', name: 'Máy' } },
    });
    expect(await refusalOf(release(['A1'], 'other'))).toBe('SERIAL_NOT_FOUND');
    const writes = await releaseSerials(memory.table, ['A1'], {
      productId: 'p',
      name: 'Máy',
      purchaseId: 'po',
    });
    await release(['A1']);
    expect(await memory.table.write(writes)).toBe(serialChanged);
    await keep(['A1'], { ...purchase, at: '2026-11-21' });
    expect(await memory.table.write(writes)).toBe(serialChanged);
  });

  it('are as many on one paper as one write holds beside its lines', async () => {
    const few = (count: number, lines: number) =>
      refusalOf(Promise.resolve().then(() => requireFewSerials(count, lines)));
    expect([await few(60, 32), await few(61, 1), await few(59, 33), await few(60, 33)]).toEqual([
      undefined,
      'SERIALS_TOO_MANY',
      undefined,
      'SERIALS_TOO_MANY',
    ]);
  });
});
