import * as cart from '#shared/cart/index.ts';
import * as addingToCart from '#functions/domain/cart/add-to-cart.ts';
import * as addingToGuestCart from '#functions/domain/cart/add-to-guest-cart.ts';
import { changeLine, removeLine, removeLines } from '#functions/domain/cart/change-cart.ts';
import * as guestSession from '#functions/domain/cart/guest-session.ts';
import {
  countGuestCart,
  countMemberCart,
  memberOwner,
  readGuestCart,
  readMemberCart,
} from '#functions/domain/cart/read-cart.ts';
import { requireNamed } from '#functions/domain/cart/require-named.ts';
import { toCartItem } from '#functions/domain/cart/cart-contents.ts';
import { transferCart, validateTransfer } from '#functions/domain/cart/transfer-cart.ts';
import { isIssue } from '#functions/domain/cart/transfer-plan.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const addToCart = httpRoute(cart.addToCart, async ({ actor, body, table, now }) => {
  const owner = memberOwner(actor.userId);
  const { line, offer, capped, lifted } = await addingToCart.addToCart({ table, now }, { owner, ...body });
  return { ...toCartItem(line, offer), capped, lifted };
});

export const addToGuestCart = httpRoute(cart.addToGuestCart, ({ query: { sessionId }, body, table, now }) =>
  addingToGuestCart.addToGuestCart({ table, now }, { sessionId, ...body }),
);

export const getCartCount = httpRoute(cart.getCartCount, async ({ actor, table, now }) => ({
  count: await countMemberCart({ table, now }, actor.userId),
}));

export const getCart = httpRoute(cart.getCart, ({ actor: { userId }, query, table, now }) =>
  readMemberCart({ table, now }, { userId, ...query }),
);

export const getGuestCartCount = httpRoute(
  cart.getGuestCartCount,
  async ({ query: { sessionId }, table, now }) => ({
    count: await countGuestCart({ table, now }, sessionId),
  }),
);

export const getGuestCart = httpRoute(cart.getGuestCart, ({ query, table, now }) =>
  readGuestCart({ table, now }, query),
);

export const removeFromCart = httpRoute(
  cart.removeFromCart,
  async ({ actor: { userId }, body, query, language, table, now }) => {
    const cartItemId = requireNamed('cartItemId', body?.cartItemId ?? query.cartItemId, language);
    await removeLine({ table, now }, { owner: memberOwner(userId), cartItemId });
    return readMemberCart({ table, now }, { userId });
  },
);

export const removeFromGuestCart = httpRoute(
  cart.removeFromGuestCart,
  async ({ query, body, language, table, now }) => {
    const { sessionId } = query;
    const cartItemId = requireNamed('cartItemId', query.cartItemId ?? body?.cartItemId, language);
    const { owner } = await guestSession.requireSession({ table, now }, sessionId);
    await removeLine({ table, now }, { owner, cartItemId });
    return readGuestCart({ table, now }, { sessionId });
  },
);

export const removeManyFromCart = httpRoute(
  cart.removeManyFromCart,
  async ({ actor: { userId }, body, query, language, table, now }) => {
    const cartItemIds = requireNamed('cartItemIds', body?.cartItemIds ?? query.cartItemIds, language);
    await removeLines({ table, now }, { owner: memberOwner(userId), cartItemIds });
    return readMemberCart({ table, now }, { userId });
  },
);

export const startGuestSession = httpRoute(cart.startGuestSession, ({ body, table, now }) =>
  guestSession.startGuestSession({ table, now }, body?.sessionId),
);

export const transferGuestCart = httpRoute(
  cart.transferGuestCart,
  async ({ actor: { userId }, params, table, now }) => {
    const transferred = await transferCart({ table, now }, { userId, sessionId: params.guestId });
    return { ...(await readMemberCart({ table, now }, { userId })), transferred };
  },
);

export const updateCartItem = httpRoute(
  cart.updateCartItem,
  async ({ actor: { userId }, body, table, now }) => {
    await changeLine({ table, now }, { owner: memberOwner(userId), ...body });
    return readMemberCart({ table, now }, { userId });
  },
);

export const updateGuestItem = httpRoute(
  cart.updateGuestItem,
  async ({ query: { sessionId }, body, table, now }) => {
    const { owner } = await guestSession.requireSession({ table, now }, sessionId);
    await changeLine({ table, now }, { owner, ...body });
    return readGuestCart({ table, now }, { sessionId });
  },
);

export const validateGuestTransfer = httpRoute(
  cart.validateGuestTransfer,
  async ({ actor: { userId }, params, table, now }) => {
    const lines = await validateTransfer({ table, now }, { userId, sessionId: params.guestId });
    const issues = lines.filter(isIssue);
    return { valid: issues.length === 0, issues, lines };
  },
);
