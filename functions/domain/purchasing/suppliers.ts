import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf, QueryOf } from '#shared/contract/route.ts';
import {
  type createSupplier as createContract,
  searchSuppliers as searchContract,
  Supplier,
  type updateSupplier as updateContract,
} from '#shared/purchasing/suppliers.contract.ts';
import { onceOrThrow } from '#functions/platform/records/once.ts';
import { asIs, masked } from '#functions/platform/records/audited-fields.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import { purchasingKeys } from './purchasing-keys.ts';

/** Refusal if a purchase was added or removed while its supplier was being deleted. */
const supplierMoved = 'STALE_STATE';

/** Record of a supplier. The number of its purchases is counted without the version. */
export const supplierRecord = versioned({
  entity: 'supplier',
  schema: Supplier,
  key: ({ id }: { id: string }) => purchasingKeys.supplier(id),
  version: 'version',
  stale: supplierMoved,
  missing: 'SUPPLIER_NOT_FOUND',
  counters: ['purchases'],
  activity: {
    of: 'supplier',
    told: {
      name: asIs,
      taxCode: asIs,
      phone: masked,
      email: masked,
      address: asIs,
      leadDays: asIs,
      termDays: asIs,
      terms: asIs,
      isActive: asIs,
    },
  },
});

/** Maximum number of suppliers that are read. A shop has hundreds at most. */
const most = 1000;

const suppliers = defineRows(Supplier, {
  name: 'suppliers',
  columns: {
    name: column.name(({ name }) => name),
    code: column.text(({ code }) => code),
    leadDays: column.number(({ leadDays }) => leadDays),
    isActive: column.flag(({ isActive }) => isActive),
  },
  searched: ({ name, code, taxCode, phone, email, address }) => [name, code, taxCode, phone, email, address],
});

const supplierList = listQuery(suppliers, searchContract, { q: search(), isActive: equals('isActive') });

export const allSuppliers = async ({ table }: TableContext): Promise<Supplier[]> =>
  (await table.list({ pk: purchasingKeys.suppliers, limit: most }, Supplier)).items;

/** Returns a page of suppliers, with the filters and sorting that staff choose. */
export async function searchSuppliers(context: Context, query: QueryOf<typeof searchContract>) {
  return listOf(supplierList, query, {}, itemRows(suppliers, await allSuppliers(context)));
}

export const getSupplier = ({ table }: Context, id: string): Promise<Supplier> =>
  supplierRecord.get(table, { id });

type NewSupplier = BodyOf<typeof createContract> & { userId: string };

/** Creates a supplier. Its id contains the code, so a code names only one supplier. */
export async function createSupplier(
  context: Context,
  { userId, clientRequestId: requestKey, ...draft }: NewSupplier,
): Promise<Supplier> {
  const id = `sup_${draft.code.toLowerCase()}`;
  const request = { who: userId, what: 'purchasing/create-supplier', requestKey, asked: draft };
  const made = await onceOrThrow(context.table, request, {
    result: id,
    writes: supplierRecord.make({ ...draft, id, purchases: 0, version: 1 }, { refusal: 'CODE_EXISTS' }),
  });
  return getSupplier(context, made);
}

export async function updateSupplier(
  context: Context,
  { id, version, ...change }: BodyOf<typeof updateContract> & { id: string },
): Promise<Supplier> {
  const before = await getSupplier(context, id);
  if (before.version !== version) throw new AppError('STALE_STATE');
  const { after, writes } = supplierRecord.replace(before, change);
  await writeOrThrow(context.table, writes);
  return after;
}

/** Maximum number of purchases named in a refusal. */
const maxNamed = 5;

const CodeOnly = z.object({ code: z.string() });

/** Deletes a supplier without purchases. Otherwise the refusal names them. */
export async function deleteSupplier(context: Context, id: string): Promise<{ id: string }> {
  const { table } = context;
  const supplier = await getSupplier(context, id);
  const asked = {
    index: 'gsi1',
    pk: purchasingKeys.boughtFrom(id),
    limit: maxNamed,
    newestFirst: true,
  } as const;
  const { items } = await table.list(asked, CodeOnly);
  const count = Math.max(supplier.purchases, items.length);
  if (count > 0) {
    const list = items.map(({ code }) => code).join(', ');
    throw new AppError('SUPPLIER_IN_USE', { params: { count, list } });
  }
  // A purchase created meanwhile has raised the counter, so the write is refused. A supplier with a ledger
  // stays in the records.
  await writeOrThrow(table, [
    ...supplierRecord.softDelete(supplier, { purchases: 0 }),
    check(purchasingKeys.debt(id), { when: { pk: { missing: true } }, refusal: 'SUPPLIER_HAS_LEDGER' }),
  ]);
  return { id };
}

/** Refusal if a supplier was stopped or deleted before a purchase was written. */
export const supplierInactive = 'supplier-gone';

/** Raises a supplier's counter in its purchases' transaction; refused for an inactive one. */
export const countPurchase = (supplierId: string, purchases = 1): Operation<typeof supplierInactive> =>
  supplierRecord.count(
    { id: supplierId },
    { add: { purchases } },
    { when: { isActive: true }, refusal: supplierInactive },
  );

/** Lowers the purchase counter of a supplier. It belongs in the transaction that removes its purchase. */
export const uncountPurchase = (supplierId: string): Operation<typeof supplierInactive> =>
  supplierRecord.count(
    { id: supplierId },
    { add: { purchases: -1 } },
    { when: {}, refusal: supplierInactive },
  );
