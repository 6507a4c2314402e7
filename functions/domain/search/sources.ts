import { PhoneNumber, type SessionUser } from '#shared/accounts/user.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import type { CustomerRow } from '#shared/customers/customer.ts';
import type { Order } from '#shared/orders/order.ts';
import type { PurchaseRow } from '#shared/purchasing/purchase.ts';
import type { Hit, HitKind } from '#shared/search/find-anything.contract.ts';
import { findProfile, findUserId } from '#functions/domain/accounts/find-account.ts';
import { searchUsers } from '#functions/domain/accounts/listing/list-users.ts';
import { findCardsByCode } from '#functions/domain/catalogue/products/find-by-code.ts';
import { offSaleProducts } from '#functions/domain/catalogue/search/off-sale-products.ts';
import { likelyProducts } from '#functions/domain/catalogue/search/product-suggestions.ts';
import { findCustomerOfOrder } from '#functions/domain/customers/records/customer.ts';
import { searchCustomers } from '#functions/domain/customers/staff/list-customers.ts';
import { findOrderByCode } from '#functions/domain/orders/reading/read-orders.ts';
import { findNewestOrders } from '#functions/domain/orders/reading/search-orders.ts';
import { findPurchaseByCode, likelyPurchases } from '#functions/domain/purchasing/find-purchases.ts';
import type { Context } from '#functions/platform/table/context.ts';

type OwnHit = Omit<Hit, 'kind'>;

/** Searches one kind of thing. Returns the exact match and the best others, up to `most` in all. */
type Source = (context: Context, text: string, most: number) => Promise<OwnHit[]>;

/** Source whose only exact match is looked up by its code; the likely ones come after it. */
const byCode =
  <T extends { id: string }>(
    findMeant: (context: Context, text: string) => Promise<T | undefined>,
    findLikely: (text: string, most: number) => Promise<readonly T[]>,
    hitOf: (found: T) => Omit<OwnHit, 'exact' | 'picture'>,
  ): Source =>
  async (context, text, most) => {
    const [meant, likely] = await Promise.all([findMeant(context, text), findLikely(text, most)]);
    const others = likely.filter(({ id }) => id !== meant?.id);
    const shown = (found: T, exact: boolean) => ({ ...hitOf(found), exact, picture: null });
    return [...(meant ? [shown(meant, true)] : []), ...others.map((one) => shown(one, false))];
  };

type OrderFacts = Pick<Order, 'id' | 'code'> & { customer: Pick<Order['customer'], 'fullName'> };

/** Hits have the customer's name only, since packing staff must not see phone numbers in bulk. */
export const findOrders = byCode<OrderFacts>(findOrderByCode, findNewestOrders, ({ id, code, customer }) => ({
  id,
  title: code,
  hint: customer.fullName,
  code,
}));

type PurchaseFacts = Pick<PurchaseRow, 'id' | 'code' | 'supplier'>;

/** Hits have the supplier's name, without costs. */
export const findPurchases = byCode<PurchaseFacts>(
  findPurchaseByCode,
  likelyPurchases,
  ({ id, code, supplier }) => ({
    id,
    title: code,
    hint: supplier.name,
    code,
  }),
);

type PersonFacts = Pick<SessionUser, 'id' | 'fullName' | 'email' | 'phoneNumber' | 'referenceId'>;

/** Member with exactly this address, number or code. */
async function findMember(context: Context, text: string): Promise<PersonFacts | undefined> {
  const userId = await findUserId(context, text);
  return userId === undefined ? undefined : findProfile(context, userId);
}

export const findPeople = byCode<PersonFacts>(
  findMember,
  searchUsers,
  ({ id, fullName, email, phoneNumber, referenceId }) => ({
    id,
    title: fullName,
    hint: `${phoneNumber} · ${email}`,
    code: referenceId,
  }),
);

type CustomerFacts = Pick<CustomerRow, 'id' | 'code' | 'fullName' | 'phone' | 'email'>;

const customerHit = ({ id, code, fullName, phone, email }: CustomerFacts, exact: boolean) => ({
  id,
  title: fullName || code,
  hint: [phone, email].filter(Boolean).join(' · '),
  code,
  exact,
  picture: null,
});

/** Returns whether the text is exactly the customer's number, address or code. */
function isMeant({ code, phone, email }: CustomerFacts, text: string): boolean {
  const number = PhoneNumber.safeParse(text).data ?? text;
  return number === phone || [code, email].some((one) => one.toLowerCase() === text.toLowerCase());
}

/** Customer who placed the order with this code. */
async function findBuyer(context: Context, code: string): Promise<CustomerFacts | undefined> {
  const order = await findOrderByCode(context, code);
  return order && findCustomerOfOrder(context.table, order.id);
}

/** Members and guests who bought, by their own data or by an order's code. */
export const findCustomers: Source = async (context, text, most) => {
  const [buyer, likely] = await Promise.all([findBuyer(context, text), searchCustomers(text, most)]);
  const others = likely.filter(({ id }) => id !== buyer?.id);
  const hits = others.map((customer) => customerHit(customer, isMeant(customer, text)));
  return [...(buyer ? [customerHit(buyer, false)] : []), ...hits].toSorted(
    (a, b) => Number(b.exact) - Number(a.exact),
  );
};

type ProductFacts = Pick<ProductCard, 'id' | 'name' | 'code' | 'business' | 'thumbnail' | 'ground'>;

const productHit = ({ id, name, code, business, thumbnail, ground }: ProductFacts, exact: boolean) => ({
  id,
  title: name,
  hint: `${code} · ${business.name}`,
  code,
  exact,
  picture: { image: thumbnail, ground },
});

/** Places reserved for products that are not on sale; best sellers would take them all. */
const maxOffSale = 2;

/** Products by code, barcode, SKU or name, including those that are not on sale. */
export const findProducts: Source = async (context, text, most) => {
  const [meant, likely, offSale] = await Promise.all([
    findCardsByCode(context, text),
    likelyProducts(text, most),
    offSaleProducts(text, most),
  ]);
  const known = new Set(meant.map(({ id }) => id));
  const aside = offSale.filter(({ id }) => !known.has(id));
  const kept = Math.max(0, most - meant.length - Math.min(aside.length, maxOffSale));
  const shown = likely.filter(({ id }) => !known.has(id)).slice(0, kept);
  return [
    ...meant.map((card) => productHit(card, true)),
    ...[...shown, ...aside].map((card) => productHit(card, false)),
  ];
};

/** Search of each kind of thing. */
export const sources: Record<HitKind, Source> = {
  product: findProducts,
  order: findOrders,
  purchase: findPurchases,
  person: findPeople,
  customer: findCustomers,
};
