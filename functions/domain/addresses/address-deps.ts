import { table } from '#functions/platform/table/table.ts';
import { createAddressRepository } from './address-repository.ts';

/** What the address book's operations need, from this deployment. */
export const addressDeps = () => createAddressRepository(table());
