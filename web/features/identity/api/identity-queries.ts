import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  confirmPhone,
  createIdentity,
  deleteIdentity,
  getMyFullNumber,
  getMyStanding,
  listMyIdentities,
  listMyLooks,
  requestPhoneCode,
  setPrimaryIdentity,
  submitIdentity,
  updateIdentity,
  withdrawConsent,
} from '#shared/identity/own-identity.contract.ts';
import type { MessageChannel } from '#shared/identity/identity-choices.ts';
import {
  getMyPaperPicture,
  keepPaperPicture,
  removePaperPicture,
  sendPaperPicture,
} from '#shared/identity/paper-pictures.contract.ts';
import { type PictureSide, picturesOfPapers } from '#shared/identity/picture-choices.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import { putFile } from '#web/platform/uploads/upload-file.ts';
import * as roots from '#web/platform/api/query-roots.ts';

export type Standing = ReplyOf<typeof getMyStanding>;

export const identitiesQuery = queryOptions({
  queryKey: [...roots.identity, 'mine'],
  queryFn: ({ signal }) => call(listMyIdentities, { signal }),
  retry: 3,
  retryDelay: 1000,
});

export const standingQuery = queryOptions({
  queryKey: [...roots.identity, 'standing'],
  queryFn: ({ signal }) => call(getMyStanding, { signal }),
  retry: 3,
  retryDelay: 1000,
});

export const looksQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.identity, 'looks', id],
    queryFn: ({ signal }) => call(listMyLooks, { params: { id }, signal }),
  });

/** Returns a mutation on identity papers; afterwards papers, their progress and the account are refetched. */
function useIdentityAct<Input, Reply>(work: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation<Reply, ApiError, Input>({
    mutationFn: work,
    onSuccess: async () => {
      await Promise.all([roots.identity, roots.me].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

type NewPaper = CallOptions<typeof createIdentity>['body'];
type PaperChange = CallOptions<typeof updateIdentity>['body'];

export function useSavePaper() {
  const client = useQueryClient();
  const stale = () => client.invalidateQueries({ queryKey: roots.identity });
  return {
    add: async (body: NewPaper) => {
      const made = await call(createIdentity, { body });
      await stale();
      return made;
    },
    change: async (id: string, body: PaperChange) => {
      const saved = await call(updateIdentity, { params: { id }, body });
      await stale();
      return saved;
    },
  };
}

export const useSetPrimary = () =>
  useIdentityAct((id: string) => call(setPrimaryIdentity, { params: { id } }));
export const useDeletePaper = () => useIdentityAct((id: string) => call(deleteIdentity, { params: { id } }));
export const useSubmitPapers = () =>
  useIdentityAct((body: CallOptions<typeof submitIdentity>['body']) => call(submitIdentity, { body }));
export const useWithdrawConsent = () => useIdentityAct(() => call(withdrawConsent));
export const useRequestCode = () =>
  useIdentityAct((channel: MessageChannel) => call(requestPhoneCode, { body: { channel } }));
export const useConfirmPhone = () => useIdentityAct((code: string) => call(confirmPhone, { body: { code } }));

/** Uploads a picture to a signed address, then attaches it to the paper. */
export const useSendPicture = (id: string) =>
  useIdentityAct(async ({ side, file }: { side: PictureSide; file: File }) => {
    const mimeType = picturesOfPapers.find((type) => type === file.type) ?? 'image/jpeg';
    const place = await call(sendPaperPicture, { params: { id }, body: { size: file.size, mimeType } });
    const { signal } = new AbortController();
    const uploadId = await putFile(place, file, { signal, onProgress: () => undefined });
    return call(keepPaperPicture, { params: { id, side }, body: { uploadId } });
  });

export const useRemovePicture = (id: string) =>
  useIdentityAct((side: PictureSide) => call(removePaperPicture, { params: { id, side } }));

export const myPicture = (id: string, side: PictureSide) => call(getMyPaperPicture, { params: { id, side } });

/** Fetches the full number for the caller without caching it; the access log is then refetched. */
export function useFullNumber(id: string) {
  const client = useQueryClient();
  return useMutation<{ number: string }, ApiError, undefined>({
    mutationFn: () => call(getMyFullNumber, { params: { id } }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: roots.identity }),
  });
}
