import {
  CmafOutputFormat,
  EncodedAudioPacketSource,
  EncodedVideoPacketSource,
  HlsOutputFormat,
  Output,
  PathedTarget,
  StreamTarget,
  type StreamTargetChunk,
} from 'mediabunny';
import { type WriterBucket, writeObject } from '#functions/platform/clients/object-writer.ts';
import type { PlayableTracks } from './read-video.ts';
import type { StorageFailures } from './failures.ts';
import { masterKey, rendition } from './video-keys.ts';

const segmentSeconds = 6;

/** Playlists may be replaced when more qualities are added; segments never change. */
const cacheControlOf = (name: string): string =>
  name.endsWith('.m3u8') ? 'public,max-age=300' : 'public,max-age=31536000,immutable';

const hls = new HlsOutputFormat({
  segmentFormat: new CmafOutputFormat(),
  targetDuration: segmentSeconds,
  singleFilePerPlaylist: true,
  getPlaylistPath: () => rendition.playlist,
  getSegmentPath: () => rendition.segments,
});

/** Starts an HLS output whose files are written into the bucket; the master playlist is written last. */
export async function startHls(
  bucket: WriterBucket,
  playbackId: string,
  { video, audio }: PlayableTracks,
  failures: StorageFailures,
) {
  const pending = { bytes: 0, packets: 0 };
  const target = new PathedTarget(masterKey(playbackId), ({ path, mimeType }) => {
    const cacheControl = cacheControlOf(path);
    const writer = writeObject(bucket, { key: path, contentType: mimeType, cacheControl }).getWriter();
    // Fragmented MP4 and playlists are written from beginning to end, so positions only grow. (The target for
    // such streams is of no use here: it reports no writes, and the playlist would have wrong byte ranges.)
    const file = new StreamTarget(
      new WritableStream<StreamTargetChunk>({
        write: ({ data }) => failures.defer(writer.write(data)),
        close: () => failures.defer(writer.close()),
      }),
    );
    file.on('write', () => Object.assign(pending, { bytes: 0, packets: 0 }));
    return file;
  });
  const output = new Output({ format: hls, target });
  const sources = {
    video: new EncodedVideoPacketSource(video.codec),
    audio: audio && new EncodedAudioPacketSource(audio.codec),
  };
  output.addVideoTrack(sources.video, { rotation: await video.track.getRotation() });
  if (sources.audio) output.addAudioTrack(sources.audio);
  await output.start();
  return { output, destination: { ...sources, pending } };
}
