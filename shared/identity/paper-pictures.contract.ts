import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { Identity, PaperId } from './identity.ts';
import { maxPictureBytes, pictureSides, picturesOfPapers } from './picture-choices.ts';

/**
 * Pictures of papers are optional and never requested. They can only be reached through a signed link that is
 * valid for minutes, and are deleted automatically after some time.
 */
const ofPaper = z.object({ id: PaperId });
const ofSide = z.object({ id: PaperId, side: z.enum(pictureSides) });
const limit = { calls: 20, seconds: 300 };

const Link = z.object({ url: z.string(), expiresAt: z.string() });

export const sendPaperPicture = defineRoute({
  name: 'identity/send-paper-picture',
  summary: 'Where a picture of one’s own paper may be put, by whoever wants to',
  method: 'POST',
  path: '/identity/mine/{id}/pictures',
  access: 'member',
  params: ofPaper,
  body: z.strictObject({
    size: z.int().min(1).max(maxPictureBytes),
    mimeType: z.enum(picturesOfPapers),
  }),
  reply: z.object({
    id: z.string(),
    uploadUrl: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: z.string(),
  }),
  status: 201,
  errors: ['IDENTITY_NOT_FOUND', 'IDENTITY_STATE'],
  limit,
});

export const keepPaperPicture = defineRoute({
  name: 'identity/keep-paper-picture',
  summary: 'The picture is there: it goes with the paper from now on',
  method: 'PUT',
  path: '/identity/mine/{id}/pictures/{side}',
  access: 'member',
  params: ofSide,
  body: z.strictObject({ uploadId: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/) }),
  reply: Identity,
  errors: [
    'IDENTITY_NOT_FOUND',
    'IDENTITY_STATE',
    'UNKNOWN_UPLOAD',
    'FILE_TYPE_REFUSED',
    'STALE_STATE',
    'USER_NOT_FOUND',
  ],
  limit,
});

export const removePaperPicture = defineRoute({
  name: 'identity/remove-paper-picture',
  summary: 'Take a picture of one’s own paper away',
  method: 'DELETE',
  path: '/identity/mine/{id}/pictures/{side}',
  access: 'member',
  params: ofSide,
  reply: Identity,
  errors: ['IDENTITY_NOT_FOUND', 'STALE_STATE', 'USER_NOT_FOUND'],
  limit,
});

export const getMyPaperPicture = defineRoute({
  name: 'identity/get-my-paper-picture',
  summary: 'A link to a picture of one’s own paper, for some minutes',
  method: 'GET',
  path: '/identity/mine/{id}/pictures/{side}',
  access: 'member',
  params: ofSide,
  reply: Link,
  errors: ['IDENTITY_NOT_FOUND', 'USER_NOT_FOUND'],
  limit,
});

export const getPaperPicture = defineRoute({
  name: 'identity/get-paper-picture',
  summary: 'A link to a picture somebody sent, for some minutes; its owner reads who looked',
  method: 'GET',
  path: '/identity/{id}/pictures/{side}',
  access: staff('users.manage'),
  params: ofSide,
  reply: Link,
  errors: ['IDENTITY_NOT_FOUND', 'USER_NOT_FOUND'],
  limit,
});
