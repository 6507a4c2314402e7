import type { FileReply } from '#shared/contract/file-reply.ts';
import { findWarehouse } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { readCompany } from '#functions/platform/company.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { getPurchase } from '../read-purchase.ts';
import { supplierRecord } from '../suppliers.ts';
import { purchasePaper } from './purchase-paper.ts';

export type Reader = { id: string; seesCosts: boolean; manages: boolean };

/** Returns a purchase as a PDF, with the parts that the reader may see. */
export async function printPurchase(
  context: Context,
  { id, seesCosts, manages }: Reader,
): Promise<FileReply> {
  const purchase = await getPurchase(context, { id, seesCosts });
  const [supplier, warehouse] = await Promise.all([
    manages ? supplierRecord.find(context.table, { id: purchase.supplier.id }) : undefined,
    findWarehouse(context.table, purchase.warehouse.id),
  ]);
  const bytes = purchasePaper({ purchase, company: readCompany(), supplier, warehouse, seesCosts });
  return { name: `${purchase.code}.pdf`, bytes };
}
