import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { FileReply } from '../contract/file-reply.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { tillLines, tillList } from './till-choices.ts';
import { StaffTill, Till, TillCount, TillDraft, TillEntry, TillId, TillMove } from './till.ts';

/** Staff who take money for orders have a till. Only admins see and close the tills of others. */
const access = staff('orders.work');
const params = z.object({ id: TillId });
const clientRequestId = z.string().min(8).max(64).optional();

export const listOwnTills = defineRoute({
  name: 'tills/list-own-tills',
  summary: 'One’s own tills that are open, and those one closed last',
  method: 'GET',
  path: '/admin/tills/own',
  access,
  reply: z.object({ open: z.array(StaffTill), closed: z.array(Till) }),
});

export const openTill = defineRoute({
  name: 'tills/open-till',
  summary: 'Open one’s till at a warehouse with its float, or say that of one that opened by itself',
  method: 'POST',
  path: '/admin/tills',
  access,
  body: TillDraft.safeExtend({ clientRequestId }),
  reply: StaffTill,
  status: 201,
  errors: ['UNKNOWN_WAREHOUSE', 'TILL_OPEN', 'STALE_STATE', 'REQUEST_DIFFERS'],
});

export const searchTills = defineList({
  name: 'tills/search-tills',
  summary: 'Everybody’s tills by day, warehouse and person, with what was counted too much or too little',
  path: '/admin/tills',
  access: staff('payments.manage'),
  list: tillList,
  row: Till,
});

const acting = { access, params, reply: StaffTill, errors: ['TILL_NOT_FOUND'] } as const;
const pressing = {
  ...acting,
  method: 'POST',
  errors: ['TILL_NOT_FOUND', 'TILL_CLOSED', 'STALE_STATE', 'REQUEST_DIFFERS'],
} as const;

export const getTill = defineRoute({
  ...acting,
  name: 'tills/get-till',
  summary: 'A till, one’s own; of anybody for admins',
  method: 'GET',
  path: '/admin/tills/{id}',
});

export const listTillEntries = defineRoute({
  ...acting,
  name: 'tills/list-till-entries',
  summary: 'The rows behind a till’s figures, the newest first',
  method: 'GET',
  path: '/admin/tills/{id}/entries',
  query: z.object({
    line: z.enum(tillLines).optional(),
    take: z.coerce.number().int().min(1).max(100).default(50),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({ data: z.array(TillEntry), nextCursor: z.string().nullable() }),
  errors: ['TILL_NOT_FOUND', 'BAD_CURSOR'],
});

export const moveTillCash = defineRoute({
  ...pressing,
  name: 'tills/move-till-cash',
  summary: 'Put cash into a till, hand it over or spend some of it, with a word why',
  path: '/admin/tills/{id}/entries',
  body: TillMove.safeExtend({ clientRequestId }),
  errors: [...pressing.errors, 'TILL_SHORT'],
});

export const closeTill = defineRoute({
  ...pressing,
  name: 'tills/close-till',
  summary: 'Close a till with what was counted, once and for all',
  path: '/admin/tills/{id}/close',
  body: TillCount.safeExtend({ clientRequestId }),
  errors: [...pressing.errors, 'TILL_EXPECTS'],
});

export const getTillSlip = defineRoute({
  ...acting,
  name: 'tills/get-till-slip',
  summary: 'The slip of a closed till as a PDF in Vietnamese',
  method: 'GET',
  path: '/admin/tills/{id}/slip',
  file: 'application/pdf',
  reply: FileReply,
  limit: { calls: 60, seconds: 60 },
  errors: ['TILL_NOT_FOUND', 'TILL_STILL_OPEN'],
});
