import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';

/** What a picture may weigh and be when it is sent. */
export const uploadRules = {
  maxBytes: 8 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  /** As far as a phone's camera goes. AVIF packs so well that a few bytes hold more than there is time to unpack. */
  maxPixels: {
    'image/jpeg': 50_000_000,
    'image/png': 50_000_000,
    'image/webp': 50_000_000,
    'image/avif': 16_000_000,
  },
} as const;

/** The widths every accepted picture is kept in. */
export const uploadWidths = [320, 640, 1280] as const;

export const UploadId = z.string().min(1).max(40);

/** `waiting` for somebody to use it, `attached` and being worked on, `ready` to be shown, `refused`, or taken back. */
export const UploadStatus = z.enum(['waiting', 'attached', 'ready', 'refused', 'removed']);
export type UploadStatus = z.infer<typeof UploadStatus>;

export const Upload = z.object({
  id: UploadId,
  status: UploadStatus,
  /** Once ready: the picture's address with `{width}` in it. */
  url: z.string().nullable(),
});
export type Upload = z.infer<typeof Upload>;

export const createReviewImage = defineRoute({
  name: 'uploads/create-review-image',
  summary: 'Where to put a picture that will go with a review',
  method: 'POST',
  path: '/uploads/reviewImages',
  access: 'member',
  body: z.strictObject({
    fileName: z.string().min(1).max(255),
    size: z.int().min(1).max(uploadRules.maxBytes),
    mimeType: z.enum(uploadRules.types),
  }),
  reply: z.object({
    id: UploadId,
    /** On this very site; takes one PUT of exactly the size and type that were named. */
    uploadUrl: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: z.string(),
    maxBytes: z.int(),
  }),
  status: 201,
  limit: { calls: 40, seconds: 300 },
});

export const getUpload = defineRoute({
  name: 'uploads/get-upload',
  summary: 'How far a picture of one’s own has come',
  method: 'GET',
  path: '/uploads/{id}',
  access: 'member',
  params: z.object({ id: UploadId }),
  reply: Upload,
  errors: ['UPLOAD_NOT_FOUND'],
});
