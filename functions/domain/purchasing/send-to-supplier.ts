import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import { sumsOf } from '#shared/purchasing/purchase-sums.ts';
import { findWarehouse } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { StoredPurchase } from './purchase-record.ts';

/** Returns the mail with the purchase for its supplier; none if the supplier has no mail address. */
export async function mailToSupplier(
  { table }: Pick<Context, 'table'>,
  { code, lines, discount, freight, warehouse, expectedOn, note }: StoredPurchase,
  { name: supplierName, email }: Pick<Supplier, 'name' | 'email'>,
): Promise<Operation[]> {
  if (email === '') return [];
  const place = await findWarehouse(table, warehouse.id);
  const content = {
    template: 'purchase-sent' as const,
    supplierName,
    code,
    lines: lines.map(({ name, variantName, unit, quantity, cost, taxRate }) => ({
      name: [name, variantName].filter(Boolean).join(' · '),
      unit,
      quantity,
      cost,
      taxRate,
    })),
    total: sumsOf(lines, { discount, freight }).total,
    to: { name: warehouse.name, address: place?.address ?? '', phone: place?.phone ?? '' },
    expectedOn,
    note,
  };
  return [requestMail({ to: email, language: 'vi', content })];
}
