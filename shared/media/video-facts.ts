import * as z from 'zod';

export const maxVideoSeconds = 4 * 3600;
/** Longest side of a video's picture in pixels. */
export const maxVideoSide = 3840;

/** Facts about a packaged video. */
export const VideoFacts = z.object({
  playbackId: z.string(),
  seconds: z.number(),
  /** Displayed size: pixels are square and the picture is upright. */
  width: z.int(),
  height: z.int(),
  hasAudio: z.boolean(),
  codec: z.enum(['avc', 'hevc', 'vp9', 'av1']),
});
export type VideoFacts = z.infer<typeof VideoFacts>;

/** Reasons why a file is not accepted as a video. */
export const VideoRefusal = z.enum([
  'empty',
  'unreadable',
  'no-video',
  'video-codec',
  'audio-codec',
  'too-long',
  'too-large-picture',
  'truncated',
  'too-few-key-frames',
  'inflated',
]);
export type VideoRefusal = z.infer<typeof VideoRefusal>;
