import type { DecodeReply, DecodeRequest } from './code-reader-worker.ts';

/** Finds the codes in a video's current frame. */
export type CodeDetector = { detect: (video: HTMLVideoElement) => Promise<string[]>; close: () => void };

type NativeDetector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type NativeDetectorClass = {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Code formats used on products, cartons, shelves and parcels. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code'];

async function nativeDetector(): Promise<CodeDetector | undefined> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  if (!Native) return undefined;
  const known = await Native.getSupportedFormats().catch((): string[] => []);
  // Some browsers only know QR codes, which is useless for products.
  if (!formats.every((format) => known.includes(format))) return undefined;
  const detector = new Native({ formats });
  return {
    detect: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}

/** Maximum frame width: larger ones are slower and find no more, as bars are several pixels wide. */
const greatestWidth = 960;

/** Detects codes in a worker: the page stays responsive, and WebAssembly is allowed only there. */
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

/** Returns the browser's own detector, or ours, which is fetched only if the browser has none. */
export const codeDetector = async (): Promise<CodeDetector> => (await nativeDetector()) ?? workingDetector();
