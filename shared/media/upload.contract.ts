import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { fileRefusals } from './file-refusals.ts';
import { maxPartsSigned, type UploadKind, uploadKinds } from './upload-kinds.ts';

export const UploadId = z.string().min(1).max(40);

/** Status of an upload. `waiting`: used by nothing yet; `arrived`, `attached`: being processed. */
export const UploadStatus = z.enum(['waiting', 'arrived', 'attached', 'ready', 'refused', 'removed']);
export type UploadStatus = z.infer<typeof UploadStatus>;

export const Upload = z.object({
  id: UploadId,
  status: UploadStatus,
  /** Address of a picture, with `{width}` in it, or of a file; null until it is ready. */
  url: z.string().nullable(),
});
export type Upload = z.infer<typeof Upload>;

export const UploadKindName = z.enum(Object.keys(uploadKinds) as [UploadKind, ...UploadKind[]]);

/** Size of the parts of an upload, their number, and a signed address of some, for one PUT of exactly `bytes`. */
const Parts = z.object({
  size: z.int(),
  count: z.int(),
  urls: z.array(z.object({ number: z.int(), url: z.string(), bytes: z.int() })),
});
export const UploadParts = Parts.extend({
  /** Parts that the store has. */
  arrived: z.array(z.object({ number: z.int(), bytes: z.int() })),
});
export type UploadParts = z.infer<typeof UploadParts>;

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
    /** Asks for smaller parts, of which less is sent again after a cut. */
    slowLine: z.boolean().optional(),
  }),
  reply: z.object({
    id: UploadId,
    /** Address on this site. It accepts one PUT of exactly the declared size and type; null for parts. */
    uploadUrl: z.string().nullable(),
    /** Set for files above 16 MiB, with the addresses of the first parts. */
    parts: Parts.nullable(),
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
  summary: 'The file is there: its parts are joined, its content is checked and its processing begins',
  method: 'PUT',
  path: '/uploads/{kind}/{id}',
  access: 'member',
  params: z.object({ kind: UploadKindName, id: UploadId }),
  reply: Upload,
  errors: ['UPLOAD_NOT_FOUND', 'UPLOAD_INCOMPLETE', ...fileRefusals],
  limit: { calls: 60, seconds: 300 },
});

export const signUploadParts = defineRoute({
  name: 'uploads/sign-upload-parts',
  summary: 'Which parts of an upload have arrived, and addresses for more of them',
  method: 'POST',
  path: '/uploads/{kind}/{id}/parts',
  access: 'member',
  params: z.object({ kind: UploadKindName, id: UploadId }),
  body: z.strictObject({
    numbers: z
      .array(z.int().min(1).max(10_000))
      .min(1)
      .max(maxPartsSigned)
      .describe('Numbers of the parts to sign, from 1; those after the last part get no address'),
  }),
  reply: UploadParts,
  errors: ['UPLOAD_NOT_FOUND', ...fileRefusals],
  limit: { calls: 120, seconds: 300 },
});

export const giveUpUpload = defineRoute({
  name: 'uploads/give-up-upload',
  summary: 'Give up an upload of one’s own that nothing uses; its file or parts are deleted',
  method: 'DELETE',
  path: '/uploads/{kind}/{id}',
  access: 'member',
  params: z.object({ kind: UploadKindName, id: UploadId }),
  reply: Upload,
  errors: ['UPLOAD_NOT_FOUND', 'UPLOAD_IN_USE'],
  limit: { calls: 60, seconds: 300 },
});
