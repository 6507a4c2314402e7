import { slugs } from '#functions/domain/publishing/slugs.ts';
import { claims } from '#functions/platform/records/claims.ts';
import { brandSlugKey, businessOwnerKey, businessSlugKey, productKeys } from '../catalogue-keys.ts';

const ofMakers = { entity: 'maker-claim', owner: 'makerId' };
const unnamedMaker = 'cua-hang';

export const businessSlugs = slugs('business', {
  unnamed: unnamedMaker,
  rows: { ...ofMakers, key: businessSlugKey },
});
export const brandSlugs = slugs('brand', { unnamed: unnamedMaker, rows: { ...ofMakers, key: brandSlugKey } });

/** Claims of users who have a business. */
export const businessOwners = claims({ ...ofMakers, key: businessOwnerKey, refusal: 'OWNER_TAKEN' });

export const productSlugs = slugs('product', {
  unnamed: 'san-pham',
  rows: { key: productKeys.slugClaim, entity: 'product-slug', owner: 'productId' },
});
export const productCodes = claims({
  key: productKeys.codeClaim,
  entity: 'product-code',
  owner: 'productId',
  refusal: 'PRODUCT_CODE_EXISTS',
});
