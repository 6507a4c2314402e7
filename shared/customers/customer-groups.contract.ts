import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import { VndInput } from '../values/vnd-schema.ts';
import { groupKinds } from './customer-choices.ts';
import { CustomerId } from './customer.ts';

const access = staff('customers.manage');
const params = z.object({ id: z.string().min(1).max(40) });

const parts = z.strictObject({
  name: z.string().max(120).transform(tidy).pipe(z.string().min(1).max(60)),
  kind: z.enum(groupKinds),
  /** Conditions of the rule, which must all be fulfilled; null or an empty list means no condition. */
  spentAtLeast: VndInput.min(1).nullable(),
  ordersAtLeast: z.int().min(1).max(100_000).nullable(),
  boughtWithinDays: z.int().min(1).max(3650).nullable(),
  provinces: z.array(z.string().min(1).max(60)).max(34),
});
export type GroupRule = Pick<
  z.infer<typeof parts>,
  'spentAtLeast' | 'ordersAtLeast' | 'boughtWithinDays' | 'provinces'
>;

const asksForSomething = ({ spentAtLeast, ordersAtLeast, boughtWithinDays, provinces }: GroupRule): boolean =>
  [spentAtLeast, ordersAtLeast, boughtWithinDays].some((least) => least !== null) || provinces.length > 0;

/** The form in which staff write a group. A group by rule needs at least one condition. */
export const GroupDraft = parts.refine((draft) => draft.kind === 'static' || asksForSomething(draft), {
  path: ['spentAtLeast'],
  error: 'required',
});
export type GroupDraft = z.infer<typeof GroupDraft>;

export const CustomerGroup = z.object({
  ...parts.shape,
  name: z.string(),
  id: z.string(),
  createdAt: z.string(),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type CustomerGroup = z.infer<typeof CustomerGroup>;

/** A group with its present number of members. */
export const CountedGroup = CustomerGroup.extend({ customerCount: z.int() });
export type CountedGroup = z.infer<typeof CountedGroup>;

export const listCustomerGroups = defineRoute({
  name: 'customers/list-customer-groups',
  summary: 'All groups of customers, each with how many are in it, and all tags in use',
  method: 'GET',
  path: '/admin/customer-groups',
  access,
  reply: z.object({ groups: z.array(CountedGroup), tags: z.array(z.string()) }),
});

export const createCustomerGroup = defineRoute({
  name: 'customers/create-customer-group',
  summary: 'Make a group of customers',
  method: 'POST',
  path: '/admin/customer-groups',
  access,
  body: GroupDraft.safeExtend({ clientRequestId: z.string().min(8).max(64).optional() }),
  reply: CustomerGroup,
  status: 201,
  errors: ['CUSTOMER_LABELS_FULL', 'REQUEST_DIFFERS', 'STALE_STATE'],
});

export const updateCustomerGroup = defineRoute({
  name: 'customers/update-customer-group',
  summary: 'Change a group as it was read; its kind stays',
  method: 'PATCH',
  path: '/admin/customer-groups/{id}',
  access,
  params,
  body: GroupDraft.safeExtend({ version: z.int().min(1) }),
  reply: CustomerGroup,
  errors: ['CUSTOMER_GROUP_NOT_FOUND', 'STALE_STATE'],
});

export const deleteCustomerGroup = defineRoute({
  name: 'customers/delete-customer-group',
  summary: 'Take a group away that no price book is for; nobody is in it any more',
  method: 'DELETE',
  path: '/admin/customer-groups/{id}',
  access,
  params,
  reply: z.object({ success: z.boolean() }),
  errors: ['CUSTOMER_GROUP_NOT_FOUND', 'CUSTOMER_GROUP_IN_USE'],
});

export const changeGroupMembers = defineRoute({
  name: 'customers/change-group-members',
  summary: 'Put customers into a group or take them out, some at a time',
  method: 'POST',
  path: '/admin/customer-groups/{id}/members',
  access,
  params,
  body: z.strictObject({ customerIds: z.array(CustomerId).min(1).max(50), put: z.enum(['in', 'out']) }),
  reply: z.object({ refused: z.array(z.object({ id: z.string(), reason: z.string() })) }),
  errors: ['CUSTOMER_GROUP_NOT_FOUND'],
});
