import { charged, type Debt, owedOf, settled } from '#shared/purchasing/debt-rules.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { purchasingKeys } from './purchasing-keys.ts';
import { usualTermDays } from '#shared/purchasing/supplier-choices.ts';
import { supplierRecord } from './suppliers.ts';
import {
  type debtConflict,
  debtRecord,
  noDebt,
  type StoredDebt,
  type StoredDebtEntry,
} from './debt-record.ts';

export type DebtLine = Omit<StoredDebtEntry, 'number' | 'at' | 'balance' | 'dueOn'>;

export const findDebt = async ({ table }: TableContext, id: string): Promise<StoredDebt> =>
  (await debtRecord.find(table, { id })) ?? noDebt(id);

/** Writes a line of a supplier's ledger and the changed debt in one transaction. */
export function writeLine(
  { now }: Pick<Context, 'now'>,
  before: StoredDebt,
  after: Debt,
  line: Omit<StoredDebtEntry, 'number' | 'at' | 'balance'>,
): Operation<typeof debtConflict>[] {
  const number = before.entries + 1;
  const entry: StoredDebtEntry = { ...line, number, at: now().toISOString(), balance: owedOf(after) };
  return [
    ...debtRecord.replace(before, { open: [...after.open], credit: after.credit }).writes,
    create({ ...purchasingKeys.debtEntry(before.id, number), entity: 'supplier-debt-entry', ...entry }),
  ];
}

const dayMilliseconds = 86_400_000;

/** Books a change of a supplier's debt, due after its term; a credit settles the oldest due first. */
export async function bookDebt(
  context: Pick<Context, 'table' | 'now'>,
  supplierId: string,
  line: DebtLine,
): Promise<Operation<typeof debtConflict>[]> {
  if (line.amount === 0) return [];
  const before = await findDebt(context, supplierId);
  if (line.amount < 0) {
    const { debt, dues } = settled(before, -line.amount);
    return writeLine(context, before, debt, { ...line, dues });
  }
  const supplier = await supplierRecord.find(context.table, { id: supplierId });
  const days = supplier?.termDays ?? usualTermDays;
  const dueOn = dayInVietnam(context.now().getTime() + days * dayMilliseconds);
  return writeLine(context, before, charged(before, { dueOn, amount: line.amount }), { ...line, dueOn });
}
