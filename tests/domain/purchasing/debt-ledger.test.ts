import { beforeEach, describe, expect, it } from 'vitest';
import type { AppError } from '#shared/contract/errors.ts';
import {
  listDebtEntries as entriesContract,
  searchDebts as searchContract,
} from '#shared/purchasing/debts.contract.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { paySupplier, reversePayment } from '#functions/domain/purchasing/pay-supplier.ts';
import { debtRecord, type StoredDebt } from '#functions/domain/purchasing/debt-record.ts';
import { purchasingKeys } from '#functions/domain/purchasing/purchasing-keys.ts';
import { getDebt, listDebtEntries, searchDebts, sumDebts } from '#functions/domain/purchasing/read-debts.ts';
import {
  createSupplier,
  deleteSupplier,
  getSupplier,
  searchSuppliers,
  supplierRecord,
  updateSupplier,
} from '#functions/domain/purchasing/suppliers.ts';
import { searchSuppliers as suppliersContract } from '#shared/purchasing/suppliers.contract.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aBuyingShop, boss, supplierDraft } from './purchase-world.ts';

const now = new Date('2026-11-20T03:00:00.000Z');

/** A shop that owes its suppliers what a test says. */
function aShop() {
  const { table, put, rows } = memoryTable();
  const context = contextOf(table, () => now);
  const supplier = (code: string, given: object = {}) =>
    createSupplier(context, { ...supplierDraft, name: `Nhà ${code}`, code, userId: boss, ...given });
  const owes = (id: string, debt: Partial<StoredDebt>) =>
    put([debtRecord.item({ id, open: [], credit: 0, entries: 1, ...debt })]);
  return { table, put, rows, context, supplier, owes };
}

let shop: ReturnType<typeof aShop>;
beforeEach(() => {
  shop = aShop();
});

const due = (dueOn: string, amount: number) => ({ dueOn, amount });

describe('what suppliers are owed', () => {
  beforeEach(async () => {
    for (const code of ['A', 'B', 'C', 'D']) await shop.supplier(code);
    shop.owes('sup_a', { open: [due('2026-11-19', 100), due('2026-11-20', 20), due('2026-12-30', 3)] });
    shop.owes('sup_b', { credit: 500 });
    shop.owes('sup_c', { open: [due('2026-11-27', 7), due('2026-11-28', 60)] });
    shop.owes('sup_gone', { open: [due('2026-11-27', 1000)] });
  });
  const names = async (query: object) =>
    (await searchDebts(shop.context, searchContract.query.parse(query))).data.map(({ code }) => code);

  it('is listed of those who were ever owed, by where it stands and in any order', async () => {
    expect((await names({})).toSorted()).toEqual(['A', 'B', 'C']);
    expect(await names({ state: 'overdue' })).toEqual(['A']);
    expect(await names({ state: 'prepaid' })).toEqual(['B']);
    expect((await names({ state: 'owing' })).toSorted()).toEqual(['A', 'C']);
    expect(await names({ q: 'nha c' })).toEqual(['C']);
    expect(await names({ sort: 'dueOn' })).toEqual(['A', 'C', 'B']);
    expect(await names({ sort: '-owed' })).toEqual(['A', 'C', 'B']);
  });

  it('is overdue from the day after it was due', async () => {
    expect(await getDebt(shop.context, 'sup_a')).toEqual({
      id: 'sup_a',
      name: 'Nhà A',
      code: 'A',
      phone: supplierDraft.phone,
      owed: 123,
      overdue: 100,
      dueOn: '2026-11-19',
      termDays: 30,
      open: [due('2026-11-19', 100), due('2026-11-20', 20), due('2026-12-30', 3)],
    });
    expect(await getDebt(shop.context, 'sup_d')).toMatchObject({
      owed: 0,
      overdue: 0,
      dueOn: null,
      open: [],
    });
    expect(await getDebt(shop.context, 'sup_b')).toMatchObject({ owed: -500, dueOn: null });
    expect(await refusalOf(getDebt(shop.context, 'nobody'))).toBe('SUPPLIER_NOT_FOUND');
  });

  it('is summed of all, what is due within seven days apart', async () => {
    // From the first moment of the day in Vietnam to its last.
    for (const moment of ['2026-11-19T17:00:00.000Z', '2026-11-20T16:59:59.999Z'])
      expect(await sumDebts(contextOf(shop.table, () => new Date(moment)))).toEqual({
        owed: 1190,
        overdue: 100,
        dueSoon: 1027,
        prepaid: 500,
      });
  });
});

describe('the ledger of a supplier', () => {
  it('is read a page at a time, the newest first, by whom', async () => {
    await shop.supplier('A');
    await shop.supplier('B');
    shop.put([profileRecord.item(aProfile({ id: boss, fullName: 'Bà Chủ' }))]);
    const by = { id: 'sup_a', userId: boss, note: '', way: 'cash' as const, isPrepayment: true };
    for (const amount of [1, 2, 3]) await paySupplier(shop.context, { ...by, amount, paidOn: '2026-11-20' });
    await reversePayment(shop.context, { id: 'sup_a', number: 2, userId: 'nobody', reason: 'Nhầm' });
    const page = (query: object, id = 'sup_a') =>
      listDebtEntries(shop.context, { id, ...entriesContract.query.parse(query) });
    const first = await page({ take: 2 });
    expect(
      first.data.map(({ number, kind, amount, balance, by: who }) => [number, kind, amount, balance, who]),
    ).toEqual([
      [4, 'reversed', 2, -4, ''],
      [3, 'paid', -3, -6, 'Bà Chủ'],
    ]);
    expect(first.data[0]).toMatchObject({ reverses: 2, note: 'Nhầm' });
    const cursor = first.nextCursor ?? '';
    const second = await page({ take: 2, cursor });
    expect([second.data.map(({ number, reversedBy }) => [number, reversedBy]), second.nextCursor]).toEqual([
      [
        [2, 4],
        [1, undefined],
      ],
      null,
    ]);
    expect(second.data[0]).not.toHaveProperty('dues');
    expect(await refusalOf(page({ cursor }, 'sup_b'))).toBe('BAD_CURSOR');
    expect(await refusalOf(page({}, 'nobody'))).toBe('SUPPLIER_NOT_FOUND');
    expect((await page({ take: 4 })).nextCursor).toBeNull();
  });

  it('says why each line stands there, for which purchase, and when it is due', async () => {
    const buying = await aBuyingShop();
    let purchase = await buying.receive(await buying.sent(), 20, { note: 'Đủ' });
    purchase = await buying.sendBack(purchase, 5);
    await buying.correct(purchase, { freight: 30_000 });
    const { data } = await listDebtEntries(buying.context, { id: buying.supplier.id, take: 20 });
    expect(data.map(({ kind, amount, of }) => [kind, amount, of?.code])).toEqual([
      ['corrected', 22_500, purchase.code],
      ['sent-back', -162_000, purchase.code],
      ['received', 648_000, purchase.code],
    ]);
    expect(data.map(({ dueOn }) => dueOn !== undefined)).toEqual([true, false, true]);
    expect(data[1]?.note).toBe('Hàng lỗi');
  });

  it('has no line for what came before debts were kept', async () => {
    const buying = await aBuyingShop();
    const purchase = await buying.receive(await buying.sent(), 5);
    await buying.table.write([update(purchasingKeys.head(purchase.id), { remove: ['isOwed'] })]);
    const after = await buying.receive(purchase, 5);
    const { data } = await listDebtEntries(buying.context, { id: buying.supplier.id, take: 20 });
    expect([after.receipts.length, data.map(({ number }) => number)]).toEqual([2, [1]]);
  });

  it('takes goods and a payment of the same moment, one after the other', async () => {
    const buying = await aBuyingShop();
    const purchase = await buying.sent();
    const pay = () =>
      paySupplier(buying.context, {
        id: buying.supplier.id,
        userId: boss,
        amount: 1000,
        paidOn: '2026-01-01',
        way: 'cash',
        note: '',
        isPrepayment: true,
      });
    const crossed = meanwhile(buying.table, pay);
    await buying.receive(purchase, 20, { at: crossed.table });
    const { data } = await listDebtEntries(buying.context, { id: buying.supplier.id, take: 20 });
    expect([crossed.happened(), data.map(({ kind, balance }) => [kind, balance])]).toEqual([
      true,
      [
        ['received', 647_000],
        ['paid', -1000],
      ],
    ]);
  });
});

describe('a supplier', () => {
  it('goes by one code, and is one however often the same request comes', async () => {
    const asked = { clientRequestId: 'mot-lan-thoi' };
    const first = await shop.supplier('A', asked);
    expect(await shop.supplier('A', asked)).toEqual(first);
    expect(first).toMatchObject({ id: 'sup_a', purchases: 0, version: 1 });
    expect(await refusalOf(shop.supplier('A'))).toBe('CODE_EXISTS');
  });

  it('is changed over the version that was read, also where it changes at that moment', async () => {
    await shop.supplier('A');
    const change = (version: number, name: string, table = shop.table) =>
      updateSupplier(contextOf(table), { id: 'sup_a', version, name });
    expect(await refusalOf(change(2, 'X'))).toBe('STALE_STATE');
    const crossed = meanwhile(shop.table, () => change(1, 'Quicker'));
    expect(await refusalOf(change(1, 'X', crossed.table))).toBe('STALE_STATE');
    expect(await getSupplier(shop.context, 'sup_a')).toMatchObject({
      name: 'Quicker',
      version: 2,
      termDays: 30,
    });
  });

  it('is listed by name, words and whether it is bought from', async () => {
    await shop.supplier('A');
    await shop.supplier('B', { isActive: false, taxCode: '0101' });
    const codes = async (query: object) =>
      (await searchSuppliers(shop.context, suppliersContract.query.parse(query))).data.map(
        ({ code }) => code,
      );
    expect((await codes({})).toSorted()).toEqual(['A', 'B']);
    expect(await codes({ isActive: 'true' })).toEqual(['A']);
    expect(await codes({ isActive: 'false' })).toEqual(['B']);
    expect(await codes({ q: '0101' })).toEqual(['B']);
  });

  it('is not taken away while anything was ever owed, or purchases name it, of which the newest five are named', async () => {
    await shop.supplier('A');
    shop.owes('sup_a', {});
    expect(await refusalOf(deleteSupplier(shop.context, 'sup_a'))).toBe('SUPPLIER_HAS_LEDGER');
    await shop.table.write([remove(purchasingKeys.debt('sup_a'))]);
    const setCount = (purchases: number) =>
      shop.table.write([
        supplierRecord.count({ id: 'sup_a' }, { set: { purchases } }, { when: {}, refusal: 'no' }),
      ]);
    await setCount(1);
    const refused = await deleteSupplier(shop.context, 'sup_a').catch((error: AppError) => error);
    expect(refused).toMatchObject({ code: 'SUPPLIER_IN_USE', details: { params: { count: 1, list: '' } } });
    await setCount(0);
    const codes = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
    shop.put(
      codes.map((code) => ({
        ...purchasingKeys.head(code),
        ...purchasingKeys.bySupplier('sup_a', code),
        entity: 'purchase-order',
        code,
      })),
    );
    expect(await deleteSupplier(shop.context, 'sup_a').catch((error: AppError) => error)).toMatchObject({
      details: { params: { count: 5, list: 'P6, P5, P4, P3, P2' } },
    });
    for (const code of codes) await shop.table.write([remove(purchasingKeys.head(code))]);
    expect(await deleteSupplier(shop.context, 'sup_a')).toEqual({ id: 'sup_a' });
    expect(await refusalOf(deleteSupplier(shop.context, 'sup_a'))).toBe('SUPPLIER_NOT_FOUND');
  });
});
