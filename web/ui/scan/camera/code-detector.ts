import type { DecodeReply, DecodeRequest } from './code-reader-worker.ts';

/** Finds the codes in what a video shows now. */
export type CodeDetector = { detect: (video: HTMLVideoElement) => Promise<string[]>; close: () => void };

type NativeDetector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type NativeDetectorClass = {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
};

/** What stands on goods, cartons, shelves and parcels. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code'];

async function nativeDetector(): Promise<CodeDetector | undefined> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  if (!Native) return undefined;
  const known = await Native.getSupportedFormats().catch((): string[] => []);
  // Some know QR alone: that finds nothing on goods.
  if (!formats.every((format) => known.includes(format))) return undefined;
  const detector = new Native({ formats });
  return {
    detect: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}

/** More is slower and finds no more: lines of a code are some pixels wide at this. */
const greatestWidth = 960;

/** In a worker: the page stays quick, and only there compiled code may run. */
function workingDetector(): CodeDetector {
  const worker = new Worker(new URL('./code-reader-worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const ask = (image: ImageData) =>
    new Promise<string[]>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<DecodeReply>) =>
        'codes' in data ? resolve(data.codes) : reject(new Error(data.failure));
      worker.onerror = (event) => reject(new Error(event.message || 'The reader of codes did not start'));
      const request: DecodeRequest = { image };
      worker.postMessage(request, [image.data.buffer]);
    });
  return {
    detect: (video) => {
      const scale = Math.min(1, greatestWidth / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      if (!context || canvas.width === 0 || canvas.height === 0) return Promise.resolve([]);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      return ask(context.getImageData(0, 0, canvas.width, canvas.height));
    },
    close: () => worker.terminate(),
  };
}

/** The browser's own where it has one; ours is fetched only where it has not. */
export const codeDetector = async (): Promise<CodeDetector> => (await nativeDetector()) ?? workingDetector();
