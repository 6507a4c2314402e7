import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { InvoiceProfile, InvoiceProfileChange, InvoiceProfileDraft, ProfileId } from './invoice-profile.ts';

const params = z.object({ id: ProfileId });
const limit = { calls: 60, seconds: 60 };

export const listInvoiceProfiles = defineRoute({
  name: 'invoice-profiles/list-invoice-profiles',
  summary: 'To whom one’s invoices are made out, the default first, then the newest',
  method: 'GET',
  path: '/invoice-profile',
  access: 'member',
  reply: z.array(InvoiceProfile),
});

export const getInvoiceProfile = defineRoute({
  name: 'invoice-profiles/get-invoice-profile',
  summary: 'One of one’s invoice profiles',
  method: 'GET',
  path: '/invoice-profile/{id}',
  access: 'member',
  params,
  reply: InvoiceProfile,
  errors: ['INVOICE_PROFILE_NOT_FOUND'],
});

export const createInvoiceProfile = defineRoute({
  name: 'invoice-profiles/create-invoice-profile',
  summary: 'Add an invoice profile; the first becomes the default',
  method: 'POST',
  path: '/invoice-profile',
  access: 'member',
  body: InvoiceProfileDraft,
  reply: InvoiceProfile,
  status: 201,
  errors: ['TOO_MANY_INVOICE_PROFILES', 'REQUEST_DIFFERS', 'STALE_STATE'],
  limit,
});

export const updateInvoiceProfile = defineRoute({
  name: 'invoice-profiles/update-invoice-profile',
  summary: 'Write an invoice profile anew',
  method: 'PUT',
  path: '/invoice-profile/{id}',
  access: 'member',
  params,
  body: InvoiceProfileChange,
  reply: InvoiceProfile,
  errors: ['INVOICE_PROFILE_NOT_FOUND'],
  limit,
});

export const setDefaultInvoiceProfile = defineRoute({
  name: 'invoice-profiles/set-default-invoice-profile',
  summary: 'Make an invoice profile the default; the one before no longer is',
  method: 'PUT',
  path: '/invoice-profile/{id}/set-default',
  access: 'member',
  params,
  body: z.strictObject({}).optional(),
  reply: InvoiceProfile,
  errors: ['INVOICE_PROFILE_NOT_FOUND'],
  limit,
});

export const deleteInvoiceProfile = defineRoute({
  name: 'invoice-profiles/delete-invoice-profile',
  summary: 'Delete an invoice profile; after the default, the newest other becomes it',
  method: 'DELETE',
  path: '/invoice-profile/{id}',
  access: 'member',
  params,
  reply: z.object({ success: z.boolean() }),
  errors: ['INVOICE_PROFILE_NOT_FOUND', 'STALE_STATE'],
  limit,
});
