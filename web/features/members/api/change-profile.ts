import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type PictureSlot,
  updateAvatar,
  updateCover,
  updateProfile,
  type ProfileDraft,
} from '#shared/members/index.ts';
import type { MemberProfile } from '#shared/members/member.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { memberKeys, memberQuery } from './member-queries.ts';

/** Saves the user's own profile, and updates the account shown in the header. */
export function useSaveProfile(id: string) {
  const queryClient = useQueryClient();
  return async (body: ProfileDraft): Promise<MemberProfile> => {
    const saved = await call(updateProfile, { params: { id }, body });
    queryClient.setQueryData(memberQuery(id).queryKey, saved);
    await queryClient.invalidateQueries({ queryKey: roots.me });
    return saved;
  };
}

type SeenBy = NonNullable<ProfileDraft['seenBy']>;

/** Sets who may see a profile fact: shown at once, reverted if the server refuses. */
export function useSetSeenBy(id: string) {
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

export type ChosenPicture = { slot: PictureSlot; url: string | null; originalFileName?: string };

/** Sets the profile picture: an uploaded one, a former one, or none. */
export function useChoosePicture(id: string) {
  const queryClient = useQueryClient();
  return async ({ slot, url, originalFileName }: ChosenPicture): Promise<void> => {
    const named = originalFileName === undefined ? {} : { originalFileName };
    await (slot === 'avatar'
      ? call(updateAvatar, { body: { avatarUrl: url, ...named } })
      : call(updateCover, { body: { coverUrl: url, ...named } }));
    await Promise.all(
      [memberKeys.profile(id), memberKeys.pictures, roots.me].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
}
