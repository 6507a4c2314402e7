import { invoiceList } from '#shared/invoices/invoice-choices.ts';
import { id } from '#shared/lists/query-parts.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

/** Search parameters of the list of invoices. */
export const invoiceSearch = defineSearch({ ...invoiceList, beside: { view: id(40) } } as const, {
  size: 20,
  period: ['from', 'to'],
});
export type InvoiceSearch = SearchOf<typeof invoiceSearch>;
