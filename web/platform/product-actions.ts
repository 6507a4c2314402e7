import { createContext, use } from 'react';
import type { ProductCard } from '#shared/catalogue/product.ts';

/** What a product's card needs to know of it to act on it. */
export type PressedProduct = Pick<ProductCard, 'id' | 'slug' | 'name' | 'stockStatus' | 'hasVariants'>;

/** What may be done with a product wherever it is shown. Given by the layout, so that features need not know each other. */
export type ProductActions = {
  /** Whether a member is here: prices then say what is earned. */
  member: boolean;
  isFavorite: (productId: string) => boolean;
  toggleFavorite: (product: PressedProduct) => void;
  addToCart: (product: PressedProduct) => void;
  buyNow: (product: PressedProduct) => void;
};

const Context = createContext<ProductActions | undefined>(undefined);

export const ProductActionsProvider = Context.Provider;

/** Undefined where nobody gave any: products are then shown without buttons. */
export const useProductActions = (): ProductActions | undefined => use(Context);
