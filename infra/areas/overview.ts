import * as overview from '#shared/overview/index.ts';
import { route, type Area } from './area.ts';

export const overviewArea: Area = {
  name: 'overview',
  routes: [
    route(overview.countWaiting, {
      table: 'read',
      views: [
        'orders',
        'packing',
        'returns',
        'users',
        'notices',
        'refunds',
        'invoices',
        'messages',
        'privacy',
        'cases',
      ],
    }),
    route(overview.getCategoryMargins, { table: 'read', views: ['orders', 'categories'] }),
    route(overview.getDashboard, {
      table: 'read',
      indexes: ['gsi1'],
      views: [
        'orders',
        'sales',
        'packing',
        'returns',
        'users',
        'payments',
        'notices',
        'refunds',
        'invoices',
        'messages',
        'privacy',
        'cases',
        'products',
      ],
    }),
    route(overview.getCommerceOverview, { table: 'read', views: ['orders', 'sales', 'products', 'returns'] }),
  ],
};
