import * as catalogue from '#shared/catalogue/index.ts';
import { route, schedule, type Area } from './area.ts';

const throughView = { table: 'read', views: 'read' } as const;

/** A product takes its category's group and path along, which the view of categories knows. */
const saving = { table: 'write', views: 'read' } as const;

export const catalogueArea: Area = {
  name: 'catalogue',
  routes: [
    route(catalogue.listProducts, throughView),
    route(catalogue.suggestProducts, throughView),
    route(catalogue.listCategories, throughView),
    route(catalogue.getCategoryTree, throughView),

    route(catalogue.getProduct, { table: 'read' }),
    route(catalogue.getProductBySlug, { table: 'read' }),

    route(catalogue.createProduct, saving),
    route(catalogue.updateProduct, saving),
    route(catalogue.deleteProduct, saving),
  ],
  schedules: [schedule('views/snapshot-views', 10, { table: 'read', views: 'write' })],
};
