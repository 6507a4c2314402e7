import { useMutation } from '@tanstack/react-query';
import { getMyStanding, listMyIdentities, listMyLooks } from '#shared/identity/own-identity.contract.ts';
import {
  getMyPaperPicture,
  keepPaperPicture,
  sendPaperPicture,
} from '#shared/identity/paper-pictures.contract.ts';
import { type PictureSide, picturesOfPapers } from '#shared/identity/picture-choices.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { call } from '#web/platform/api/call.ts';
import { putFile } from '#web/platform/uploads/upload-file.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export type Standing = ReplyOf<typeof getMyStanding>;

/** The page shows nothing without these two queries, so they are retried more often than others. */
const persistent = { retry: 3, retryDelay: 1000 };

export const identitiesQuery = { ...apiQuery(listMyIdentities), ...persistent };
export const standingQuery = { ...apiQuery(getMyStanding), ...persistent };
export const accessesQuery = (id: string) => apiQuery(listMyLooks, { params: { id } });

/** A change of papers makes these queries stale: the papers, their progress and the account. */
export const paperRoots = [roots.identity, roots.me];

/** Uploads a picture to a signed address, then attaches it to the paper. */
export function useSendPicture(id: string) {
  const keep = useAct(keepPaperPicture, { stale: paperRoots });
  return useMutation<unknown, ApiError, { side: PictureSide; file: File }>({
    mutationFn: async ({ side, file }) => {
      const mimeType = picturesOfPapers.find((type) => type === file.type) ?? 'image/jpeg';
      const place = await call(sendPaperPicture, { params: { id }, body: { size: file.size, mimeType } });
      const { signal } = new AbortController();
      const uploadId = await putFile(place, file, { signal, onProgress: () => undefined });
      return keep.send({ params: { id, side }, body: { uploadId } });
    },
  });
}

export const myPicture = (id: string, side: PictureSide) => call(getMyPaperPicture, { params: { id, side } });
