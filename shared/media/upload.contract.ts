import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { type UploadKind, uploadKinds } from './upload-kinds.ts';

export const UploadId = z.string().min(1).max(40);

/** Status of an upload. `waiting`: used by nothing yet; `arrived`, `attached`: being processed. */
export const UploadStatus = z.enum(['waiting', 'arrived', 'attached', 'ready', 'refused', 'removed']);
export type UploadStatus = z.infer<typeof UploadStatus>;

export const Upload = z.object({
  id: UploadId,
  status: UploadStatus,
  /** The picture's address with `{width}` in it; null until it is ready. */
  url: z.string().nullable(),
});
export type Upload = z.infer<typeof Upload>;

export const UploadKindName = z.enum(Object.keys(uploadKinds) as [UploadKind, ...UploadKind[]]);

/** Common parts of the upload routes. The kind in the path decides which files are accepted. */
const door = {
  method: 'POST',
  access: 'member',
  params: z.object({ kind: UploadKindName }),
  body: z.strictObject({
    fileName: z.string().min(1).max(255),
    size: z.int().min(1),
    /** Empty if the browser does not know the type; no kind accepts an empty type. */
    mimeType: z.string().max(100),
  }),
  reply: z.object({
    id: UploadId,
    /** Address on this site. It accepts one PUT of exactly the declared size and type. */
    uploadUrl: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: z.string(),
    maxBytes: z.int(),
    ufsUrl: z
      .string()
      .describe('Where it is shown once something uses it; a picture for a post as soon as it is ready'),
    type: z.string(),
  }),
  status: 201,
  errors: ['FILE_TYPE_REFUSED', 'FILE_TOO_LARGE'],
  limit: { calls: 40, seconds: 300 },
} as const;

export const createUpload = defineRoute({
  ...door,
  name: 'uploads/create-upload',
  summary: 'Where to put a file that will go with a review, a return, a post or a topic',
  path: '/uploads/{kind}',
});

export const uploadThing = defineRoute({
  ...door,
  name: 'uploads/upload-thing',
  summary: 'The same door under the name upload widgets ask for',
  path: '/uploadthing/{kind}',
});

export const getUpload = defineRoute({
  name: 'uploads/get-upload',
  summary: 'How far a picture of one’s own has come',
  method: 'GET',
  path: '/uploads/{kind}/{id}',
  access: 'member',
  params: z.object({ kind: UploadKindName, id: UploadId }),
  reply: Upload,
  errors: ['UPLOAD_NOT_FOUND'],
});

export const finishUpload = defineRoute({
  name: 'uploads/finish-upload',
  summary: 'The file is there: a picture is looked at, and one for a post made ready to be shown',
  method: 'PUT',
  path: '/uploads/{kind}/{id}',
  access: 'member',
  params: z.object({ kind: UploadKindName, id: UploadId }),
  reply: Upload,
  errors: ['UPLOAD_NOT_FOUND', 'FILE_TYPE_REFUSED'],
  limit: { calls: 60, seconds: 300 },
});
