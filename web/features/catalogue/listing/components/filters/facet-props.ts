import type { ProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import type { FilterProps, ListScope } from '../../rules/product-search.ts';

export type FacetProps = FilterProps & {
  /** Missing while they are on their way: then nothing is counted and nothing turned off. */
  facets: ProductFacets | undefined;
  /** What the page holds the list to; it is not offered as a filter. */
  fixed?: ListScope | undefined;
};
