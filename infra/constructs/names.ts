import { nameIn, type Stage } from '../stages.ts';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `list-products` is `ListProducts`: construct ids are permanent, so they follow names that are. */
export const idOf = (name: string): string => name.split('-').map(capitalised).join('');

export const lastPart = (entry: string): string => entry.slice(entry.lastIndexOf('/') + 1);

/** `routes/orders/staff/grant-credit` is `orders/grant-credit`: the folders within an area are no part of a name. */
export const operationOf = (entry: string): string =>
  entry.replace(/^(?:routes|workers)\//, '').replace(/\/.*\//, '/');

/** `routes/catalogue/shop/list-products` is `cholang-sandbox-catalogue-list-products` in every console. */
export const functionName = (stage: Stage, entry: string): string =>
  nameIn(stage, ...operationOf(entry).split('/'));
