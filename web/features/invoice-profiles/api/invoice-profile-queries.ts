import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvoiceProfile } from '#shared/invoice-profiles/invoice-profile.ts';
import {
  createInvoiceProfile,
  deleteInvoiceProfile,
  listInvoiceProfiles,
  setDefaultInvoiceProfile,
  updateInvoiceProfile,
} from '#shared/invoice-profiles/invoice-profiles.contract.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

type ProfileBody = CallOptions<typeof createInvoiceProfile>['body'];

export const invoiceProfilesQuery = queryOptions({
  queryKey: [...roots.invoiceProfiles, 'list'],
  queryFn: ({ signal }) => call(listInvoiceProfiles, { signal }),
  staleTime: 5 * 60_000,
});

/** Adds an invoice profile, or replaces the one with that id. */
export function useSaveProfile(id: string | undefined) {
  const client = useQueryClient();
  return async ({ clientRequestId, ...body }: ProfileBody): Promise<InvoiceProfile> => {
    const saved = await (id === undefined
      ? call(createInvoiceProfile, { body: { ...body, clientRequestId } })
      : call(updateInvoiceProfile, { params: { id }, body }));
    await client.invalidateQueries({ queryKey: roots.invoiceProfiles });
    return saved;
  };
}

function useProfileAct<Reply>(work: (id: string) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation<Reply, ApiError, string>({
    mutationFn: work,
    onSuccess: () => client.invalidateQueries({ queryKey: roots.invoiceProfiles }),
  });
}

export const useSetDefaultProfile = () =>
  useProfileAct((id) => call(setDefaultInvoiceProfile, { params: { id } }));
export const useDeleteProfile = () => useProfileAct((id) => call(deleteInvoiceProfile, { params: { id } }));
