import type { ProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import type { FilterProps, ListScope } from '../../rules/product-search.ts';

export type FacetProps = FilterProps & {
  /** Undefined while loading; then no counts are shown and no choice is hidden. */
  facets: ProductFacets | undefined;
  /** Scope of the page, such as its category; it is not offered as a filter. */
  fixed?: ListScope | undefined;
};
