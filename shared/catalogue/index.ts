export * from './category.ts';
export * from './product.ts';
export * from './list-products.ts';
export * from './get-product.ts';
export * from './list-categories.ts';
export * from './save-product.ts';
