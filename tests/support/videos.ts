import { Readable } from 'node:stream';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** Decoder configurations of real encoders; the packets of made-up videos are noise, because nothing decodes them. */
const avcConfig = {
  codec: 'avc1.4d4c1f',
  description: Buffer.from(
    '014d4c1fffe10011674d4c1f8c681e0f69b8086808' + '3c2211a8010004' + '68ce3c80',
    'hex',
  ),
};
const videoConfigs = {
  avc: avcConfig,
  vp9: { codec: 'vp09.00.10.08' },
  av1: { codec: 'av01.0.04M.08' },
  vp8: { codec: 'vp8' },
};
const audioConfigs = {
  aac: { codec: 'mp4a.40.2', description: Buffer.from('1190', 'hex') },
  opus: { codec: 'opus' },
  mp3: { codec: 'mp3' },
};

const formats = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  mov: () => new MovOutputFormat({ fastStart: 'in-memory' }),
  webm: () => new WebMOutputFormat(),
};

type MadeVideo = {
  format?: keyof typeof formats;
  codec?: keyof typeof videoConfigs;
  audio?: keyof typeof audioConfigs;
  seconds?: number;
  audioSeconds?: number;
  /** Time of the first sound in seconds. */
  audioStart?: number;
  /** Time of the first picture in seconds. */
  videoStart?: number;
  width?: number;
  height?: number;
  rotation?: 0 | 90 | 180 | 270;
  /** Seconds between key frames. */
  keyFrames?: number;
  packetBytes?: number;
  /** Pictures a second. */
  rate?: number;
};

const packet = (bytes: number, type: 'key' | 'delta', at: number, seconds: number) =>
  new EncodedPacket(new Uint8Array(bytes).fill(7), type, at, seconds);

/** Makes a video file. Defaults to two seconds of H.264 without sound. */
export async function aVideo(made: MadeVideo = {}): Promise<Buffer> {
  const { format = 'mp4', codec = 'avc', audio, seconds = 2, width = 320, height = 180 } = made;
  const {
    audioStart = 0,
    audioSeconds = seconds,
    videoStart = 0,
    rotation = 0,
    keyFrames = 1,
    packetBytes = 100,
    rate = 10,
  } = made;
  const target = new BufferTarget();
  const output = new Output({ format: formats[format](), target });
  const video = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(video, { rotation });
  const sound = audio && new EncodedAudioPacketSource(audio);
  if (sound) output.addAudioTrack(sound);
  await output.start();
  const decoderConfig = { codedWidth: width, codedHeight: height, ...videoConfigs[codec] };
  for (let place = 0; place < seconds * rate; place += 1) {
    const type = place % (keyFrames * rate) === 0 ? 'key' : 'delta';
    await video.add(packet(packetBytes, type, videoStart + place / rate, 1 / rate), { decoderConfig });
  }
  if (sound && audio) {
    const heard = { sampleRate: 48_000, numberOfChannels: 2, ...audioConfigs[audio] };
    const length = 1024 / 48_000;
    for (let at = audioStart; at < audioSeconds; at += length)
      await sound.add(packet(40, 'key', at, length), { decoderConfig: heard });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

/** Makes a bucket in memory that answers like the real one. */
export function aBucketInMemory(objects: Record<string, Uint8Array> = {}) {
  const files = new Map(Object.entries(objects).map(([key, body]) => [key, Buffer.from(body)]));
  const headers = new Map<string, { contentType: string; cacheControl?: string | undefined }>();
  const ranges: number[] = [];
  const streams = { open: 0 };
  return {
    files,
    headers,
    /** Sizes of the ranges that were read. */
    ranges,
    /** Number of streams that are being written. */
    streams,
    bucket: {
      async head(key: string) {
        const file = files.get(key);
        return file && { bytes: file.length, contentType: 'video/mp4' };
      },
      async getRange(key: string, first: number, last: number) {
        const chunk = files.get(key)?.subarray(first, last + 1);
        ranges.push(last + 1 - first);
        return chunk && Readable.from([chunk]);
      },
      async put(key: string, body: Uint8Array | Blob, contentType: string, cacheControl?: string) {
        if (body instanceof Blob) throw new Error('No blobs here');
        files.set(key, Buffer.from(body));
        headers.set(key, { contentType, cacheControl });
      },
      async putStream(
        key: string,
        body: AsyncIterable<Uint8Array>,
        content: { contentType: string; cacheControl?: string },
      ) {
        streams.open += 1;
        try {
          const chunks: Uint8Array[] = [];
          for await (const chunk of body) chunks.push(Buffer.from(chunk));
          files.set(key, Buffer.concat(chunks));
          headers.set(key, content);
          return files.get(key)?.length ?? 0;
        } finally {
          streams.open -= 1;
        }
      },
      remove: async (key: string) => void files.delete(key),
    },
  };
}
