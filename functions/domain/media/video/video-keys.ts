import { captionLanguages, playbackCaptions, playbackSource, playbackStill } from '#shared/playback.ts';

/**
 * Key of a video: pk UPLOAD#<id>, sk VIDEO, beside the upload it was made from. The upload's id is the playback
 * id. Videos are never listed; the thing that shows one stores its playback id.
 */
export const videoKey = (playbackId: string) => ({ pk: `UPLOAD#${playbackId}`, sk: 'VIDEO' });

const keyOf = (address: string): string => address.slice(1);

/** Bucket key of the playlist that players open. */
export const masterKey = (playbackId: string): string => keyOf(playbackSource(playbackId));

export const posterKey = (playbackId: string): string => keyOf(playbackStill(playbackId));

/** The packager writes one rendition: its playlist, and its segments in one file. */
export const rendition = { playlist: 'video.m3u8', segments: 'video.mp4' } as const;

/** Bucket key of a file beside the master playlist. */
const besideMaster = (playbackId: string, name: string): string =>
  masterKey(playbackId).replace(/[^/]+$/, name);

/** Endings that MediaConvert adds to the name of a ladder: one for each quality, and one for the frame. */
export const ladderNames = { rungs: ['_1', '_2', '_3'], still: '_still' } as const;

/** Beginning of the names of a ladder's files, beside the master playlist. */
export const ladderTarget = (playbackId: string): string => besideMaster(playbackId, 'ladder');

/** Bucket keys of a ladder. MediaConvert numbers the frames that it captures. */
export function ladderFiles(playbackId: string) {
  const target = ladderTarget(playbackId);
  return {
    master: `${target}.m3u8`,
    rungs: ladderNames.rungs.flatMap((name) => [`${target}${name}.m3u8`, `${target}${name}.ts`]),
    still: `${target}${ladderNames.still}.0000000.jpg`,
  };
}

/** All bucket keys under which files of a video may lie. */
export const videoFiles = (playbackId: string): string[] => [
  ...Object.values(ladderFiles(playbackId)).flat(),
  masterKey(playbackId),
  ...Object.values(rendition).map((name) => besideMaster(playbackId, name)),
  posterKey(playbackId),
  ...captionLanguages.map((language) => keyOf(playbackCaptions(playbackId, language))),
];
