import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';

export const pictureSlots = ['avatar', 'cover'] as const;
export type PictureSlot = (typeof pictureSlots)[number];

/** Maximum number of former avatars and of former covers; with one more, the oldest is deleted. */
export const maxOldPictures = 20;

/** An avatar or cover in the general file format. */
export const PictureFile = z.object({
  id: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  originalFileName: z.string(),
  fileUrl: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
  productId: z.string().nullable(),
  /** The owner of a former picture; null for the current one. */
  oldAvatarUserId: z.string().nullable(),
  oldCoverUserId: z.string().nullable(),
  documentId: z.string().nullable(),
});
export type PictureFile = z.infer<typeof PictureFile>;

const current = { method: 'GET', access: 'member', reply: PictureFile.nullable() } as const;
const old = { method: 'GET', access: 'member', reply: z.array(PictureFile) } as const;

export const getAvatar = defineRoute({
  ...current,
  name: 'members/get-avatar',
  summary: 'One’s own portrait as a file; null without one',
  path: '/users/avatar',
});

export const getCover = defineRoute({
  ...current,
  name: 'members/get-cover',
  summary: 'One’s own cover as a file; null without one',
  path: '/users/cover',
});

export const listOldAvatars = defineRoute({
  ...old,
  name: 'members/list-old-avatars',
  summary: 'Portraits one had before, newest first, to choose from again',
  path: '/users/old-avatars',
});

export const listOldCovers = defineRoute({
  ...old,
  name: 'members/list-old-covers',
  summary: 'Covers one had before, newest first, to choose from again',
  path: '/users/old-covers',
});

const Address = z.string().min(1).max(300).nullable();
const OriginalName = z.string().min(1).max(255).optional();

const update = {
  method: 'PATCH',
  access: 'member',
  reply: z.object({ fileUrl: z.string().nullable(), file: PictureFile.nullable() }),
  errors: ['UNKNOWN_UPLOAD', 'USER_NOT_FOUND', 'STALE_STATE'],
  limit: { calls: 60, seconds: 300 },
} as const;

export const updateAvatar = defineRoute({
  ...update,
  name: 'members/update-avatar',
  summary: 'Show a picture one sent, or a former one, as one’s portrait; null for none',
  path: '/users/update-avatar',
  body: z.strictObject({ avatarUrl: Address, originalFileName: OriginalName }),
});

export const updateCover = defineRoute({
  ...update,
  name: 'members/update-cover',
  summary: 'The same for one’s cover',
  path: '/users/update-cover',
  body: z.strictObject({ coverUrl: Address, originalFileName: OriginalName }),
});
