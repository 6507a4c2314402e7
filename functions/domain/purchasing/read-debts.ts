import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { nextDueOf, overdueOf, owedOf, sumOf } from '#shared/purchasing/debt-rules.ts';
import {
  type DebtEntry,
  DebtRow,
  type listDebtEntries as entriesContract,
  searchDebts as searchContract,
  type sumDebts as sumContract,
  type SupplierDebt,
} from '#shared/purchasing/debts.contract.ts';
import type { DebtState } from '#shared/purchasing/debt-choices.ts';
import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { readCursor, writeCursor } from '#functions/platform/cursor.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { type Filter, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import { purchasingKeys } from './purchasing-keys.ts';
import { allSuppliers, getSupplier } from './suppliers.ts';
import { findDebt } from './book-debt.ts';
import { StoredDebt, StoredDebtEntry } from './debt-record.ts';

/** Date that sorts after all real days. */
const never = '9999-12-31';

const debts = defineRows(DebtRow, {
  name: 'supplier-debts',
  columns: {
    name: column.name(({ name }) => name),
    owed: column.number(({ owed }) => owed),
    overdue: column.number(({ overdue }) => overdue),
    dueOn: column.text(({ dueOn }) => dueOn ?? never),
  },
  searched: ({ name, code, phone }) => [name, code, phone],
});

const inState: Filter<'owed' | 'overdue'> = (value) => {
  const state = value as DebtState;
  if (state === 'overdue') return [{ column: 'overdue', atLeast: 1 }];
  return [state === 'prepaid' ? { column: 'owed', atMost: -1 } : { column: 'owed', atLeast: 1 }];
};

const debtRows = listQuery(debts, searchContract, { q: search(), state: inState });

type Requester = Pick<Context, 'table' | 'now'>;

const today = ({ now }: Pick<Context, 'now'>): string => dayInVietnam(now().getTime());

const toRow = (
  { id, name, code, phone }: Pick<Supplier, 'id' | 'name' | 'code' | 'phone'>,
  debt: StoredDebt,
  day: string,
): DebtRow => ({
  id,
  name,
  code,
  phone,
  owed: owedOf(debt),
  overdue: overdueOf(debt, day),
  dueOn: nextDueOf(debt),
});

/** Maximum number of debts that are read, one for each supplier. */
const most = 1000;

const allDebts = async ({ table }: TableContext): Promise<StoredDebt[]> =>
  (await table.list({ pk: purchasingKeys.debts, limit: most }, StoredDebt)).items;

/** Lists the suppliers that were ever owed something. */
export async function searchDebts(context: Requester, query: QueryOf<typeof searchContract>) {
  const [suppliers, known] = await Promise.all([allSuppliers(context), allDebts(context)]);
  const byId = new Map(suppliers.map((supplier) => [supplier.id, supplier]));
  const day = today(context);
  const rows = known.flatMap((debt) => {
    const supplier = byId.get(debt.id);
    return supplier ? [toRow(supplier, debt, day)] : [];
  });
  return listOf(debtRows, query, {}, itemRows(debts, rows));
}

const soonDays = 7;
const dayMilliseconds = 86_400_000;

export async function sumDebts(context: Requester): Promise<ReplyOf<typeof sumContract>> {
  const known = await allDebts(context);
  const day = today(context);
  const soon = dayInVietnam(context.now().getTime() + soonDays * dayMilliseconds);
  const sum = (of: (debt: StoredDebt) => number) => known.reduce((total, debt) => total + of(debt), 0);
  return {
    owed: sum(({ open }) => sumOf(open)),
    overdue: sum((debt) => overdueOf(debt, day)),
    dueSoon: sum(({ open }) => sumOf(open.filter(({ dueOn }) => dueOn >= day && dueOn <= soon))),
    prepaid: sum(({ credit }) => credit),
  };
}

export async function getDebt(context: Requester, id: string): Promise<SupplierDebt> {
  const [supplier, debt] = await Promise.all([getSupplier(context, id), findDebt(context, id)]);
  return { ...toRow(supplier, debt, today(context)), termDays: supplier.termDays, open: debt.open };
}

const Place = z.tuple([z.literal('debt'), z.string(), z.int()]);

/** Reads the position from a cursor. A cursor of another supplier's ledger is refused. */
function placeOf(cursor: string, id: string): number {
  const [, of, number] = readCursor(Place, cursor);
  if (of !== id) throw new AppError('BAD_CURSOR');
  return number;
}

type EntriesQuery = QueryOf<typeof entriesContract> & { id: string };

/** Lists the ledger of one supplier, newest line first. */
export async function listDebtEntries(
  context: Requester,
  { id, take, cursor }: EntriesQuery,
): Promise<ReplyOf<typeof entriesContract>> {
  const { table } = context;
  await getSupplier(context, id);
  const before = cursor === undefined ? undefined : placeOf(cursor, id);
  const range = purchasingKeys.debtEntries(id, before);
  const { items } = await table.list({ ...range, limit: take + 1, newestFirst: true }, StoredDebtEntry);
  const page = items.slice(0, take);
  const members = await findMembers(
    table,
    page.map(({ userId }) => userId),
  );
  const last = page.at(-1);
  return {
    data: page.map(({ userId, dues: _dues, ...entry }): DebtEntry => ({
      ...entry,
      by: members.get(userId)?.fullName ?? '',
    })),
    nextCursor: items.length > take && last ? writeCursor(['debt', id, last.number]) : null,
  };
}
