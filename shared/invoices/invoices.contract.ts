import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { FileReply } from '../contract/file-reply.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { ofGuestOrder } from '../orders/guest-proof.ts';
import { Invoice, InvoiceBuyerDraft, InvoiceId, InvoiceReason, InvoiceRow, InvoiceView } from './invoice.ts';
import { invoiceList } from './invoice-choices.ts';

const access = staff('invoices.work');
const params = z.object({ id: InvoiceId });
const clientRequestId = z.string().min(8).max(64).optional();

export const searchInvoices = defineList({
  name: 'invoices/search-invoices',
  summary: 'VAT invoices: one’s own; everybody’s, drafts too, for whoever works on them',
  path: '/invoices',
  access: 'member',
  list: invoiceList,
  row: InvoiceRow,
});

const reading = { method: 'GET', access: 'member', params, errors: ['INVOICE_NOT_FOUND'] } as const;

export const getInvoice = defineRoute({
  ...reading,
  name: 'invoices/get-invoice',
  summary: 'An invoice with its lines; for whoever works on it, with its story and what may be done',
  path: '/invoices/{id}',
  reply: InvoiceView,
});

export const getInvoicePaper = defineRoute({
  ...reading,
  name: 'invoices/get-invoice-paper',
  summary: 'An invoice as a PDF in Vietnamese',
  path: '/invoices/{id}/paper',
  file: 'application/pdf',
  reply: FileReply,
  limit: { calls: 60, seconds: 60 },
});

/** Common parts of public routes: the caller has the mailed link or the guest order's proof. */
const opening = {
  method: 'GET',
  access: 'public',
  params,
  query: z
    .object({
      token: z.string().max(200).optional().describe('Of the link in the mail, or of the order’s'),
      sessionId: z.string().min(1).max(128).optional().describe('Of the cart the order came from'),
    })
    .refine(({ token, sessionId }) => Boolean(token) || Boolean(sessionId), {
      path: ['token'],
      error: 'required',
    }),
  proofs: ['token', 'sessionId'],
  errors: ['INVOICE_NOT_FOUND'],
  limit: { calls: 60, seconds: 60, by: ['token', 'sessionId'], net: 600 },
} as const;

export const openInvoice = defineRoute({
  ...opening,
  name: 'invoices/open-invoice',
  summary: 'An invoice by its mailed link, without an account',
  path: '/public/invoices/{id}',
  reply: Invoice.omit({ differs: true }),
});

export const openInvoicePaper = defineRoute({
  ...opening,
  name: 'invoices/open-invoice-paper',
  summary: 'The same as a PDF in Vietnamese',
  path: '/public/invoices/{id}/paper',
  file: 'application/pdf',
  reply: FileReply,
});

export const listGuestInvoices = defineRoute({
  ...ofGuestOrder,
  name: 'invoices/list-guest-invoices',
  summary: 'The invoices of a guest’s order, the newest first',
  method: 'GET',
  path: '/public/orders/guest/{id}/invoices',
  reply: z.array(InvoiceRow.omit({ differs: true })),
});

const contentErrors = ['ORDER_NOT_FOUND', 'ORDER_STATE', 'INVOICE_UNPAID'] as const;
const making = { method: 'POST', access, reply: InvoiceView } as const;

export const createInvoice = defineRoute({
  ...making,
  name: 'invoices/create-invoice',
  summary: 'Issue the invoice of a completed order to whom its VAT request names, or keep it as a draft',
  path: '/invoices',
  status: 201,
  body: z.strictObject({
    /** The order's id or code. */
    orderId: z.string().trim().min(1).max(40),
    /** The recipient, if it differs from the order's data. */
    buyer: InvoiceBuyerDraft.optional(),
    draft: z.boolean().default(false),
    clientRequestId,
  }),
  errors: [...contentErrors, 'STALE_STATE', 'INVOICE_MADE', 'INVOICE_SELLER', 'REQUEST_DIFFERS'],
});

const acting = { ...making, params } as const;
const actingErrors = ['INVOICE_NOT_FOUND', 'INVOICE_STATE', 'STALE_STATE'] as const;

export const issueInvoice = defineRoute({
  ...acting,
  name: 'invoices/issue-invoice',
  summary: 'Issue a draft: it gets the next number, and goes to the provider',
  path: '/invoices/{id}/issue',
  errors: [...actingErrors, ...contentErrors, 'INVOICE_CHANGED', 'INVOICE_SELLER'],
});

export const cancelInvoice = defineRoute({
  ...acting,
  name: 'invoices/cancel-invoice',
  summary: 'Call an invoice off; its number stays taken',
  method: 'PATCH',
  path: '/invoices/{id}/cancel',
  body: z.strictObject({ reason: InvoiceReason }),
  errors: actingErrors,
});

const following = z.strictObject({ reason: InvoiceReason, clientRequestId });
const followingErrors = [
  ...actingErrors,
  'ORDER_NOT_FOUND',
  'INVOICE_UNPAID',
  'INVOICE_SELLER',
  'REQUEST_DIFFERS',
] as const;

export const correctInvoice = defineRoute({
  ...acting,
  name: 'invoices/correct-invoice',
  summary: 'Issue the difference between an invoice and what its order comes to now, after returns',
  path: '/invoices/{id}/correct',
  status: 201,
  body: following,
  errors: [...followingErrors, 'INVOICE_UNCHANGED'],
});

export const replaceInvoice = defineRoute({
  ...acting,
  name: 'invoices/replace-invoice',
  summary: 'Issue another invoice in the place of a wrong one, as its order is now',
  path: '/invoices/{id}/replace',
  status: 201,
  body: following.extend({ buyer: InvoiceBuyerDraft.optional() }),
  errors: [...followingErrors, 'ORDER_STATE'],
});

export const sendInvoice = defineRoute({
  ...acting,
  name: 'invoices/send-invoice',
  summary: 'Send an invoice the provider refused once more',
  path: '/invoices/{id}/send',
  errors: actingErrors,
});
