import * as z from 'zod';
import { type Change, defineEvent, differs } from './define-event.ts';

/** Where somebody stands in the tree, or whether they count there. */
const placed = ['referrerId', 'lineage', 'emailVerifiedAt', 'status'] as const;

/** All below them stand elsewhere, too. */
const hasMoved = (change: Change): boolean => change.before !== undefined && differs(change, 'lineage');

const isBrought = ({ after }: Change): boolean =>
  typeof after['referrerId'] === 'string' && typeof after['emailVerifiedAt'] === 'string';

/**
 * Somebody whom another brought confirmed their address, or stands elsewhere in the tree of who brought whom; an account
 * from before that was kept is marked by a rewrite.
 */
export const memberPlaced = defineEvent('member.placed', {
  says: { userId: z.string(), moved: z.boolean().default(false) },
  when: {
    user: (change) =>
      isBrought(change) &&
      (differs(change, ...placed) || (differs(change, 'toPlace') && change.after['toPlace'] === true)) && {
        userId: change.after['id'],
        moved: hasMoved(change),
      },
  },
  queues: ['referrals'],
});

/** What an order earns whoever brought its buyer hangs on these. */
const earning = ['status', 'paymentStatus', 'subtotal', 'voucherDiscount', 'completedAt'] as const;

const isUnderWay = ({ after }: Change): boolean => after['status'] !== 'draft';

export const orderToReward = defineEvent('order.to-reward', {
  says: { orderId: z.string() },
  when: {
    order: (change) =>
      typeof change.after['userId'] === 'string' &&
      isUnderWay(change) &&
      differs(change, ...earning) && { orderId: change.after['id'] },
  },
  queues: ['referrals'],
});

/** Goods went back, or are kept after all. */
export const returnToReward = defineEvent('return.to-reward', {
  says: { orderId: z.string(), returnId: z.string() },
  when: {
    return: (change) =>
      change.after['userId'] !== '' &&
      change.before !== undefined &&
      differs(change, 'status', 'resolution', 'qaResult') && {
        orderId: change.after['orderId'],
        returnId: change.after['id'],
      },
  },
  queues: ['referrals'],
});
