import { UserRow } from '#shared/accounts/users.contract.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { Profile } from './account.ts';
import { userFeed } from './account-keys.ts';

export const usersView = defineView(Profile, {
  ...userFeed,
  version: 3,
  columns: {
    status: column.text(({ status }) => status),
    createdAt: column.text(({ createdAt }) => createdAt),
    day: column.text(({ createdAt }) => dayInVietnam(Date.parse(createdAt))),
  },
  searched: ({ fullName, email, phoneNumber, referenceId }) => [fullName, email, phoneNumber, referenceId],
  indexes: [['createdAt desc'], ['status', 'createdAt desc'], ['day']],
  row: UserRow,
});
