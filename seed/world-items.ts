import { claimItems, credentialsItem, heldForGood, profileItem } from '#functions/domain/accounts/account.ts';
import {
  brandItem,
  businessItem,
  categoryItem,
  productClaims,
  productItems,
  warehouseItem,
} from '#functions/domain/catalogue/product-items.ts';
import type { ProductRecord } from '#functions/domain/catalogue/product-record.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import type { Item } from '#functions/platform/table-operations.ts';
import type { Business } from './world/businesses.ts';
import type { World } from './world/world.ts';

const itemsOfProduct = (record: ProductRecord): Item[] => [
  ...productItems(record),
  ...productClaims(record.card),
];

function itemsOfMember(profile: Profile, passwordHash: string): Item[] {
  const { email, phone, reference } = claimItems(profile, heldForGood);
  return [
    profileItem(profile),
    credentialsItem(profile.id, { passwordHash, sessionsFrom: profile.createdAt }),
    email,
    phone,
    reference,
  ];
}

const itemOfBusiness = ({ mark: _mark, places: _places, sells: _sells, ...business }: Business): Item =>
  businessItem(business);

/** The whole market as the table keeps it. */
export function* itemsOfWorld(world: World, passwordHash: string): Generator<Item> {
  yield* world.categories.map(categoryItem);
  yield* world.businesses.map(itemOfBusiness);
  yield* world.brands.map(brandItem);
  yield* world.warehouses.map(warehouseItem);
  for (const member of world.members) yield* itemsOfMember(member, passwordHash);
  for (const product of world.products) yield* itemsOfProduct(product);
}
