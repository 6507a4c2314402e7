import type { ChapterLine } from '#shared/library/chapter.ts';
import { playbackSource, playbackStill } from '#shared/playback.ts';

type VideoFields = Pick<ChapterLine, 'muxData' | 'videoUrl'>;

/** Video that the player shows, or the address of one that only its own site can show. */
export type ChapterVideo = { src: string; poster?: string; playbackId?: string } | { link: string };

const isOwnFile = (address: string): boolean => /^\/(?!\/)/.test(address);
const isWeb = (address: string): boolean => /^https?:\/\//.test(address);

/** Returns the video of a chapter. Pages may play files of this site only; a foreign address becomes a link. */
export function videoOf({ muxData, videoUrl }: VideoFields): ChapterVideo | undefined {
  if (muxData) {
    const { playbackId } = muxData;
    return { src: playbackSource(playbackId), poster: playbackStill(playbackId), playbackId };
  }
  const address = videoUrl.trim();
  if (isOwnFile(address)) return { src: address };
  return isWeb(address) ? { link: address } : undefined;
}
