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
  'places/get-former-district': 'public',
  'places/get-former-province': 'public',
  'places/get-province': 'public',
  'places/list-former-provinces': 'public',
  'places/list-provinces': 'public',
  'places/suggest-former-places': 'member',
  'places/suggest-places': 'member',
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
  'reviews/like-rating': 'member',
  'reviews/like-review': 'member',
  'reviews/list-rating-summaries': 'public',
  'reviews/list-ratings': 'guest',
  'reviews/list-ratings-of-product': 'guest',
  'reviews/list-reviews-by-slug': 'guest',
  'reviews/list-reviews-of-product': 'guest',
  'reviews/toggle-rating-like': 'member',
  'reviews/update-rating': 'member',
  'reviews/update-review': 'member',
  'uploads/create-review-image': 'member',
  'uploads/get-upload': 'member',
  'vouchers/list-public-vouchers': 'public',
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
