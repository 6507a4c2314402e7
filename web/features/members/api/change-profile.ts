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

/** Changes one's own profile; what the header shows of oneself follows. */
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

/** Who may see a fact: shown as chosen at once, and as it was where it is refused. */
export function useSetSeenBy(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = memberQuery(id);
  return useMutation<MemberProfile, ApiError, SeenBy, MemberProfile | undefined>({
    // One after the other: the last choice is the one that stays.
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

/** Shows a picture that was sent, a former one, or none. */
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
