import { CustomerRow } from '#shared/customers/customer.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { mailName } from '#functions/platform/views/list-filters.ts';
import { column } from '#functions/platform/views/listable.ts';
import { groupMark, tagMark } from '../groups/group-rule.ts';
import { StoredCustomer } from '../records/customer.ts';
import { customerFeed } from '../records/customer-keys.ts';

export const customersView = defineView(StoredCustomer, {
  ...customerFeed,
  version: 3,
  columns: {
    kind: column.text(({ kind }) => kind),
    fullName: column.name(({ fullName }) => fullName),
    phone: column.optional(({ phone }) => phone || null),
    email: column.optional(({ email }) => email || null),
    province: column.optional(({ province }) => province),
    orderCount: column.number(({ orderCount }) => orderCount),
    totalSpent: column.number(({ totalSpent }) => totalSpent),
    lastOrderAt: column.text(({ lastOrderAt }) => lastOrderAt ?? ''),
    createdAt: column.text(({ createdAt }) => createdAt),
  },
  searched: ({ code, fullName, phones, emails, tags, groups }) => [
    code,
    fullName,
    ...phones,
    ...emails.map(mailName),
    ...tags.map(tagMark),
    ...groups.map(groupMark),
  ],
  indexes: [
    ['lastOrderAt desc'],
    ['totalSpent desc'],
    ['orderCount desc'],
    ['createdAt desc'],
    ['fullName'],
    ['kind', 'lastOrderAt desc'],
    ['province', 'lastOrderAt desc'],
    ['phone'],
    ['email'],
  ],
  row: CustomerRow,
});
