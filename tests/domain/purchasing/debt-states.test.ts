import { expect, it } from 'vitest';
import { searchDebts as contract } from '#shared/purchasing/debts.contract.ts';
import { debtRecord, type StoredDebt } from '#functions/domain/purchasing/debt-record.ts';
import { searchDebts } from '#functions/domain/purchasing/read-debts.ts';
import { createSupplier } from '#functions/domain/purchasing/suppliers.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { boss, supplierDraft } from './purchase-world.ts';

const yesterday = [{ dueOn: '2026-11-19', amount: 1 }];
const today = [{ dueOn: '2026-11-20', amount: 1 }];

it.each<[string, Partial<StoredDebt>, states: string[]]>([
  ['owed one đồng since yesterday', { open: yesterday }, ['owing', 'overdue']],
  ['owed one đồng today', { open: today }, ['owing']],
  ['paid one đồng beforehand', { credit: 1 }, ['prepaid']],
  ['owed nothing', {}, []],
])('a supplier who is %s is listed so, and in no other state', async (_, debt, states) => {
  const { table, put } = memoryTable();
  const context = contextOf(table, () => new Date('2026-11-20T03:00:00.000Z'));
  const { id } = await createSupplier(context, { ...supplierDraft, userId: boss });
  put([debtRecord.item({ id, open: [], credit: 0, entries: 1, ...debt })]);
  const isListed = async (query: object) =>
    (await searchDebts(context, contract.query.parse(query))).data.length === 1;
  const found = [];
  for (const state of ['owing', 'overdue', 'prepaid']) if (await isListed({ state })) found.push(state);
  expect([found, await isListed({})]).toEqual([states, true]);
});
