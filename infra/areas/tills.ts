import * as tills from '#shared/tills/index.ts';
import { type Area, read, route, write } from './area.ts';

export const tillsArea: Area = {
  name: 'tills',
  routes: [
    route(tills.listOwnTills, { ...read, indexes: ['gsi1'] }),
    route(tills.openTill, write),
    route(tills.searchTills, { table: 'read', views: ['tills'] }),
    route(tills.getTill, read),
    route(tills.listTillEntries, read),
    route(tills.moveTillCash, write),
    route(tills.closeTill, write),
    route(tills.getTillSlip, { ...read, papers: true }, { memoryMb: 1024 }),
  ],
};
