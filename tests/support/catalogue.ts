import { type Category, ProductDraft } from '#shared/catalogue/index.ts';
import { newId } from '#shared/values/ids.ts';
import { slugify } from '#shared/values/text.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { businessItems, categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import {
  productClaims,
  productItems,
  warehouseItem,
} from '#functions/domain/catalogue/products/product-items.ts';
import {
  buildProduct,
  type ProductFacts,
  type ProductRecord,
} from '#functions/domain/catalogue/views/product-record.ts';
import type { StoredBrand, StoredBusiness } from '#functions/domain/catalogue/views/maker-record.ts';
import type { StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import type { World } from './world.ts';

export const aCategory = (given: Partial<Category> & { name: string }): Category => {
  const id = given.id ?? `cat-${slugify(given.name)}`;
  return {
    id,
    slug: slugify(given.name),
    description: '',
    parentId: null,
    path: [id],
    level: 1,
    group: 'a',
    icon: 'basket',
    position: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
};

export const business = {
  id: 'biz-hoi-an',
  name: 'Hợp tác xã dệt Hội An',
  slug: 'det-hoi-an',
  verified: true,
};
export const warehouse = { id: 'wh-da-nang', name: 'Kho Đà Nẵng', province: 'Đà Nẵng' };

export const aBusiness = (given: Partial<StoredBusiness> = {}): StoredBusiness => ({
  ...business,
  logo: null,
  description: 'Vải dệt tay bên sông Hoài.',
  province: 'Quảng Nam',
  featured: false,
  userId: null,
  logoId: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...given,
});

export const aBrand = (given: Partial<StoredBrand> & { name: string }): StoredBrand => ({
  id: `brand-${slugify(given.name)}`,
  slug: slugify(given.name),
  description: '',
  country: 'Việt Nam',
  featured: false,
  businessId: business.id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...given,
});

export const aWarehouse = (given: Partial<StaffWarehouse> = {}): StaffWarehouse => ({
  ...warehouse,
  code: 'DNG',
  address: 'Khu công nghiệp Hoà Cầm, Cẩm Lệ',
  phone: '0236 355 6789',
  hours: '7:30–18:00, thứ Hai đến thứ Bảy',
  isActive: true,
  pausedReason: '',
  currentDivision: null,
  formerDivision: null,
  version: 1,
  ...given,
});

type Given = Partial<ProductDraft> & {
  name: string;
  available?: number;
  facts?: Partial<ProductFacts>;
  category?: Category;
};

/** Stock for the product as a whole, or for each of its variants. */
const shelvesOf = (variants: Given['variants'] = [], onHand: number) =>
  (variants.length > 0 ? variants.map(({ name, value }) => slugify(`${name} ${value}`)) : [noVariantId]).map(
    (variantId) => ({
      variantId,
      warehouseId: warehouse.id,
      warehouseName: warehouse.name,
      province: warehouse.province,
      onHand,
      reserved: 0,
    }),
  );

/** Product as stored, on sale and in stock by default. */
export function aProduct({
  available = 20,
  facts = {},
  category = aCategory({ name: 'Thời trang' }),
  ...draft
}: Given) {
  const id = facts.id ?? newId();
  const at = '2026-11-01T00:00:00.000Z';
  return buildProduct(
    ProductDraft.parse({
      code: `SP${id.slice(-10)}`,
      slug: `${slugify(draft.name)}-${id.slice(-6).toLowerCase()}`,
      categoryId: category.id,
      businessId: business.id,
      price: 100_000,
      image: '/media/products/x-{width}.webp',
      stock: available > 0 ? [{ warehouseId: warehouse.id, onHand: available }] : [],
      ...draft,
    }),
    {
      id,
      category,
      business,
      brand: null,
      stocks: (draft.type ?? 'product') === 'product' ? shelvesOf(draft.variants, available) : [],
      createdAt: at,
      updatedAt: at,
      ...facts,
    },
  );
}

/** Combo of other products; `of` names each with its quantity and, if it has any, its variant. */
export function aCombo({
  of,
  ...given
}: Given & {
  of: readonly (readonly [part: Pick<ProductRecord, 'card'>, quantity: number, variantId?: string])[];
}) {
  const parts = of.map(([{ card }, quantity, variantId = null]) => ({
    productId: card.id,
    variantId,
    quantity,
  }));
  return aProduct({
    available: 0,
    ...given,
    type: 'combo',
    parts,
    stock: [],
    facts: { stocks: [], ...given.facts },
  });
}

export async function stock(
  world: Pick<World, 'write'>,
  products: ReturnType<typeof aProduct>[],
  categories: Category[] = [],
): Promise<void> {
  await world.write([
    ...businessItems(aBusiness()),
    warehouseItem(aWarehouse()),
    ...categories.map(categoryItem),
    ...products.flatMap((product) => [...productItems(product), ...productClaims(product.card)]),
  ]);
}
