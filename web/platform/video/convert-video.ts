import {
  BlobSource,
  canEncodeAudio,
  Conversion,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
} from 'mediabunny';
import { copyPackets } from './copy-packets.ts';
import type { ConversionMode, ConversionResult } from './video-messages.ts';
import {
  audioBitrate,
  expectedBytes,
  isPrepared,
  smallerSize,
  videoBitrate,
  type VideoFacts,
} from './video-rules.ts';
import { sweepVideos } from './video-disk.ts';
import { type VideoContent, type VideoTarget, videoTarget } from './video-target.ts';

/** Seconds between key frames: segments of a stream begin at key frames. */
const keyFrameInterval = 2;

/** Quantizer of about CRF 23, for encoders that take one. */
const quantizer = 23;

type OnProgress = (share: number) => void;

const openInput = (file: Blob) =>
  new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });

async function factsOf(input: Input, bytes: number): Promise<VideoFacts> {
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error('The file has no video');
  const audio = await input.getPrimaryAudioTrack();
  const duration = await input.computeDuration();
  return {
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    codec: await video.getCodecParameterString(),
    bitrate: duration > 0 ? (bytes * 8) / duration : Infinity,
    duration,
    audioCodec: (await audio?.getCodec()) ?? null,
    hasAudio: audio !== null,
  };
}

/** Fetches an AAC encoder where the browser has none, such as Chrome on Linux. */
async function needAacEncoder(): Promise<void> {
  if (await canEncodeAudio('aac', { numberOfChannels: 2, sampleRate: 48_000 })) return;
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
  registerAacEncoder();
}

async function encode(
  input: Input,
  facts: VideoFacts,
  { target, isOnDisk }: VideoTarget,
  onProgress: OnProgress,
) {
  if (facts.hasAudio && facts.audioCodec !== 'aac') await needAacEncoder();
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: isOnDisk ? false : 'in-memory' }),
    target,
  });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    tags: {},
    showWarnings: false,
    video: {
      codec: 'avc',
      ...smallerSize(facts),
      ...(smallerSize(facts) && { fit: 'fill' }),
      keyFrameInterval,
      forceTranscode: true,
      quality: new Quality({ quantizer, bitrate: videoBitrate(facts) }),
    },
    // AAC is copied as it is; only other sound is encoded.
    audio: { codec: 'aac', quality: new Quality({ bitrate: audioBitrate }) },
  });
  // A film that lost its sound is worse than an unconverted one.
  if (!conversion.isValid || conversion.discardedTracks.length > 0)
    throw new Error('The video cannot be transcoded');
  conversion.onProgress = onProgress;
  await conversion.execute();
}

async function copy(file: Blob, onProgress: OnProgress): Promise<VideoContent> {
  const target = await videoTarget(file.size);
  await copyPackets(openInput(file), target, onProgress);
  return target.content();
}

async function transcode(input: Input, facts: VideoFacts, onProgress: OnProgress): Promise<VideoContent> {
  const target = await videoTarget(expectedBytes(facts));
  await encode(input, facts, target, (share) => onProgress(target.isOnDisk ? share * 0.95 : share));
  const result = await target.content();
  if (!target.isOnDisk) return result;
  // Room for the index can only be reserved once the number of packets is known: by copying them again.
  const indexed = await copy(result.content, (share) => onProgress(0.95 + share * 0.05));
  await target.remove();
  return indexed;
}

/** Converts a video as specified, or moves its packets to MP4. Runs in the worker. */
export async function convertVideo(
  file: File,
  mode: ConversionMode,
  onProgress: OnProgress,
): Promise<ConversionResult> {
  await sweepVideos(Date.now()).catch(() => undefined);
  const input = openInput(file);
  const facts = await factsOf(input, file.size);
  if (mode === 'copy' || isPrepared(facts)) return { ...(await copy(file, onProgress)), how: 'copied' };
  return { ...(await transcode(input, facts, onProgress)), how: 'transcoded' };
}
