import * as z from 'zod';
import { faults, qaResults, returnStatuses } from './return-choices.ts';

export const ReturnStatus = z.enum(returnStatuses);
export type ReturnStatus = z.infer<typeof ReturnStatus>;

export const QaResult = z.enum(qaResults);
export type QaResult = z.infer<typeof QaResult>;

export const Fault = z.enum(faults);
export type Fault = z.infer<typeof Fault>;

/** What the shopper would like for what goes back. */
export const Resolution = z.enum(['refund', 'exchange']);
export type Resolution = z.infer<typeof Resolution>;

/** The moves a return may make. Every write names the state it expects, so none is made twice. */
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

/** Whether a return may go on so. Only goods that passed earn money or new ones; those that did not end it. */
export function mayMove(from: ReturnStatus, to: ReturnStatus, qaResult: QaResult | null = null): boolean {
  const allowed: readonly ReturnStatus[] = returnTransitions[from];
  if (!allowed.includes(to)) return false;
  return from !== 'inspected' || (to === 'closed') === (qaResult === 'failed');
}

/** Shoppers may think better of it until the goods are on their way back. */
export const shopperMayCancelReturn = (status: ReturnStatus): boolean => mayMove(status, 'cancelled');

/** Nothing came back and nothing will: the pieces may be asked for again. */
export const setsFree = (status: ReturnStatus): boolean => status === 'rejected' || status === 'cancelled';

/** Another piece for each, or its money, may be wished for until either is on its way. */
export const mayChooseAgain = (status: ReturnStatus): boolean => {
  const allowed: readonly ReturnStatus[] = returnTransitions[status];
  return allowed.length > 0 && !['refunded', 'exchanged'].includes(status);
};
