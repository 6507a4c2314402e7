import * as priceBooks from '#shared/price-books/index.ts';
import { type Area, read, route, write } from './area.ts';

const throughView = { table: 'read', views: ['products'] } as const;

export const priceBooksArea: Area = {
  name: 'price-books',
  routes: [
    route(priceBooks.listPriceBooks, read),
    route(priceBooks.createPriceBook, write),
    route(priceBooks.getPriceBook, read),
    route(priceBooks.updatePriceBook, write),
    route(priceBooks.deletePriceBook, write),
    route(priceBooks.listPriceBookLines, read),
    route(priceBooks.savePriceBookLines, write),
    route(priceBooks.findPriceBookProducts, throughView),
    route(priceBooks.previewPriceBook, throughView),
    route(priceBooks.getProductPrices, read),
    route(priceBooks.getOwnPrices, read),
  ],
};
