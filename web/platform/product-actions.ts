import { createContext, use } from 'react';
import type { ProductCard } from '#shared/catalogue/product.ts';

/** Data that the actions of a product card need. */
export type PressedProduct = Pick<ProductCard, 'id' | 'slug' | 'name' | 'stockStatus' | 'hasVariants'>;

/** Actions on a product, provided by the layout so that features do not depend on each other. */
export type ProductActions = {
  /** True for members: prices then show what is earned. */
  member: boolean;
  isFavorite: (productId: string) => boolean;
  toggleFavorite: (product: PressedProduct) => void;
  addToCart: (product: PressedProduct) => void;
  buyNow: (product: PressedProduct) => void;
};

const Context = createContext<ProductActions | undefined>(undefined);

export const ProductActionsProvider = Context.Provider;

/** Returns the product actions; undefined without a provider, in which case products have no buttons. */
export const useProductActions = (): ProductActions | undefined => use(Context);
