import type { ReturnStatus } from '#shared/returns/return-status.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { returnsView } from './returns-view.ts';

/** Returns that wait for the shop's yes or no. */
export const askedReturns = waitingRows(() => returnsView.rows(), 'requested' satisfies ReturnStatus);
