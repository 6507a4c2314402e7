import { beforeEach, vi } from 'vitest';
import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import { invoiceKeys } from '#functions/domain/invoices/invoice-keys.ts';
import {
  invoiceRecord,
  requireInvoice,
  type StoredInvoice,
} from '#functions/domain/invoices/invoice-record.ts';
import { createInvoice, type InvoiceRequest } from '#functions/domain/invoices/making/create-invoice.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { contextOf } from '#tests/support/context.ts';
import { aSoldOrder } from '#tests/support/invoices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

export const now = '2026-11-22T03:00:00.000Z';
export const minutesLater = (minutes: number): string =>
  new Date(Date.parse(now) + minutes * 60_000).toISOString();

/** The settings of a shop that may issue invoices. */
export const issuing = () =>
  beforeEach(() => {
    stubSettings();
    return () => vi.unstubAllEnvs();
  });

/** A paid order 'o1' of two pieces, 216,000 ₫ with tax, and these invoices; the last of them holds for it. */
export function invoiceShop(given: Partial<StoredOrder> = {}, invoices: readonly StoredInvoice[] = []) {
  const { table, put, rows } = memoryTable();
  const clock = { at: now };
  const at = (where: Table) => contextOf(where, () => new Date(clock.at));
  put([
    orderRecord.item(aSoldOrder({ id: 'o1', userId: 'lan', ...given })),
    ...invoices.map((invoice) => invoiceRecord.item(invoice)),
    ...invoices
      .slice(-1)
      .map(({ id }) => ({ ...invoiceKeys.current('o1'), entity: 'invoice-of-order', invoiceId: id })),
  ]);
  const read = (id: string) => requireInvoice({ table }, id);
  const order = () => requireOrder(at(table), { id: 'o1', asker: shopRequester });
  const of = (entity: string) => rows().filter((row) => row['entity'] === entity);
  return {
    table,
    put,
    clock,
    at,
    context: at(table),
    read,
    order,
    /** All invoices there are, in the order they were made. */
    all: () => of('invoice') as unknown as StoredInvoice[],
    /** Which invoice holds for the order. */
    current: () => of('invoice-of-order')[0]?.['invoiceId'],
    /** When the provider is asked next, about which invoice. */
    dues: () => of('due').map((row) => `${String(row['at'])} ${String(row['of'])}`),
    mails: () =>
      of('mail').map((row) => {
        const { template } = row['content'] as { template: string };
        return `${template} ${String(row['to'])}`;
      }),
    mailReasons: () => of('mail').map((row) => (row['content'] as { reason?: string }).reason),
    /** What the history of the records says of one field. */
    changesOf: (field: string) =>
      of('activity')
        .flatMap((row) => row['fields'] as ActivityChange[])
        .filter((change) => change.field === field)
        .map(({ from, to }) => ({ from, to })),
    story: () =>
      of('invoice-event').map(
        (row) => `${String(row['kind'])} ${String(row['to'])} ${String(row['by'])} ${String(row['note'])}`,
      ),
    create: (more: Partial<InvoiceRequest> = {}, where: Table = table) =>
      createInvoice(at(where), { orderId: 'o1', userId: 'an', draft: false, ...more }),
    change: async (change: Partial<StoredOrder>) =>
      table.write(orderRecord.replace(await order(), change).writes),
    alter: async (id: string, change: Partial<StoredInvoice>) =>
      table.write(invoiceRecord.replace(await read(id), change).writes),
  };
}

export type InvoiceShop = ReturnType<typeof invoiceShop>;
