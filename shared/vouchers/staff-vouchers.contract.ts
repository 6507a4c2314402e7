import * as z from 'zod';
import { UserId } from '../accounts/user.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { VoucherId, VoucherReach, VoucherTemplate } from './voucher.ts';
import { voucherList } from './voucher-choices.ts';
import { CodeToBe, NewVoucher, VoucherDraft } from './voucher-draft.ts';

const access = staff('vouchers.manage');

/** Usage counts of a voucher so far. The system keeps them; staff never write them. */
export const VoucherTally = z.object({
  /** Number of members who were given or took the voucher. Not counted for a voucher that everybody has. */
  handedOut: z.int().default(0),
  /** Number of orders that used the voucher, paid or not; cancelled ones do not count. */
  used: z.int().default(0),
  /** Sum that the voucher took off those orders. */
  cost: z.int().default(0),
  /** Sum of those orders' totals. */
  revenue: z.int().default(0),
  /** Number of these orders that another voucher of the same campaign already counts. */
  alsoUsed: z.int().default(0),
  alsoRevenue: z.int().default(0),
});
export type VoucherTally = z.infer<typeof VoucherTally>;

/** A voucher as staff see it. */
export const StaffVoucher = VoucherTemplate.extend({
  ...VoucherTally.shape,
  reach: VoucherReach,
  /** Maximum number handed out; null for no limit. */
  handoutLimit: z.int().min(1).nullable(),
  /** Maximum number of orders that may use it, over all members; null for no limit. */
  useLimit: z.int().min(1).nullable(),
  campaignId: z.string().nullable(),
  /** True once any order has used it, even one that was cancelled later: it then stays in the books. */
  wasUsed: z.boolean().default(false),
  createdAt: z.string(),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type StaffVoucher = z.infer<typeof StaffVoucher>;

const requestId = z.string().min(8).max(64).optional();
const params = z.object({ id: VoucherId });

export const searchVouchers = defineList({
  name: 'vouchers/search-vouchers',
  summary: 'Vouchers of the shop by code or name, with what they cost so far',
  path: '/admin/vouchers',
  access,
  list: voucherList,
  row: StaffVoucher,
});

export const getVoucher = defineRoute({
  name: 'vouchers/get-voucher',
  summary: 'A voucher as staff see it',
  method: 'GET',
  path: '/admin/vouchers/{id}',
  access,
  params,
  reply: StaffVoucher,
  errors: ['VOUCHER_NOT_FOUND'],
});

export const createVoucher = defineRoute({
  name: 'vouchers/create-voucher',
  summary: 'Write a voucher; its code names it for good',
  method: 'POST',
  path: '/admin/vouchers',
  access,
  body: NewVoucher.safeExtend({ clientRequestId: requestId }),
  reply: StaffVoucher,
  status: 201,
  errors: ['CODE_EXISTS', 'REQUEST_DIFFERS'],
});

export const updateVoucher = defineRoute({
  name: 'vouchers/update-voucher',
  summary: 'Change a voucher as it was read; nothing is taken back from those who have it',
  method: 'PUT',
  path: '/admin/vouchers/{id}',
  access,
  params,
  body: VoucherDraft.safeExtend({ version: z.int().min(1) }),
  reply: StaffVoucher,
  errors: [
    'VOUCHER_NOT_FOUND',
    'STALE_STATE',
    'VOUCHER_LIMIT_USED',
    'VOUCHER_PROMISED',
    'VOUCHER_IN_CAMPAIGN',
  ],
});

export const pauseVoucher = defineRoute({
  name: 'vouchers/pause-voucher',
  summary: 'Stop a voucher, or let it go on; said twice it changes nothing',
  method: 'PUT',
  path: '/admin/vouchers/{id}/paused',
  access,
  params,
  body: z.strictObject({ isPaused: z.boolean() }),
  reply: StaffVoucher,
  errors: ['VOUCHER_NOT_FOUND', 'STALE_STATE', 'CAMPAIGN_PAUSED'],
});

export const deleteVoucher = defineRoute({
  name: 'vouchers/delete-voucher',
  summary: 'Take away a voucher that no order ever used',
  method: 'DELETE',
  path: '/admin/vouchers/{id}',
  access,
  params,
  reply: z.object({ id: VoucherId }),
  errors: ['VOUCHER_NOT_FOUND', 'VOUCHER_WAS_USED', 'VOUCHER_IN_CAMPAIGN', 'STALE_STATE'],
});

export const duplicateVoucher = defineRoute({
  name: 'vouchers/duplicate-voucher',
  summary: 'Write a voucher like another, under a code of its own; it waits until it is let go',
  method: 'POST',
  path: '/admin/vouchers/{id}/duplicate',
  access,
  params,
  body: z.strictObject({ code: CodeToBe, clientRequestId: requestId }),
  reply: StaffVoucher,
  status: 201,
  errors: ['VOUCHER_NOT_FOUND', 'CODE_EXISTS', 'REQUEST_DIFFERS'],
});

/** A member who holds a voucher, and how it was used. */
export const VoucherHolder = z.object({
  /** Id of the member's own copy of the voucher. */
  id: VoucherId,
  userId: UserId,
  /** Null after the account was deleted. */
  fullName: z.string().nullable(),
  referenceId: z.string().nullable(),
  receivedAt: z.string(),
  usedAt: z.string().nullable(),
  orderId: z.string().nullable(),
  orderCode: z.string().nullable(),
  /** Amount that the voucher took off that order. */
  discountAmount: Vnd.nullable(),
});
export type VoucherHolder = z.infer<typeof VoucherHolder>;

export const listVoucherHolders = defineRoute({
  name: 'vouchers/list-voucher-holders',
  summary: 'Who has a voucher, or who used it and for which order, the latest first',
  method: 'GET',
  path: '/admin/vouchers/{id}/holders',
  access,
  params,
  query: z.object({
    of: z.enum(['all', 'used']).default('all'),
    take: z.coerce.number().int().min(1).max(100).default(20),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({ data: z.array(VoucherHolder), nextCursor: z.string().nullable() }),
  errors: ['VOUCHER_NOT_FOUND', 'BAD_CURSOR'],
});

/** Maximum number of members in one hand-out; all are written at once. */
export const maxHandedAtOnce = 40;

export const handOutVoucher = defineRoute({
  name: 'vouchers/hand-out-voucher',
  summary: 'Give a voucher to members by name; those who have all they may are left out, and named',
  method: 'POST',
  path: '/admin/vouchers/{id}/hand-out',
  access,
  params,
  body: z.strictObject({
    userIds: z
      .array(UserId)
      .min(1)
      .max(maxHandedAtOnce)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'each-once' }),
    clientRequestId: requestId,
  }),
  reply: z.object({ given: z.array(UserId), leftOut: z.array(UserId) }),
  errors: [
    'VOUCHER_NOT_FOUND',
    'USER_NOT_FOUND',
    'VOUCHERS_GONE',
    'VOUCHER_EVERYBODYS',
    'VOUCHER_OVER',
    'REQUEST_DIFFERS',
  ],
});
