import { nameIn, type Stage } from '../stages.ts';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Converts `list-products` to `ListProducts`. Construct ids are permanent, and so are these names. */
export const idOf = (name: string): string => name.split('-').map(capitalised).join('');

export const lastPart = (entry: string): string => entry.slice(entry.lastIndexOf('/') + 1);

/** Shortens `routes/orders/staff/grant-credit` to `orders/grant-credit`, without inner folders. */
export const operationOf = (entry: string): string =>
  entry.replace(/^(?:routes|workers)\//, '').replace(/\/.*\//, '/');

/** Names the function of `routes/catalogue/shop/list-products` `cholang-sandbox-catalogue-list-products`. */
export const functionName = (stage: Stage, entry: string): string =>
  nameIn(stage, ...operationOf(entry).split('/'));
