import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { FileReply } from '../contract/file-reply.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { Flag } from '../pages.ts';
import { tidy } from '../values/text.ts';
import { returnQueueNames, staffReturnList } from './return-choices.ts';
import { ReturnRequestInput, returnRequestRefusals } from './member-returns.contract.ts';
import { Inspection } from './inspection.ts';
import { ReturnId, ReturnOrder } from './return-order.ts';
import { ReturnRow, StaffReturn, StaffReturnLog } from './staff-return.ts';
import { Resolution, ReturnStatus } from './return-status.ts';

const access = staff('returns.work');
const params = z.object({ id: ReturnId });
const moving = {
  method: 'PATCH',
  access,
  params,
  reply: ReturnOrder,
  errors: ['RETURN_NOT_FOUND', 'RETURN_STATE', 'STALE_STATE'],
} as const;

const Remark = z.string().max(1000).transform(tidy).pipe(z.string().max(500));
const ShortLine = z.string().max(200).transform(tidy).pipe(z.string().min(1).max(80));

export const searchReturns = defineList({
  name: 'returns/search-returns',
  summary: 'Everybody’s returns by code, order, buyer or goods; by standing, reason, result and day',
  path: '/admin/return-orders',
  access,
  list: staffReturnList,
  row: ReturnRow,
});

export const countReturnQueues = defineRoute({
  name: 'returns/count-return-queues',
  summary: 'How many returns wait for what: a yes or no, their goods, a look, their end, a parcel back',
  method: 'GET',
  path: '/admin/return-orders/queues',
  access,
  reply: z.record(z.enum(returnQueueNames), z.int()),
});

export const openReturn = defineRoute({
  name: 'returns/open-return',
  summary: 'Open a return for a buyer who called or stands at the counter; nobody waits for a yes then',
  method: 'POST',
  path: '/admin/return-orders',
  access,
  body: ReturnRequestInput.extend({
    /** The order's id or code. */
    order: z.string().trim().min(1).max(40),
    /** `approved`, or `received` if the goods are already here. */
    status: ReturnStatus.extract(['approved', 'received']).default('approved'),
  }),
  reply: ReturnOrder,
  status: 201,
  // The shop may accept returns after the end of the return period.
  errors: returnRequestRefusals.filter((code) => code !== 'RETURN_WINDOW_CLOSED'),
});

export const getStaffReturnSlip = defineRoute({
  name: 'returns/get-staff-return-slip',
  summary: 'The slip of any return, to be printed for its buyer or put on goods that came without one',
  method: 'GET',
  path: '/admin/return-orders/{id}/slip',
  access,
  params,
  file: 'application/pdf',
  reply: FileReply,
  errors: ['RETURN_NOT_FOUND'],
});

export const getStaffReturn = defineRoute({
  name: 'returns/get-staff-return',
  summary: 'Any return, its money, and what may be done with it, for those who work on it',
  method: 'GET',
  path: '/admin/return-orders/{id}',
  access,
  params,
  query: z.object({
    /** Adds the history, with the person who took each step. */
    includeLogs: Flag.optional(),
  }),
  reply: StaffReturn,
  errors: ['RETURN_NOT_FOUND'],
});

export const listReturnLogs = defineRoute({
  name: 'returns/list-return-logs',
  summary: 'Each step of a return, and who took it, oldest first',
  method: 'GET',
  path: '/admin/return-orders/{id}/logs',
  access,
  params,
  reply: z.array(StaffReturnLog),
  errors: ['RETURN_NOT_FOUND'],
});

/** Changes the status. The inspection has its own route, because it needs more data. */
export const changeReturnStatus = defineRoute({
  ...moving,
  name: 'returns/change-return-status',
  summary: 'Take a return one step on; its money goes back by a refund before it is refunded',
  // A replacement needs goods in stock.
  errors: [...moving.errors, 'SHELF_SHORT', 'RETURN_OWED', 'EXCHANGE_UNPAID'],
  // All staff may handle goods; paying money back needs more.
  access: staff('returns.work', { field: 'status', is: 'refunded', capability: 'refunds.work' }),
  path: '/admin/return-orders/{id}/status',
  body: z
    .strictObject({
      status: ReturnStatus.extract([
        'approved',
        'rejected',
        'returning',
        'received',
        'refunded',
        'exchanged',
        'closed',
      ]),
      /** Reason shown to the shopper; required for a rejection. */
      reason: Remark.default(''),
    })
    .refine(({ status, reason }) => status !== 'rejected' || reason !== '', {
      path: ['reason'],
      error: 'required',
    }),
});

export const recordReturnQa = defineRoute({
  ...moving,
  name: 'returns/record-return-qa',
  summary: 'Say what the goods that came back are like, line by line',
  path: '/admin/return-orders/{id}/qa',
  body: Inspection,
  errors: [...moving.errors, 'RETURN_LINE_UNKNOWN', 'RETURN_TOO_MANY', 'UNKNOWN_UPLOAD', 'LOTS_NEEDED'],
});

export const chooseReturnResolution = defineRoute({
  ...moving,
  name: 'returns/choose-return-resolution',
  summary: 'Give money in place of other goods, or other goods in place of money',
  path: '/admin/return-orders/{id}/resolution',
  body: z.strictObject({ resolution: Resolution, reason: Remark.default('') }),
});

export const setReturnTracking = defineRoute({
  ...moving,
  name: 'returns/set-return-tracking',
  summary: 'Say who carries the goods back; an approved return is then on its way',
  path: '/admin/return-orders/{id}/tracking',
  body: z.strictObject({ courierName: ShortLine, trackingNumber: ShortLine }),
});

export const sendBackRefused = defineRoute({
  ...moving,
  name: 'returns/send-back-refused',
  summary: 'Say that the pieces that were not accepted are on their way back to their buyer, who is told',
  path: '/admin/return-orders/{id}/sent-back',
  body: z.strictObject({
    courierName: ShortLine,
    /** Empty if the pieces were handed over in person. */
    trackingNumber: z.string().max(200).transform(tidy).pipe(z.string().max(80)).default(''),
  }),
});
