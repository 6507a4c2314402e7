import { describe, expect, it } from 'vitest';
import { accessRefusal, refusalOf } from '#shared/accounts/member-access.ts';
import {
  can,
  type Capability,
  capabilities,
  type MemberCondition,
  roles,
  type StaffAccess,
} from '#shared/contract/access.ts';
import { contracts } from '#shared/registry/contracts.ts';
import { contentAccess } from './access/content.ts';
import { goodsAccess } from './access/goods.ts';
import { membersAccess } from './access/members.ts';
import { moneyAccess } from './access/money.ts';
import { ordersAccess } from './access/orders.ts';
import { siteAccess } from './access/site.ts';
import { type UserStatus, userStatuses } from '#shared/values/user-statuses.ts';

/** Written out by hand: who may what is decided by people, not copied from the code. */
const collaboratorsMay: Record<Capability, boolean> = {
  'admin.enter': true,
  'content.moderate': true,
  'documents.write': true,
  'news.write': true,
  'products.write': true,
  'products.delete': false,
  'prices.write': false,
  'inventory.write': true,
  'costs.read': false,
  'stock.repair': false,
  'purchases.manage': false,
  'orders.work': true,
  'returns.work': true,
  'refunds.work': false,
  'invoices.work': false,
  'vouchers.manage': false,
  'users.manage': false,
  'customers.manage': false,
  'payments.manage': false,
  'mail.send': false,
  'views.share': false,
  'reports.read': false,
  'businesses.write': false,
  'settings.write': false,
  'integrations.manage': false,
};

const all = Object.keys(capabilities) as Capability[];

describe.each(all)('%s', (capability) => {
  it('is open to admins, and to collaborators where decided, never to members or strangers', () => {
    expect(roles.map((role) => can(role, capability))).toEqual([true, collaboratorsMay[capability], false]);
    expect(can(undefined, capability)).toBe(false);
  });
});

/** By hand, too: what each condition asks of a member whom nothing else bars. */
const fulfilledBy: Record<MemberCondition, UserStatus[]> = {
  // Whose identity is approved, which is what the status says.
  'active-member': ['active'],
};

describe.each(Object.entries(fulfilledBy) as [MemberCondition, UserStatus[]][])(
  '%s',
  (condition, statuses) => {
    it('is fulfilled by whom it was decided for, and the others are told what is missing', () => {
      const refused = userStatuses.map((status) => accessRefusal(condition, { role: 'user', status }));
      expect(refused).toEqual(
        userStatuses.map((status) => (statuses.includes(status) ? undefined : refusalOf(condition))),
      );
      expect(refusalOf(condition)).toBeDefined();
    });
  },
);

/** The access matrix says who may call each operation. A new operation has to be added to one of these tables. */
const matrix = [membersAccess, contentAccess, goodsAccess, ordersAccess, moneyAccess, siteAccess].flatMap(
  (table) => Object.entries(table),
);

const furtherOf = ({ further = [] }: StaffAccess) =>
  further.map(({ field, is, capability }) => `${capability} where ${field} is ${is}`);

it('every operation is open to exactly whom the matrix says', () => {
  const actual = contracts.map(({ name, access }) => [
    name,
    typeof access === 'object' ? [access.staff, ...furtherOf(access)].join(', ') : access,
  ]);
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(matrix));
  // An operation that stands in two tables would be open to whom the later one says.
  expect(matrix).toHaveLength(actual.length);
});

it('whatever the public may post is limited in how often', () => {
  const unlimited = contracts
    .filter(({ method, access, limit }) => method !== 'GET' && access === 'public' && !limit)
    .map(({ name }) => name);
  expect(unlimited).toEqual([
    // A refresh token or a session is spent by these, so trying often gains nothing.
    'accounts/refresh',
    'accounts/refresh-token',
    'accounts/sign-out',
    // What is not signed by a provider is read no further; and a provider is never told to slow down.
    'payments/receive-bank-notice',
    'payments/receive-stripe-notice',
    'payments/receive-vnpay-form',
    'shipping/receive-ghtk-notice',
  ]);
});
