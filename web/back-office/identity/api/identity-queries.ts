import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  approveKyc,
  getFullNumber,
  getIdentityOfUser,
  type IdentityReview,
  requestKycChange,
} from '#shared/identity/staff-identity.contract.ts';
import { getPaperPicture } from '#shared/identity/paper-pictures.contract.ts';
import type { PictureSide } from '#shared/identity/picture-choices.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const reviewQuery = (userId: string) => apiQuery(getIdentityOfUser, { params: { userId } });

/**
 * Mutation for a decision. Whether it succeeded or someone else decided first, the page, the lists and the
 * tasks are refetched.
 */
function useDecision<Input>(userId: string, work: (input: Input) => Promise<IdentityReview>) {
  const client = useQueryClient();
  return useMutation<IdentityReview, ApiError, Input>({
    mutationFn: work,
    onSuccess: (review) => client.setQueryData(reviewQuery(userId).queryKey, review),
    onSettled: () =>
      Promise.all(
        [roots.identity, roots.users, roots.waiting, roots.activity].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export const useApprove = (userId: string) =>
  useDecision(userId, (version: number) => call(approveKyc, { params: { id: userId }, body: { version } }));

type ChangeBody = CallOptions<typeof requestKycChange>['body'];

export const useAskForChange = (userId: string) =>
  useDecision(userId, (body: ChangeBody) => call(requestKycChange, { params: { id: userId }, body }));

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
