import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateProfile, type ProfileDraft } from '#shared/members/index.ts';
import type { MemberProfile } from '#shared/members/member.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { memberQuery } from './member-queries.ts';

type SeenBy = NonNullable<ProfileDraft['seenBy']>;

/** Sets who may see a profile fact: shown at once, reverted if the server refuses. */
export function useSetVisibility(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = memberQuery(id);
  return useMutation<MemberProfile, ApiError, SeenBy, MemberProfile | undefined>({
    // Changes are sent one after the other, so that the last choice wins.
    scope: { id: 'seen-by' },
    mutationFn: (seenBy) => call(updateProfile, { params: { id }, body: { seenBy } }),
    onMutate: async (seenBy) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (profile) => profile && { ...profile, seenBy: { ...profile.seenBy, ...seenBy } },
      );
      return before;
    },
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    onError: (_error, _seenBy, before) => queryClient.setQueryData(queryKey, before),
  });
}
