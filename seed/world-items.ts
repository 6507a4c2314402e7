import {
  claimItems,
  credentialsItem,
  neverExpires,
  type Profile,
  profileRecord,
} from '#functions/domain/accounts/account.ts';
import {
  brandItems,
  businessItems,
  categoryItem,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import {
  productClaims,
  productItems,
  warehouseItem,
} from '#functions/domain/catalogue/products/product-items.ts';
import { goodsCodeClaims } from '#functions/domain/catalogue/products/goods-codes.ts';
import { comboLink } from '#functions/domain/catalogue/products/combo-links.ts';
import { isUnit } from '#shared/catalogue/unit.ts';
import { voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { entryItem } from '#functions/domain/vouchers/wallet-entry.ts';
import { ratingItem } from '#functions/domain/catalogue/products/product-rating.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { purchaseItem } from '#functions/domain/reviews/purchase.ts';
import { purchaseRecord } from '#functions/domain/purchasing/purchase-record.ts';
import { purchaseClaim } from '#functions/domain/purchasing/save-purchase.ts';
import { supplierRecord } from '#functions/domain/purchasing/suppliers.ts';
import { seededReactions } from '#functions/domain/reactions/seeded-reactions.ts';
import { reviewRecord } from '#functions/domain/reviews/review.ts';
import { reviewSubject } from '#functions/domain/reviews/review-subject.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { addressBookOf } from './world/addresses.ts';
import type { Brand } from './world/brands.ts';
import type { Business } from './world/businesses.ts';
import { customersOf } from './world/customers.ts';
import { activityOfMember } from './world/member-activity.ts';
import { itemsOfTies } from './world/member-ties.ts';
import { itemsOfOrder } from './world/order-items.ts';
import { itemsOfInvoices } from './world/invoices.ts';
import { itemsOfReturn } from './world/returns.ts';
import { ratingOfVoices, type Voice } from './world/reviews.ts';
import { itemsOfReading } from './world/document-readers.ts';
import { itemsOfDocument, itemsOfDocumentCategories } from './world/published-documents.ts';
import { itemsOfNews } from './world/published-news.ts';
import { itemsOfAuthors, itemsOfComment } from './world/threads.ts';
import type { World } from './world/world.ts';

const itemsOfProduct = (record: ProductRecord): Item[] => [
  ...productItems(record),
  ...productClaims(record.card),
  ...goodsCodeClaims(record),
  ...record.card.parts.map(({ productId }) =>
    comboLink(productId, record.card.id, isUnit(record.card) ? 'unit' : 'combo'),
  ),
];

function itemsOfMember(profile: Profile, passwordHash: string): Item[] {
  const { email, phone, reference } = claimItems(profile, neverExpires);
  return [
    profileRecord.item(profile),
    credentialsItem(profile.id, { passwordHash, sessionsFrom: profile.createdAt }),
    email,
    phone,
    reference,
    ...activityOfMember(profile),
  ];
}

const itemsOfBusiness = ({ mark: _mark, places: _places, sells: _sells, ...business }: Business): Item[] =>
  businessItems(business);

/** The demo data names a brand's business by its name; the table stores its id. */
const itemsOfBrand =
  (businesses: readonly Business[]) =>
  ({ business, ...brand }: Brand): Item[] =>
    brandItems({ ...brand, businessId: businesses.find(({ name }) => name === business)?.id ?? null });

const itemsOfVoice = ({ review, likedBy }: Voice): Item[] => [
  reviewRecord.item(review),
  ...seededReactions(
    { kind: reviewSubject.kind, id: review.id },
    { userIds: likedBy, type: 'like', at: review.createdAt },
  ),
];

/** Rating counts of products, computed from exactly the seeded reviews. */
function ratingItems({ products, voices }: World): Item[] {
  const byProduct = Map.groupBy(voices, ({ review }) => review.productId);
  return products.flatMap(({ card }) => {
    const heard = byProduct.get(card.id);
    return heard ? [ratingItem(card, ratingOfVoices(heard))] : [];
  });
}

/** Wallet items of all vouchers that members hold. */
const walletItems = ({ vouchers, wallets }: World): Item[] =>
  vouchers.flatMap(({ id, validTo }) =>
    wallets.filter(({ voucherId }) => voucherId === id).map((entry) => entryItem(entry, validTo)),
  );

/** All items of the demo shop as the table stores them. */
export function* itemsOfWorld(world: World, passwordHash: string): Generator<Item> {
  yield* world.categories.map(categoryItem);
  yield* world.businesses.flatMap(itemsOfBusiness);
  yield* world.brands.flatMap(itemsOfBrand(world.businesses));
  yield* world.warehouses.map(warehouseItem);
  yield* world.vouchers.map(voucherRecord.item);
  yield* walletItems(world);
  for (const member of world.members) yield* itemsOfMember(member, passwordHash);
  yield* world.members.filter(({ email }) => email === 'member@cholang.vn').flatMap(addressBookOf);
  yield* itemsOfTies(world);
  for (const product of world.products) yield* itemsOfProduct(product);
  yield* ratingItems(world);
  yield* world.purchases.map(purchaseItem);
  yield* world.suppliers.map(supplierRecord.item);
  yield* world.drafts.flatMap((draft) => [purchaseRecord.item(draft), purchaseClaim(draft)]);
  for (const order of world.orders) yield* itemsOfOrder(order);
  yield* world.returns.flatMap(itemsOfReturn);
  yield* itemsOfInvoices(world.invoices);
  yield* customersOf(world);
  yield* world.network;
  yield* world.news.flatMap(itemsOfNews);
  yield* itemsOfDocumentCategories();
  yield* world.documents.flatMap(itemsOfDocument);
  yield* world.readings.flatMap(itemsOfReading);
  yield* world.comments.flatMap(itemsOfComment);
  yield* itemsOfAuthors(world.comments);
  for (const voice of world.voices) yield* itemsOfVoice(voice);
}
