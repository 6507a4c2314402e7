/**
 * The first words of the keys under which answers are kept, all in one place: what an event, or another feature, makes
 * stale is named by them.
 */
export const roots = {
  accounts: ['accounts'],
  addresses: ['addresses'],
  cart: ['cart'],
  catalogue: ['catalogue'],
  checkout: ['checkout'],
  divisions: ['divisions'],
  favorites: ['favorites'],
  links: ['links'],
  me: ['me'],
  orders: ['orders'],
  payments: ['payments'],
  places: ['places'],
  product: ['catalogue', 'product'],
  restock: ['restock'],
  returns: ['orders', 'returns'],
  reviews: ['reviews'],
  shipment: ['shipment'],
  users: ['users'],
  vouchers: ['vouchers'],
} as const satisfies Record<string, readonly string[]>;
