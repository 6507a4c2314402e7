import * as invoices from '#shared/invoices/index.ts';
import { route, type Area } from './area.ts';

const read = { table: 'read' } as const;
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
    route(invoices.createInvoice, issue, inLine),
    route(invoices.issueInvoice, issue, inLine),
    route(invoices.correctInvoice, issue, inLine),
    route(invoices.replaceInvoice, issue, inLine),
    route(invoices.cancelInvoice, { table: 'write' }),
    route(invoices.sendInvoice, { table: 'write' }),
  ],
};
