import * as z from 'zod';
import { VideoFacts, VideoRefusal } from '#shared/media/video-facts.ts';
import { type CaptionLanguage, captionLanguages } from '#shared/playback.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { type Operation, put, remove, update } from '#functions/platform/table/table-operations.ts';
import type { PackagedVideo } from './package-video.ts';
import { videoKey } from './video-keys.ts';

/** One field a language, so that two files of captions that come at once both count. */
const captionFields = { vi: 'captionsVi', en: 'captionsEn' } as const satisfies Record<
  CaptionLanguage,
  string
>;

/** Further qualities: being made, in the playlist, or given up. Without any, packaging gave the only one. */
const Ladder = z.enum(['making', 'made', 'failed']);
type Ladder = z.infer<typeof Ladder>;

const PlayableVideo = z
  .object({
    state: z.literal('packaged'),
    facts: VideoFacts,
    captionsVi: z.boolean().optional(),
    captionsEn: z.boolean().optional(),
    ladder: Ladder.optional(),
  })
  .transform(({ state, facts, ladder, ...fields }) => ({
    state,
    facts,
    ladder,
    captions: captionLanguages.filter((language) => fields[captionFields[language]]),
  }));
export type PlayableVideo = z.infer<typeof PlayableVideo>;

/** Result of packaging. */
const StoredVideo = z.union([
  PlayableVideo,
  z.object({ state: z.literal('refused'), refusal: VideoRefusal }),
]);
type StoredVideo = z.infer<typeof StoredVideo>;

export const findVideo = ({ table }: TableContext, playbackId: string): Promise<StoredVideo | undefined> =>
  table.get(videoKey(playbackId), StoredVideo);

const storedOf = (packaged: PackagedVideo) =>
  'facts' in packaged
    ? { state: 'packaged' as const, ...packaged }
    : { state: 'refused' as const, ...packaged };

/** Stores the result of packaging; written in the transaction that settles the upload. */
export const putVideo = (playbackId: string, packaged: PackagedVideo): Operation =>
  put({ ...videoKey(playbackId), entity: 'video', ...storedOf(packaged) });

/** Records whether a packaged video has captions in a language. */
export function recordCaptions<R extends string>(
  { playbackId, language }: { playbackId: string; language: CaptionLanguage },
  hasCaptions: boolean,
  refusal: R,
): Operation<R> {
  const field = captionFields[language];
  const change = hasCaptions ? { set: { [field]: true } } : { remove: [field] };
  return update(videoKey(playbackId), change, { refusal });
}

/** Moves the ladder of a packaged video on, once. */
export const recordLadder = <R extends string>(
  playbackId: string,
  { from, to }: { from: Ladder | undefined; to: Ladder },
  refusal: R,
): Operation<R> =>
  update(
    videoKey(playbackId),
    { set: { ladder: to } },
    { when: { ladder: from ?? { missing: true } }, refusal },
  );

export const forgetVideo = (playbackId: string): Operation => remove(videoKey(playbackId));
