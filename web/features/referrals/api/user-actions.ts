import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideUser } from '#shared/people/people.contract.ts';
import type { UserAction } from '#shared/referrals/referral-choices.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

type Act = { id: string; action: UserAction; reason?: string };

/** Sends an admin's decision on a waiting member, made from the network list. */
export function useUserAction() {
  const queryClient = useQueryClient();
  return useMutation<unknown, ApiError, Act>({
    mutationFn: ({ id, action, reason }) =>
      call(decideUser, { params: { id, action }, body: reason === undefined ? {} : { reason } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: roots.referrals }),
  });
}
