import { findAnything } from '#shared/search/find-anything.contract.ts';
import { route, type Area } from './area.ts';

export const searchArea: Area = {
  name: 'search',
  routes: [
    route(findAnything, { table: 'read', views: ['customers', 'orders', 'products', 'purchases', 'users'] }),
  ],
};
