import { describe, expect, it } from 'vitest';
import { can, type Capability, capabilities, roles } from '#shared/access.ts';
import { contracts } from '#shared/contracts.ts';

/** Written out by hand: who may what is decided by people, not copied from the code. */
const collaboratorsMay: Record<Capability, boolean> = {
  'admin.enter': true,
  'forum.moderate': true,
  'documents.write': true,
  'news.write': true,
  'products.write': true,
  'products.delete': false,
  'inventory.write': true,
  'orders.work': true,
  'returns.work': true,
  'refunds.work': false,
  'users.manage': false,
  'payments.manage': false,
  'mail.send': false,
  'reports.read': false,
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

/** Who may call what, one line an operation; a new operation has to be entered here on purpose. */
const matrix: Record<string, string> = {
  'accounts/activate-account': 'public',
  'accounts/activate-user': 'public',
  'accounts/activate-user-patch': 'public',
  'accounts/confirm-forgot-password': 'public',
  'accounts/confirm-password-change': 'member',
  'accounts/forgot-password': 'public',
  'accounts/get-me': 'member',
  'accounts/get-user-by-reference': 'public',
  'accounts/list-users': 'users.manage',
  'accounts/login': 'public',
  'accounts/refresh': 'public',
  'accounts/refresh-token': 'public',
  'accounts/register': 'public',
  'accounts/request-password-change-otp': 'member',
  'accounts/resend-verification': 'public',
  'accounts/reset-password': 'public',
  'accounts/sign-out': 'public',
  'accounts/verify-email': 'public',
  'catalogue/create-product': 'products.write',
  'catalogue/delete-product': 'products.delete',
  'catalogue/get-category-tree': 'public',
  'catalogue/get-product': 'public',
  'catalogue/get-product-by-slug': 'public',
  'catalogue/list-categories': 'public',
  'catalogue/list-products': 'public',
  'catalogue/suggest-products': 'public',
  'catalogue/update-product': 'products.write',
  'live/create-ticket': 'member',
  'live/list-room-events': 'member',
  'operations/get-health': 'public',
};

it('every operation is open to exactly whom the matrix says', () => {
  const actual = contracts.map(({ name, access }) => [
    name,
    typeof access === 'object' ? access.staff : access,
  ]);
  expect(Object.fromEntries(actual)).toEqual(matrix);
});

it('whatever the public may post is limited in how often', () => {
  const unlimited = contracts
    .filter(({ method, access, limit }) => method !== 'GET' && access === 'public' && !limit)
    .map(({ name }) => name);
  // A refresh token or a session is spent by these, so trying often gains nothing.
  expect(unlimited).toEqual(['accounts/refresh', 'accounts/refresh-token', 'accounts/sign-out']);
});
