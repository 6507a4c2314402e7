import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getFullNumber, getIdentityOfUser } from '#shared/identity/staff-identity.contract.ts';
import { getPaperPicture } from '#shared/identity/paper-pictures.contract.ts';
import type { PictureSide } from '#shared/identity/picture-choices.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const reviewQuery = (userId: string) => apiQuery(getIdentityOfUser, { params: { userId } });

export const staffPicture = (id: string, side: PictureSide) =>
  call(getPaperPicture, { params: { id, side } });

/** The answer is never cached, because the owner of the papers can see who looked at them. */
export function useStaffLook(id: string) {
  const client = useQueryClient();
  return useMutation<{ number: string }, ApiError, undefined>({
    mutationFn: () => call(getFullNumber, { params: { id } }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: roots.identity }),
  });
}
