import { queryOptions, useQuery } from '@tanstack/react-query';
import { getVideo } from '#shared/media/video.contract.ts';
import { type CaptionLanguage, playbackCaptions } from '#shared/playback.ts';
import { isApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import * as roots from '../api/query-roots.ts';

/** Languages of a video's captions. Demo films and videos of other sites have no record, and no captions. */
const captionsQuery = (playbackId: string) =>
  queryOptions({
    queryKey: [...roots.videos, playbackId],
    queryFn: async ({ signal }): Promise<CaptionLanguage[]> => {
      try {
        return (await call(getVideo, { params: { playbackId }, signal })).captions;
      } catch (error) {
        if (isApiError(error, 'VIDEO_NOT_FOUND')) return [];
        throw error;
      }
    },
  });

/** Returns the captions of a video for its player; none while they are unknown, which delays nothing. */
export function useCaptionTracks(
  playbackId: string | undefined,
): readonly { language: CaptionLanguage; src: string }[] | undefined {
  const { data } = useQuery({ ...captionsQuery(playbackId ?? ''), enabled: playbackId !== undefined });
  return data?.map((language) => ({ language, src: playbackCaptions(playbackId ?? '', language) }));
}
