import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { defineListIds } from '../lists/list-ids.ts';
import { limit } from '../pages.ts';
import { customerLimits, customerList } from './customer-choices.ts';
import { Customer, CustomerId, CustomerNote, CustomerOrder, CustomerRow, Tag } from './customer.ts';

const access = staff('customers.manage');
const params = z.object({ id: CustomerId });
const ofNote = params.extend({ noteId: z.string().min(1).max(40) });

export const listCustomers = defineList({
  name: 'customers/list-customers',
  summary: 'Members and guests who bought, by name, phone, e-mail or code',
  path: '/admin/customers',
  access,
  list: customerList,
  row: CustomerRow,
  about: {
    search: 'Name without accents, e-mail, code, a phone number or its last digits',
    group: 'A group, by its id; one by rule is worked out this moment',
    lastFrom: 'Whose last order was placed on this day or later',
  },
  errors: ['CUSTOMER_GROUP_NOT_FOUND'],
});

export const listCustomerIds = defineListIds(listCustomers, 'customers/list-customer-ids');

export const getCustomer = defineRoute({
  name: 'customers/get-customer',
  summary: 'All that is known of one customer; asked for one that was merged, the one they are now',
  method: 'GET',
  path: '/admin/customers/{id}',
  access,
  params,
  reply: Customer,
  errors: ['CUSTOMER_NOT_FOUND'],
});

export const listCustomerOrders = defineRoute({
  name: 'customers/list-customer-orders',
  summary: 'A customer’s orders, the newest first',
  method: 'GET',
  path: '/admin/customers/{id}/orders',
  access,
  params,
  query: z.object({ take: limit(10), cursor: z.string().max(400).optional() }),
  reply: z.object({ data: z.array(CustomerOrder), nextCursor: z.string().nullable() }),
  errors: ['CUSTOMER_NOT_FOUND', 'BAD_CURSOR'],
});

const Tags = z.array(Tag).max(customerLimits.tags).default([]);
const Groups = z.array(z.string().min(1).max(40)).max(customerLimits.groups).default([]);

/** Names additions and removals instead of whole lists, so that concurrent changes both take effect. */
export const labelCustomer = defineRoute({
  name: 'customers/label-customer',
  summary: 'Put tags on a customer or take them off, put them into groups or take them out',
  method: 'PATCH',
  path: '/admin/customers/{id}',
  access,
  params,
  body: z.strictObject({ addTags: Tags, removeTags: Tags, addGroups: Groups, removeGroups: Groups }),
  reply: Customer,
  errors: [
    'CUSTOMER_NOT_FOUND',
    'CUSTOMER_ERASED',
    'CUSTOMER_GROUP_NOT_FOUND',
    'CUSTOMER_LABELS_FULL',
    'STALE_STATE',
  ],
});

export const NoteDraft = z.strictObject({
  text: z
    .string()
    .max(customerLimits.noteLetters)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(1)),
});
export type NoteDraft = z.infer<typeof NoteDraft>;

export const writeNote = defineRoute({
  name: 'customers/write-note',
  summary: 'Note something of a customer, for other staff',
  method: 'POST',
  path: '/admin/customers/{id}/notes',
  access,
  params,
  body: NoteDraft.extend({ clientRequestId: z.string().min(8).max(64).optional() }),
  reply: CustomerNote,
  status: 201,
  errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_ERASED', 'REQUEST_DIFFERS', 'STALE_STATE'],
});

export const changeNote = defineRoute({
  name: 'customers/change-note',
  summary: 'Change a note as it was read',
  method: 'PATCH',
  path: '/admin/customers/{id}/notes/{noteId}',
  access,
  params: ofNote,
  body: NoteDraft.extend({ version: z.int().min(1) }),
  reply: CustomerNote,
  errors: ['CUSTOMER_NOT_FOUND', 'NOT_FOUND', 'STALE_STATE'],
});

export const deleteNote = defineRoute({
  name: 'customers/delete-note',
  summary: 'Take a note away',
  method: 'DELETE',
  path: '/admin/customers/{id}/notes/{noteId}',
  access,
  params: ofNote,
  reply: z.object({ success: z.boolean() }),
  errors: ['CUSTOMER_NOT_FOUND', 'NOT_FOUND', 'STALE_STATE'],
});

export const mergeCustomers = defineRoute({
  name: 'customers/merge-customers',
  summary: 'Two records are one person: a member stays, of two guests the one that is asked for',
  method: 'POST',
  path: '/admin/customers/{id}/merge',
  access,
  params,
  body: z.strictObject({ otherId: CustomerId }),
  reply: Customer,
  errors: [
    'CUSTOMER_NOT_FOUND',
    'CUSTOMER_ERASED',
    'CUSTOMERS_BOTH_MEMBERS',
    'CUSTOMER_LABELS_FULL',
    'STALE_STATE',
  ],
});

export const EraseDraft = z.strictObject({
  /** Requester and way of the request, shown in the record's history as long as that is kept. */
  reason: z
    .string()
    .max(400)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(1).max(200)),
});
export type EraseDraft = z.infer<typeof EraseDraft>;

/** Erases contact data, notes, tags and groups; bookkeeping keeps nameless orders and invoices. */
export const eraseCustomer = defineRoute({
  name: 'customers/erase-customer',
  summary: 'Erase a person’s data at their request, all but what the books must keep',
  method: 'POST',
  path: '/admin/customers/{id}/erase',
  access,
  params,
  body: EraseDraft,
  reply: Customer,
  errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_HAS_OPEN_ORDERS', 'STALE_STATE'],
});
