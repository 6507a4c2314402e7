import * as z from 'zod';
import { type Change, defineEvent, differs } from './define-event.ts';

/** Fields that decide a member's place in the tree, and whether they count there. */
const placed = ['referrerId', 'lineage', 'emailVerifiedAt', 'status'] as const;

/** Tells whether a member has moved in the tree; everybody below moves too. */
const hasMoved = (change: Change): boolean => change.before !== undefined && differs(change, 'lineage');

const isBrought = ({ after }: Change): boolean =>
  typeof after['referrerId'] === 'string' && typeof after['emailVerifiedAt'] === 'string';

/** A referred member confirmed their address or moved in the tree; a rewrite marks older accounts. */
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

/** Fields of an order that affect the referrer's reward. */
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

/** A return changed whether goods go back, which affects the reward. */
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
