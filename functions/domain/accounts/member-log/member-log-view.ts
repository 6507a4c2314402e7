import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { mailName } from '#functions/platform/views/list-filters.ts';
import { column } from '#functions/platform/views/listable.ts';
import { StoredMemberActivity } from './member-log.ts';
import { memberLogFeed } from './member-log-keys.ts';

/** View of the log. Sign-ins are many, so words are found by their beginnings only. */
export const memberLogView = defineView(StoredMemberActivity, {
  ...memberLogFeed,
  version: 2,
  columns: {
    activityType: column.text(({ activityType }) => activityType),
    userId: column.text(({ uploaderId }) => uploaderId),
    createdAt: column.text(({ createdAt }) => createdAt),
    day: column.text(({ createdAt }) => dayInVietnam(Date.parse(createdAt))),
    isCritical: column.flag(({ isCritical }) => isCritical),
  },
  searched: ({ snapshot: { email, phoneNumber, referenceId } }) => [
    mailName(email),
    phoneNumber,
    referenceId,
  ],
  finds: 'beginnings',
  indexes: [['createdAt desc'], ['activityType', 'createdAt desc'], ['userId', 'createdAt desc'], ['day']],
  row: StoredMemberActivity.omit({ expiresAt: true }),
});
