import type { TableContext } from '#functions/platform/table/context.ts';
import type { Key } from '#functions/platform/table/table-operations.ts';
import { invoiceKeys } from '../invoice-keys.ts';
import { StoredInvoice } from '../invoice-record.ts';

/** Returns an invoice together with all its corrections. */
export async function withCorrections({ table }: TableContext, invoice: StoredInvoice) {
  const found = await table.getMany(
    invoice.corrections.map(({ id }): [Key, typeof StoredInvoice] => [invoiceKeys.head(id), StoredInvoice]),
  );
  return [invoice, ...found.flatMap((one) => (one ? [one] : []))];
}
