import * as z from 'zod';
import { captionLanguages } from '../playback.ts';
import { defineRoute } from '../contract/route.ts';
import { UploadId } from './upload.contract.ts';

const PlaybackId = z.string().min(1).max(64);
const CaptionLanguageName = z.enum(captionLanguages);
const ofVideo = z.object({ playbackId: PlaybackId });
const ofCaptions = ofVideo.extend({ language: CaptionLanguageName });

/** Longest file of captions: two hours of talk are about 200 KB. */
export const maxCaptionsBytes = 1024 * 1024;

const Captions = z.object({ language: CaptionLanguageName, text: z.string() });

export const getVideo = defineRoute({
  name: 'uploads/get-video',
  summary: 'Facts about a packaged video, and the languages of its captions',
  method: 'GET',
  path: '/videos/{playbackId}',
  access: 'public',
  params: ofVideo,
  reply: z.object({
    playbackId: PlaybackId,
    seconds: z.number(),
    width: z.int(),
    height: z.int(),
    captions: z.array(CaptionLanguageName),
  }),
  errors: ['VIDEO_NOT_FOUND'],
});

export const getCaptions = defineRoute({
  name: 'uploads/get-captions',
  summary: 'Captions of a video in one language, for its sender and for staff',
  method: 'GET',
  path: '/videos/{playbackId}/captions/{language}',
  access: 'member',
  params: ofCaptions,
  reply: Captions,
  errors: ['VIDEO_NOT_FOUND', 'CAPTIONS_NOT_FOUND'],
});

export const putCaptions = defineRoute({
  name: 'uploads/put-captions',
  summary: 'Adds captions (WebVTT) to a video, or replaces those of their language',
  method: 'PUT',
  path: '/videos/{playbackId}/captions/{language}',
  access: 'member',
  params: ofCaptions,
  body: z.strictObject({ text: z.string().min(1) }),
  // As JSON, each line break and quotation mark takes two bytes.
  maxBytes: 2 * maxCaptionsBytes,
  reply: Captions,
  errors: ['VIDEO_NOT_FOUND', 'CAPTIONS_REFUSED', 'FILE_TOO_LARGE'],
  limit: { calls: 30, seconds: 300 },
});

export const deleteCaptions = defineRoute({
  name: 'uploads/delete-captions',
  summary: 'Deletes the captions of a video in one language; a repeated call changes nothing',
  method: 'DELETE',
  path: '/videos/{playbackId}/captions/{language}',
  access: 'member',
  params: ofCaptions,
  reply: z.object({ success: z.literal(true) }),
  errors: ['VIDEO_NOT_FOUND'],
  limit: { calls: 30, seconds: 300 },
});

export const putStill = defineRoute({
  name: 'uploads/put-still',
  summary: 'Sets the picture that a video shows before it is started: an own uploaded picture of a post',
  method: 'PUT',
  path: '/videos/{playbackId}/still',
  access: 'member',
  params: ofVideo,
  body: z.strictObject({ pictureId: UploadId }),
  reply: z.object({ url: z.string() }),
  errors: ['VIDEO_NOT_FOUND', 'UPLOAD_NOT_FOUND'],
  limit: { calls: 30, seconds: 300 },
});
