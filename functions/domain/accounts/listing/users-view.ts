import { UserRow } from '#shared/accounts/users.contract.ts';
import { waitsSince } from '#shared/accounts/waits-since.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { mailName } from '#functions/platform/views/list-filters.ts';
import { column } from '#functions/platform/views/listable.ts';
import { Profile } from '../account.ts';
import { userFeed } from '../account-keys.ts';

export const usersView = defineView(Profile, {
  ...userFeed,
  version: 7,
  columns: {
    status: column.text(({ status }) => status),
    role: column.text(({ role }) => role),
    referrerId: column.optional(({ referrerId }) => referrerId),
    fullName: column.name(({ fullName }) => fullName),
    createdAt: column.text(({ createdAt }) => createdAt),
    updatedAt: column.text(({ updatedAt }) => updatedAt),
    waitsSince: column.text(waitsSince),
    /** True if the member was asked for more, so that staff wait for them. */
    isAsked: column.flag(({ askedFor }) => askedFor !== null),
    wasRejected: column.flag(({ rejectedBefore }) => rejectedBefore !== null),
    day: column.text(({ createdAt }) => dayInVietnam(Date.parse(createdAt))),
  },
  searched: ({ fullName, email, phoneNumber, referenceId }) => [
    fullName,
    mailName(email),
    phoneNumber,
    referenceId,
  ],
  indexes: [
    ['createdAt desc'],
    ['updatedAt desc'],
    ['fullName'],
    ['waitsSince'],
    ['status'],
    ['status', 'createdAt desc'],
    ['status', 'waitsSince'],
    ['role'],
    ['referrerId'],
    ['day'],
  ],
  row: UserRow,
});
