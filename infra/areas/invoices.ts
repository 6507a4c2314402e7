import * as invoices from '#shared/invoices/index.ts';
import { type Area, read, route, worker } from './area.ts';

/** Opened by a signed invoice link or by proof of a guest's order. */
const opened = { table: 'read', orderLinks: true } as const;
/** Issuing puts the seller's data and the shop's own series on the invoice. */
const issue = { table: 'write', papers: true } as const;
/** Invoice numbers are assigned one after the other, so concurrent calls wait instead of being rejected. */
const inLine = { timeoutSeconds: 25 };

export const invoicesArea: Area = {
  name: 'invoices',
  routes: [
    route(invoices.searchInvoices, { table: 'read', views: ['invoices'] }),
    route(invoices.getInvoice, read),
    route(invoices.getInvoicePaper, read, { memoryMb: 1024 }),
    route(invoices.openInvoice, opened),
    route(invoices.openInvoicePaper, opened, { memoryMb: 1024 }),
    route(invoices.listGuestInvoices, opened),
    route(invoices.createInvoice, issue, inLine),
    route(invoices.issueInvoice, issue, inLine),
    route(invoices.correctInvoice, issue, inLine),
    route(invoices.replaceInvoice, issue, inLine),
    route(invoices.cancelInvoice, { table: 'write' }),
    route(invoices.sendInvoice, { table: 'write' }),
  ],
  workers: [worker('follow-invoices', 'invoices', issue, { seconds: 60, batch: 5 })],
};
