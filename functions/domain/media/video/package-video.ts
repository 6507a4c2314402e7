import { buffer } from 'node:stream/consumers';
import type { VideoFacts, VideoRefusal } from '#shared/media/video-facts.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { log } from '#functions/platform/log.ts';
import { copyPackets } from './copy-packets.ts';
import { StorageFailures } from './failures.ts';
import { type FilesBucket, HlsFiles } from './hls-files.ts';
import { startHls } from './hls-output.ts';
import { openInput, readVideo } from './read-video.ts';
import { UnfitVideo } from './unfit-video.ts';
import { videoFiles } from './video-keys.ts';
import { rangedSource } from './video-source.ts';

export type VideoBucket = Pick<Bucket, 'head' | 'getRange'> & FilesBucket;

export type PackagedVideo = { facts: VideoFacts } | { refusal: VideoRefusal };

type VideoFile = {
  playbackId: string;
  /** Bucket key of the uploaded file. */
  original: string;
  /** Whether the file was seen before. If it is missing now, it was lost on our side. */
  wasSeen: boolean;
};

async function sizeOf(bucket: VideoBucket, { original, wasSeen }: VideoFile): Promise<number> {
  const found = await bucket.head(original);
  if (!found && wasSeen) throw new Error(`The original ${original} is gone`);
  return found?.bytes ?? 0;
}

async function readExactly(bucket: VideoBucket, key: string, start: number, end: number): Promise<Buffer> {
  const stream = await bucket.getRange(key, start, end - 1);
  const chunk = stream && (await buffer(stream));
  if (chunk?.length !== end - start) throw new Error(`The object ${key} changed while it was read`);
  return chunk;
}

async function packageFile(bucket: VideoBucket, file: VideoFile, failures: StorageFailures) {
  const { playbackId, original } = file;
  const bytes = await failures.watch(sizeOf(bucket, file));
  if (bytes === 0) throw new UnfitVideo('empty');
  const source = rangedSource(bytes, (start, end) =>
    failures.watch(readExactly(bucket, original, start, end)),
  );
  const input = openInput(source);
  const files = new HlsFiles(bucket, failures);
  try {
    const tracks = await readVideo(input);
    const { output, destination } = await startHls(files, playbackId, tracks);
    const seconds = await copyPackets(tracks, destination, { bytes, checkStorage: failures.check });
    await output.finalize();
    failures.check();
    const { codec, width, height } = tracks.video;
    return { playbackId, seconds, width, height, hasAudio: tracks.audio !== undefined, codec };
  } catch (error) {
    await files.abandon();
    throw error;
  } finally {
    input.dispose();
  }
}

/** Deletes all files of a video that players could fetch. */
export const removeVideo = async (bucket: Pick<Bucket, 'remove'>, playbackId: string): Promise<void> =>
  void (await Promise.all(videoFiles(playbackId).map((key) => bucket.remove(key))));

/**
 * Packages an uploaded file as HLS by copying its packets. Only what is written here is ever served: neither the
 * original nor its metadata (place, device). A repeat writes the same files again.
 */
export async function packageVideo(bucket: VideoBucket, file: VideoFile): Promise<PackagedVideo> {
  const failures = new StorageFailures();
  try {
    return { facts: await packageFile(bucket, file, failures) };
  } catch (error) {
    failures.check();
    if (error instanceof UnfitVideo) return { refusal: error.reason };
    log.warn('a video could not be read', { playbackId: file.playbackId, error });
    return { refusal: 'unreadable' };
  }
}
