import * as z from 'zod';
import { faults, qaResults, returnStatuses } from './return-choices.ts';

export const ReturnStatus = z.enum(returnStatuses);
export type ReturnStatus = z.infer<typeof ReturnStatus>;

export const QaResult = z.enum(qaResults);
export type QaResult = z.infer<typeof QaResult>;

export const Fault = z.enum(faults);
export type Fault = z.infer<typeof Fault>;

/** The shopper's wish for the returned goods. */
export const Resolution = z.enum(['refund', 'exchange']);
export type Resolution = z.infer<typeof Resolution>;

/** Allowed status changes of a return; writes are conditional on the status, so none happens twice. */
export const returnTransitions = {
  requested: ['approved', 'rejected', 'cancelled'],
  approved: ['returning', 'cancelled'],
  rejected: [],
  returning: ['received'],
  received: ['inspected'],
  inspected: ['refunded', 'exchanged', 'closed'],
  refunded: ['closed'],
  exchanged: ['closed'],
  closed: [],
  cancelled: [],
} as const satisfies Record<ReturnStatus, readonly ReturnStatus[]>;

/** Tells whether the status may change: only accepted goods lead to money or an exchange. */
export function mayMove(from: ReturnStatus, to: ReturnStatus, qaResult: QaResult | null = null): boolean {
  const allowed: readonly ReturnStatus[] = returnTransitions[from];
  if (!allowed.includes(to)) return false;
  return from !== 'inspected' || (to === 'closed') === (qaResult === 'failed');
}

/** Tells whether the shopper may still cancel: until the goods are on their way back. */
export const shopperMayCancelReturn = (status: ReturnStatus): boolean => mayMove(status, 'cancelled');

/** Tells whether the pieces may be requested again, because nothing came back and nothing will. */
export const setsFree = (status: ReturnStatus): boolean => status === 'rejected' || status === 'cancelled';

/** Tells whether the resolution may still be changed: until the money or the replacement is on its way. */
export const mayChooseAgain = (status: ReturnStatus): boolean => {
  const allowed: readonly ReturnStatus[] = returnTransitions[status];
  return allowed.length > 0 && !['refunded', 'exchanged'].includes(status);
};
