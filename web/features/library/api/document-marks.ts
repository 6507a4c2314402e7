import { favoriteDocument, followDocument } from '#shared/library/index.ts';
import { call } from '#web/platform/api/call.ts';

const favorite = async (id: string, on: boolean) =>
  (await call(favoriteDocument, { params: { id }, body: { on } })).isFavorite;
const follow = async (id: string, on: boolean) =>
  (await call(followDocument, { params: { id }, body: { on } })).isFollowing;

/** Marks that a member sets on a document, with the field that shows each and the filter of lists that asks for it. */
export const documentMarks = {
  favorite: { field: 'isFavorite', filter: 'favorite', send: favorite },
  follow: { field: 'isFollowing', filter: 'following', send: follow },
} as const;
export type DocumentMark = keyof typeof documentMarks;
