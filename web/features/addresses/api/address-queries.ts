import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Address } from '#shared/addresses/address.ts';
import { listAddresses } from '#shared/addresses/read-addresses.contract.ts';
import { createAddress, setDefaultAddress, updateAddress } from '#shared/addresses/save-address.contract.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export type AddressBody = CallOptions<typeof createAddress>['body'];

export const addressesQuery = {
  ...apiQuery(listAddresses),
  staleTime: 5 * 60_000,
  gcTime: 30 * 60_000,
};

/** Adds an address, or changes the one with that id. */
export function useSaveAddress(id: string | undefined) {
  const queryClient = useQueryClient();
  return async ({ clientRequestId = '', ...body }: AddressBody): Promise<Address> => {
    const saved = await (id === undefined
      ? call(createAddress, { body: { ...body, clientRequestId } })
      : call(updateAddress, { params: { id }, body }));
    await queryClient.invalidateQueries({ queryKey: roots.addresses });
    return saved;
  };
}

/** Sets the default address optimistically; reverted if the server refuses. */
export function useSetDefault() {
  const queryClient = useQueryClient();
  return useMutation<Address, ApiError, string, Address[] | undefined>({
    mutationFn: (id) => call(setDefaultAddress, { params: { id } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: roots.addresses });
      const before = queryClient.getQueryData(addressesQuery.queryKey);
      queryClient.setQueryData(addressesQuery.queryKey, (addresses) =>
        addresses?.map((address) => ({ ...address, isDefault: address.id === id })),
      );
      return before;
    },
    onError: (_error, _id, before) => queryClient.setQueryData(addressesQuery.queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: roots.addresses }),
  });
}
