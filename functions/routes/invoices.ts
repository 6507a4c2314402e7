import { can } from '#shared/contract/access.ts';
import * as invoices from '#shared/invoices/index.ts';
import * as cancelling from '#functions/domain/invoices/making/cancel-invoice.ts';
import * as creating from '#functions/domain/invoices/making/create-invoice.ts';
import * as followingUp from '#functions/domain/invoices/making/follow-up.ts';
import * as issuing from '#functions/domain/invoices/making/issue-invoice.ts';
import * as opening from '#functions/domain/invoices/making/open-invoice.ts';
import { printInvoice } from '#functions/domain/invoices/paper/print-invoice.ts';
import { readInvoice } from '#functions/domain/invoices/reading/read-invoice.ts';
import * as searching from '#functions/domain/invoices/reading/search-invoices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const cancelInvoice = httpRoute(
  invoices.cancelInvoice,
  async ({ params: { id }, actor: { userId }, body, table, now }) => {
    await cancelling.cancelInvoice({ table, now }, { id, userId, ...body });
    return readInvoice({ table }, { id, userId, works: true });
  },
);

export const correctInvoice = httpRoute(
  invoices.correctInvoice,
  async ({ params, body, actor: { userId }, table, now }) => {
    const { id } = await followingUp.correctInvoice({ table, now }, { ...body, ...params, userId });
    return readInvoice({ table }, { id, userId, works: true });
  },
);

export const createInvoice = httpRoute(
  invoices.createInvoice,
  async ({ body, actor: { userId }, table, now }) => {
    const { id } = await creating.createInvoice({ table, now }, { ...body, userId });
    return readInvoice({ table }, { id, userId, works: true });
  },
);

export const getInvoicePaper = httpRoute(
  invoices.getInvoicePaper,
  ({ params: { id }, actor: { userId, role }, table }) =>
    printInvoice({ table }, { id, userId, works: can(role, 'invoices.work') }),
);

export const getInvoice = httpRoute(
  invoices.getInvoice,
  ({ params: { id }, actor: { userId, role }, table }) =>
    readInvoice({ table }, { id, userId, works: can(role, 'invoices.work') }),
);

export const issueInvoice = httpRoute(
  invoices.issueInvoice,
  async ({ params: { id }, actor: { userId }, table, now }) => {
    await issuing.issueInvoice({ table, now }, { id, userId });
    return readInvoice({ table }, { id, userId, works: true });
  },
);

export const listGuestInvoices = httpRoute(
  invoices.listGuestInvoices,
  ({ params: { id }, query: proof, table, now }) => opening.listGuestInvoices({ table, now }, { id, proof }),
);

export const openInvoicePaper = httpRoute(
  invoices.openInvoicePaper,
  ({ params: { id }, query: proof, table }) => opening.openInvoicePaper({ table }, { id, proof }),
);

export const openInvoice = httpRoute(invoices.openInvoice, ({ params: { id }, query: proof, table }) =>
  opening.openInvoice({ table }, { id, proof }),
);

export const replaceInvoice = httpRoute(
  invoices.replaceInvoice,
  async ({ params, body, actor: { userId }, table, now }) => {
    const { id } = await followingUp.replaceInvoice({ table, now }, { ...body, ...params, userId });
    return readInvoice({ table }, { id, userId, works: true });
  },
);

export const searchInvoices = httpRoute(invoices.searchInvoices, ({ query, actor: { userId, role } }) =>
  searching.searchInvoices(query, { userId, works: can(role, 'invoices.work') }),
);

export const sendInvoice = httpRoute(
  invoices.sendInvoice,
  async ({ params: { id }, actor: { userId }, table, now }) => {
    await cancelling.sendInvoice({ table, now }, { id, userId });
    return readInvoice({ table }, { id, userId, works: true });
  },
);
