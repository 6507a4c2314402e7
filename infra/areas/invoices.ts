import * as invoices from '#shared/invoices/index.ts';
import { route, worker, type Area } from './area.ts';

const read = { table: 'read' } as const;
/** By a signed link, or by what opens a guest's order. */
const opened = { table: 'read', orderLinks: true } as const;
/** What it issues names the seller, in the shop's own series. */
const issue = { table: 'write', papers: true } as const;
/** Numbers are given one after the other: who stands in line is not sent away. */
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
