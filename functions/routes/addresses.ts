import * as addresses from '#shared/addresses/index.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { addressBook } from '#functions/domain/addresses/address-book.ts';
import * as managing from '#functions/domain/addresses/manage-addresses.ts';
import * as saving from '#functions/domain/addresses/save-address.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const createAddress = httpRoute(addresses.createAddress, async ({ actor, body, table, now }) =>
  saving.createAddress(
    { table, now },
    { userId: actor.userId, draft: body, person: () => getProfile({ table, now }, actor.userId) },
  ),
);

export const deleteAddress = httpRoute(
  addresses.deleteAddress,
  async ({ actor: { userId }, params: { id }, table, now }) => {
    await managing.deleteAddress({ table, now }, { userId, id });
    return { success: true };
  },
);

export const getAddress = httpRoute(
  addresses.getAddress,
  ({ actor: { userId }, params: { id }, table, now }) => managing.getAddress({ table, now }, { userId, id }),
);

export const getDefaultAddress = httpRoute(addresses.getDefaultAddress, async ({ actor, table, now }) => ({
  address: await managing.getDefaultAddress({ table, now }, actor.userId),
}));

export const listAddresses = httpRoute(
  addresses.listAddresses,
  async ({ actor, table, now }) => (await addressBook.read({ table, now }, actor.userId)).all,
);

export const setDefaultAddress = httpRoute(
  addresses.setDefaultAddress,
  ({ actor: { userId }, params: { id }, table, now }) =>
    managing.setDefaultAddress({ table, now }, { userId, id }),
);

export const updateAddress = httpRoute(
  addresses.updateAddress,
  ({ actor: { userId }, params: { id }, body, table, now }) =>
    saving.updateAddress({ table, now }, { userId, id, change: body }),
);
