import { captionLanguages, playbackCaptions, playbackSource, playbackStill } from '#shared/playback.ts';

/**
 * Key of a video: pk UPLOAD#<id>, sk VIDEO, beside the upload it was made from. The upload's id is the playback
 * id. Videos are never listed; the thing that shows one stores its playback id.
 */
export const videoKey = (playbackId: string) => ({ pk: `UPLOAD#${playbackId}`, sk: 'VIDEO' });

const keyOf = (address: string): string => address.slice(1);

/** Bucket key of the playlist that players open. */
export const masterKey = (playbackId: string): string => keyOf(playbackSource(playbackId));

const posterKey = (playbackId: string): string => keyOf(playbackStill(playbackId));

/** The packager writes one rendition: its playlist, and its segments in one file. */
export const rendition = { playlist: 'video.m3u8', segments: 'video.mp4' } as const;

/** Bucket key of a file beside the master playlist. */
const besideMaster = (playbackId: string, name: string): string =>
  masterKey(playbackId).replace(/[^/]+$/, name);

/** All bucket keys under which files of a video may lie. */
export const videoFiles = (playbackId: string): string[] => [
  masterKey(playbackId),
  ...Object.values(rendition).map((name) => besideMaster(playbackId, name)),
  posterKey(playbackId),
  ...captionLanguages.map((language) => keyOf(playbackCaptions(playbackId, language))),
];
