import { accountNotices } from '#functions/domain/notifications/account-notices.ts';
import type { NewsDefinition } from '#functions/domain/notifications/define-news.ts';
import { discussionNotices } from '#functions/domain/discussion/discussion-notices.ts';
import { orderNotices } from '#functions/domain/orders/reading/order-notices.ts';
import { referralNotices } from '#functions/domain/referrals/referral-notices.ts';
import { subjects } from './all-subjects.ts';

/** What members are notified of, one line per area. Notices about one event are sent in this order. */
export const notices: readonly NewsDefinition[] = [
  ...accountNotices,
  ...referralNotices,
  ...orderNotices,
  ...discussionNotices(subjects),
];
