import { type ConversionOptions, type RunConversion, runConversion } from './run-conversion.ts';
import { videoPoster } from './video-poster.ts';
import { preparedName } from './video-rules.ts';
import { keepAwake } from './wake-lock.ts';

export type PreparedVideo = {
  file: File;
  /** Picture 1280 × 720; undefined if this browser cannot decode the video. */
  poster: File | undefined;
  /** `original`: neither transcoding nor copying was possible. */
  how: 'transcoded' | 'copied' | 'original';
  /** Name of the file on the browser's own disk, from where a reloaded page can go on. */
  diskName?: string | undefined;
};

type Ports = {
  convert: RunConversion;
  poster: (file: Blob) => Promise<File | undefined>;
  keepAwake: () => () => void;
};

const browserPorts: Ports = { convert: runConversion, poster: videoPoster, keepAwake };
const mimeType = 'video/mp4';

const named = (content: Blob, original: File, ending: '.mp4' | '-mux.mp4'): File =>
  new File([content], preparedName(original.name, ending), {
    type: mimeType,
    lastModified: original.lastModified,
  });

async function converted(
  original: File,
  options: ConversionOptions,
  convert: RunConversion,
): Promise<Omit<PreparedVideo, 'poster'>> {
  try {
    const { content, ...rest } = await convert(original, 'convert', options);
    return { file: named(content, original, '.mp4'), ...rest };
  } catch {
    options.signal.throwIfAborted();
  }
  try {
    const { content, ...rest } = await convert(original, 'copy', options);
    return { file: named(content, original, '-mux.mp4'), ...rest };
  } catch {
    options.signal.throwIfAborted();
  }
  return { file: named(original, original, '-mux.mp4'), how: 'original' };
}

/**
 * Makes a video ready to be uploaded: MP4 with H.264 and AAC that plays while it loads, without descriptive data,
 * and a poster. A browser that cannot transcode copies the packets, and in the last resort the original is sent.
 */
export async function prepareVideo(
  original: File,
  { signal, onProgress }: ConversionOptions,
  ports: Ports = browserPorts,
): Promise<PreparedVideo> {
  const letSleep = ports.keepAwake();
  let highest = 0;
  const onShare = (share: number) => {
    if (share <= highest) return;
    highest = share;
    onProgress(share);
  };
  try {
    const prepared = await converted(original, { signal, onProgress: onShare }, ports.convert);
    const poster = (await ports.poster(prepared.file)) ?? (await ports.poster(original));
    signal.throwIfAborted();
    return { ...prepared, poster };
  } finally {
    letSleep();
  }
}
