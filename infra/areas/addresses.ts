import * as addresses from '#shared/addresses/index.ts';
import { route, type Area } from './area.ts';

export const addressesArea: Area = {
  name: 'addresses',
  routes: [
    route(addresses.listAddresses, { table: 'read' }),
    route(addresses.getDefaultAddress, { table: 'read' }),
    route(addresses.getAddress, { table: 'read' }),
    route(addresses.createAddress, { table: 'write' }),
    route(addresses.updateAddress, { table: 'write' }),
    route(addresses.setDefaultAddress, { table: 'write' }),
    route(addresses.deleteAddress, { table: 'write' }),
  ],
};
