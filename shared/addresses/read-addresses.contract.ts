import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { Address, AddressId } from './address.ts';

export const listAddresses = defineRoute({
  name: 'addresses/list-addresses',
  summary: "The member's addresses, the default first, then the newest",
  method: 'GET',
  path: '/address/list',
  access: 'member',
  reply: z.array(Address),
});

export const getDefaultAddress = defineRoute({
  name: 'addresses/get-default-address',
  summary: 'The default address, or null when there is none',
  method: 'GET',
  path: '/address/default',
  access: 'member',
  reply: z.object({ address: Address.nullable() }),
});

export const getAddress = defineRoute({
  name: 'addresses/get-address',
  summary: "One of the member's addresses",
  method: 'GET',
  path: '/address/{id}',
  access: 'member',
  params: z.object({ id: AddressId }),
  reply: Address,
  errors: ['ADDRESS_NOT_FOUND'],
});
