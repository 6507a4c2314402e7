import { describe, expect, it } from 'vitest';
import { barredFrom, refusalOf } from '#shared/accounts/taking-part.ts';
import type { UserStatus } from '#shared/accounts/user.ts';
import { userStatuses } from '#shared/accounts/user-choices.ts';
import {
  can,
  type Capability,
  capabilities,
  type MemberCondition,
  roles,
  type StaffAccess,
} from '#shared/contract/access.ts';
import { contracts } from '#shared/contract/contracts.ts';

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
  'views.share': false,
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

/** By hand, too: what each condition asks of a member whom nothing else bars. */
const fulfilledBy: Record<MemberCondition, UserStatus[]> = {
  // Whose identity is approved, which is what the status says.
  'active-member': ['active'],
};

describe.each(Object.entries(fulfilledBy) as [MemberCondition, UserStatus[]][])(
  '%s',
  (condition, statuses) => {
    it('is fulfilled by whom it was decided for, and the others are told what is missing', () => {
      const refused = userStatuses.map((status) => barredFrom(condition, { role: 'user', status }));
      expect(refused).toEqual(
        userStatuses.map((status) => (statuses.includes(status) ? undefined : refusalOf(condition))),
      );
      expect(refusalOf(condition)).toBeDefined();
    });
  },
);

/** Who may call what, one line an operation; a new operation has to be entered here on purpose. */
const matrix: Record<string, string> = {
  'accounts/activate-account': 'public',
  'accounts/activate-user': 'public',
  'accounts/activate-user-patch': 'public',
  'accounts/check-verification': 'public',
  'accounts/confirm-forgot-password': 'public',
  'accounts/confirm-password-change': 'member',
  'accounts/forgot-password': 'public',
  'accounts/get-me': 'member',
  'accounts/get-user-by-reference': 'public',
  'accounts/list-user-ids': 'users.manage',
  'accounts/list-users': 'users.manage',
  'accounts/login': 'public',
  'accounts/list-sign-in-providers': 'public',
  'accounts/begin-provider-sign-in': 'public',
  'accounts/finish-provider-sign-in': 'public',
  'accounts/register-with-provider': 'public',
  'accounts/join-provider': 'member',
  'accounts/refresh': 'public',
  'accounts/refresh-token': 'public',
  'accounts/register': 'public',
  'accounts/request-password-change-otp': 'member',
  'accounts/resend-verification': 'public',
  'accounts/reset-password': 'public',
  'accounts/sign-out': 'public',
  'accounts/verify-email': 'public',
  'activity/list-activity': 'admin.enter',
  'addresses/create-address': 'member',
  'addresses/delete-address': 'member',
  'addresses/get-address': 'member',
  'addresses/get-default-address': 'member',
  'addresses/list-addresses': 'member',
  'addresses/set-default-address': 'member',
  'addresses/update-address': 'member',
  'cart/add-to-cart': 'member',
  'cart/add-to-guest-cart': 'public',
  'cart/get-cart': 'member',
  'cart/get-cart-count': 'member',
  'cart/get-guest-cart': 'public',
  'cart/get-guest-cart-count': 'public',
  'cart/remove-from-cart': 'member',
  'cart/remove-from-guest-cart': 'public',
  'cart/remove-many-from-cart': 'member',
  'cart/start-guest-session': 'public',
  'cart/transfer-guest-cart': 'member',
  'cart/update-cart-item': 'member',
  'cart/update-guest-item': 'public',
  'cart/validate-guest-transfer': 'member',
  'catalogue/create-product': 'products.write',
  'catalogue/delete-product': 'products.delete',
  'catalogue/get-brand': 'public',
  'catalogue/get-business': 'public',
  'catalogue/get-business-by-slug': 'public',
  'catalogue/get-category': 'public',
  'catalogue/get-category-by-slug': 'public',
  'catalogue/get-category-tree': 'public',
  'catalogue/get-product': 'public',
  'catalogue/get-product-by-slug': 'public',
  'catalogue/get-product-facets': 'public',
  'catalogue/get-product-stock': 'products.write',
  'catalogue/list-admin-warehouses': 'settings.write',
  'catalogue/list-best-selling-products': 'public',
  'catalogue/list-brands': 'public',
  'catalogue/list-businesses': 'public',
  'catalogue/list-categories': 'public',
  'catalogue/list-categories-of-products': 'public',
  'catalogue/list-featured-businesses': 'public',
  'catalogue/list-featured-products': 'public',
  'catalogue/list-new-products': 'public',
  'catalogue/list-popular-products': 'public',
  'catalogue/list-products': 'public',
  'catalogue/list-products-of-category': 'public',
  'catalogue/list-public-warehouses': 'public',
  'catalogue/list-related-categories': 'public',
  'catalogue/list-related-products': 'public',
  'catalogue/list-warehouses': 'settings.write',
  'catalogue/search-products': 'public',
  'catalogue/suggest-categories': 'public',
  'catalogue/suggest-products': 'public',
  'catalogue/update-product': 'products.write',
  'favorites/add-favorite': 'member',
  'favorites/list-favorite-ids': 'member',
  'favorites/list-favorites': 'member',
  'favorites/remove-favorite': 'member',
  'links/get-url-metadata': 'public',
  'live/create-ticket': 'member',
  'live/list-room-events': 'member',
  'operations/get-health': 'public',
  'orders/cancel-guest-order': 'public',
  'orders/cancel-order': 'member',
  'orders/change-order-status': 'orders.work',
  'orders/complete-order': 'member',
  'orders/complete-packing': 'orders.work',
  'orders/confirm-guest-order': 'public',
  'orders/count-orders-by-payment-status': 'member',
  'orders/count-orders-by-status': 'member',
  'orders/create-guest-order': 'public',
  'orders/create-guest-payment': 'public',
  'orders/create-guest-ticket': 'public',
  'orders/create-order': 'member',
  'orders/get-guest-order': 'public',
  'orders/get-guest-order-by-code': 'public',
  'orders/get-guest-order-delivery-with-timeline': 'public',
  'orders/get-guest-payment-status': 'public',
  'orders/get-order': 'member',
  'orders/get-order-by-code': 'member',
  'orders/get-order-delivery': 'member',
  'orders/get-order-delivery-logs': 'member',
  'orders/get-order-delivery-with-timeline': 'member',
  'orders/get-order-summary': 'member',
  'orders/get-order-timeline': 'member',
  'orders/get-shipment-fee': 'public',
  'orders/get-staff-order': 'orders.work',
  'orders/grant-credit': 'payments.manage',
  'orders/hand-to-carrier': 'orders.work',
  'orders/list-credit-orders': 'payments.manage',
  'orders/list-guest-order-payments': 'public',
  'orders/list-guest-orders': 'public',
  'orders/list-order-items': 'member',
  'orders/list-order-payments': 'member',
  'orders/list-orders': 'member',
  'orders/list-pickup-options': 'guest',
  'orders/mark-delivered': 'orders.work',
  'orders/preview-reorder': 'member',
  'orders/process-refund': 'refunds.work',
  'orders/quote-guest-order': 'public',
  'orders/quote-order': 'member',
  'orders/request-vat-invoice': 'member',
  'orders/select-warehouse': 'guest',
  'orders/send-guest-links': 'public',
  'orders/send-proof-mail': 'public',
  'orders/start-packing': 'orders.work',
  'orders/take-money': 'orders.work',
  'orders/validate-guest-cart': 'public',
  'payments/cancel-payment': 'member',
  'payments/complete-payment': 'member',
  'payments/create-payment': 'member',
  'payments/get-payment': 'member',
  'payments/get-payment-status': 'member',
  'payments/receive-bank-notice': 'public',
  'payments/receive-stripe-notice': 'public',
  'payments/receive-vnpay-form': 'public',
  'payments/receive-vnpay-notice': 'public',
  'payments/simulate-payment': 'member',
  'payments/verify-payment': 'member',
  'places/get-former-district': 'public',
  'places/get-former-province': 'public',
  'places/get-province': 'public',
  'places/list-former-provinces': 'public',
  'places/list-provinces': 'public',
  'places/suggest-former-places': 'member',
  'places/suggest-places': 'member',
  'restock/await-restock': 'member',
  'restock/forget-restock': 'member',
  'restock/list-awaited': 'member',
  'restock/stop-restock-mail': 'public',
  'returns/cancel-return': 'member',
  'returns/change-return-status': 'returns.work, refunds.work where status is refunded',
  'returns/get-return': 'member',
  'returns/get-staff-return': 'returns.work',
  'returns/list-return-tracking': 'member',
  'returns/list-returns': 'member',
  'returns/record-return-qa': 'returns.work',
  'returns/request-return': 'member',
  'returns/set-return-tracking': 'returns.work',
  'reviews/create-rating': 'member',
  'reviews/create-review': 'member',
  'reviews/delete-rating': 'member',
  'reviews/delete-review': 'member',
  'reviews/get-my-review': 'member',
  'reviews/get-order-review-status': 'member',
  'reviews/get-rating': 'guest',
  'reviews/get-rating-summary': 'public',
  'reviews/get-review': 'guest',
  'reviews/get-review-summary': 'public',
  'reviews/like-rating': 'active-member',
  'reviews/like-review': 'active-member',
  'reviews/list-rating-summaries': 'public',
  'reviews/list-ratings': 'guest',
  'reviews/list-ratings-of-product': 'guest',
  'reviews/list-reviews-by-slug': 'guest',
  'reviews/list-reviews-of-product': 'guest',
  'reviews/toggle-rating-like': 'active-member',
  'reviews/update-rating': 'member',
  'reviews/update-review': 'member',
  'saved-views/create-saved-view': 'admin.enter',
  'saved-views/delete-saved-view': 'admin.enter',
  'saved-views/list-saved-views': 'admin.enter',
  'saved-views/set-default-view': 'admin.enter',
  'saved-views/update-saved-view': 'admin.enter',
  'uploads/create-upload': 'member',
  'uploads/upload-thing': 'member',
  'uploads/get-upload': 'member',
  'vouchers/apply-vouchers': 'member',
  'vouchers/collect-voucher': 'member',
  'vouchers/list-public-vouchers': 'public',
  'vouchers/list-user-vouchers': 'member',
  'vouchers/list-vouchers-for-order': 'member',
};

const furtherOf = ({ further = [] }: StaffAccess) =>
  further.map(({ field, is, capability }) => `${capability} where ${field} is ${is}`);

it('every operation is open to exactly whom the matrix says', () => {
  const actual = contracts.map(({ name, access }) => [
    name,
    typeof access === 'object' ? [access.staff, ...furtherOf(access)].join(', ') : access,
  ]);
  expect(Object.fromEntries(actual)).toEqual(matrix);
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
  ]);
});
