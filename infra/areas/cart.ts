import * as cart from '#shared/cart/index.ts';
import { route, type Area } from './area.ts';

const reading = { table: 'read' } as const;
const writing = { table: 'write' } as const;

export const cartArea: Area = {
  name: 'cart',
  routes: [
    route(cart.getCart, reading),
    route(cart.getCartCount, reading),
    route(cart.addToCart, writing),
    route(cart.updateCartItem, writing),
    route(cart.removeFromCart, writing),
    route(cart.removeManyFromCart, writing),

    route(cart.validateGuestTransfer, reading),
    route(cart.transferGuestCart, writing),

    route(cart.startGuestSession, writing),
    route(cart.getGuestCart, reading),
    route(cart.getGuestCartCount, reading),
    route(cart.addToGuestCart, writing),
    route(cart.updateGuestItem, writing),
    route(cart.removeFromGuestCart, writing),
  ],
};
