import {
  CmafOutputFormat,
  EncodedAudioPacketSource,
  EncodedVideoPacketSource,
  HlsOutputFormat,
  Output,
  PathedTarget,
} from 'mediabunny';
import type { HlsFiles } from './hls-files.ts';
import type { PlayableTracks } from './read-video.ts';
import { segmentSeconds } from './segment-seconds.ts';
import { masterKey, rendition } from './video-keys.ts';

const hls = new HlsOutputFormat({
  segmentFormat: new CmafOutputFormat(),
  targetDuration: segmentSeconds,
  singleFilePerPlaylist: true,
  getPlaylistPath: () => rendition.playlist,
  getSegmentPath: () => rendition.segments,
});

/** Starts an HLS output; its master playlist is written last. */
export async function startHls(files: HlsFiles, playbackId: string, { video, audio }: PlayableTracks) {
  const pending = { bytes: 0, packets: 0 };
  const target = new PathedTarget(masterKey(playbackId), (request) => {
    const file = files.target(request);
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
