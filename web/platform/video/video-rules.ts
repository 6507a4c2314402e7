/** Longest side of a prepared video in pixels. */
const maxSide = 1920;

/** Bitrate at 1920 × 1080. It gives about the quality of CRF 23 on encoders that know bitrates only. */
const fullBitrate = 4_000_000;
const minBitrate = 400_000;
const fullPixels = 1920 * 1080;

/** A video within this factor of the usual bitrate is small enough to stay as it is. */
const bitrateTolerance = 1.5;

export const audioBitrate = 128_000;

/** Results above this size are written to disk, because memory would have to hold them whole. */
export const diskAbove = 200 * 1024 * 1024;

export type PixelSize = { width: number; height: number };

export type VideoFacts = PixelSize & {
  /** Codec parameters as in MP4, such as `avc1.640028`. */
  codec: string | null;
  bitrate: number;
  duration: number;
  audioCodec: string | null;
  hasAudio: boolean;
};

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2);

/** Returns the size of the result; undefined if the video keeps its size, which also keeps its colour range. */
export function smallerSize({ width, height }: PixelSize): PixelSize | undefined {
  const scale = maxSide / Math.max(width, height);
  return scale < 1 ? { width: even(width * scale), height: even(height * scale) } : undefined;
}

export function videoBitrate(size: PixelSize): number {
  const { width, height } = smallerSize(size) ?? size;
  return Math.max(minBitrate, Math.min(fullBitrate, Math.round((fullBitrate * width * height) / fullPixels)));
}

/** Tells whether a video is already what transcoding would make: H.264 High, small enough, with AAC or silent. */
export function isPrepared(facts: VideoFacts): boolean {
  const { codec, bitrate, audioCodec, hasAudio } = facts;
  return (
    codec?.toLowerCase().startsWith('avc1.64') === true &&
    smallerSize(facts) === undefined &&
    bitrate <= videoBitrate(facts) * bitrateTolerance &&
    (!hasAudio || audioCodec === 'aac')
  );
}

/** Bytes that the transcoded video will take. */
export const expectedBytes = (facts: VideoFacts): number =>
  (facts.duration * (videoBitrate(facts) + (facts.hasAudio ? audioBitrate : 0))) / 8;

/** Names the prepared file after the original; packaging recognises unconverted files by `-mux`. */
export const preparedName = (name: string, ending: '.mp4' | '-mux.mp4'): string =>
  `${name.replace(/\.[^.]*$/, '').slice(0, 240) || 'video'}${ending}`;
