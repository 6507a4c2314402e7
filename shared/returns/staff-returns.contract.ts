import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import { ReturnId, ReturnOrder } from './return-order.ts';
import { QaResult, ReturnStatus } from './return-status.ts';

const params = z.object({ id: ReturnId });
const moving = {
  method: 'PATCH',
  access: staff('returns.work'),
  params,
  reply: ReturnOrder,
  errors: ['RETURN_NOT_FOUND', 'RETURN_STATE', 'STALE_STATE'],
} as const;

const Said = z.string().max(1000).transform(tidy).pipe(z.string().max(500));
const Named = z.string().max(200).transform(tidy).pipe(z.string().min(1).max(80));

export const getStaffReturn = defineRoute({
  name: 'returns/get-staff-return',
  summary: 'Any return, for those who work on it',
  method: 'GET',
  path: '/admin/return-orders/{id}',
  access: staff('returns.work'),
  params,
  reply: ReturnOrder,
  errors: ['RETURN_NOT_FOUND'],
});

/** Looking at the goods has a route of its own, because more is said of it. */
export const changeReturnStatus = defineRoute({
  ...moving,
  name: 'returns/change-return-status',
  summary: 'Take a return one step on',
  // Goods are exchanged for such as there are.
  errors: [...moving.errors, 'SHELF_SHORT'],
  // Goods are everybody's work; paying money back is not.
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
      /** Whoever is refused is told why. */
      reason: Said.default(''),
    })
    .refine(({ status, reason }) => status !== 'rejected' || reason !== '', {
      path: ['reason'],
      error: 'required',
    }),
});

export const recordReturnQa = defineRoute({
  ...moving,
  name: 'returns/record-return-qa',
  summary: 'Say what the goods that came back are like',
  path: '/admin/return-orders/{id}/qa',
  body: z.strictObject({
    qaResult: QaResult,
    note: Said.default(''),
    /** Whether what passed can be sold again. */
    restock: z.boolean().default(true),
  }),
});

export const setReturnTracking = defineRoute({
  ...moving,
  name: 'returns/set-return-tracking',
  summary: 'Say who carries the goods back; an approved return is then on its way',
  path: '/admin/return-orders/{id}/tracking',
  body: z.strictObject({ courierName: Named, trackingNumber: Named }),
});
