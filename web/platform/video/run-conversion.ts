import type {
  ConversionMode,
  ConversionReply,
  ConversionRequest,
  ConversionResult,
} from './video-messages.ts';

/** Time without progress after which the worker counts as stuck: codecs may hang without an error. */
const silenceMilliseconds = 60_000;

export type ConversionOptions = { signal: AbortSignal; onProgress: (share: number) => void };
export type RunConversion = (
  file: File,
  mode: ConversionMode,
  options: ConversionOptions,
) => Promise<ConversionResult>;

const startWorker = () => new Worker(new URL('./video-worker.ts', import.meta.url), { type: 'module' });

/** Converts in a worker of its own, which may compile WebAssembly; ending the worker cancels at once. */
export const runConversion: RunConversion = (file, mode, { signal, onProgress }) =>
  new Promise<ConversionResult>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = startWorker();
    let watch: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(watch);
      signal.removeEventListener('abort', stop);
      worker.terminate();
    };
    const fail = (reason: string) => {
      end();
      reject(new Error(reason));
    };
    const stop = () => fail('The conversion was cancelled');
    const watchAgain = () => {
      clearTimeout(watch);
      watch = setTimeout(() => fail('The conversion made no progress'), silenceMilliseconds);
    };
    worker.onmessage = ({ data }: MessageEvent<ConversionReply>) => {
      watchAgain();
      if ('progress' in data) return onProgress(data.progress);
      if ('failure' in data) return fail(data.failure);
      end();
      resolve(data.result);
    };
    worker.onerror = (event) => fail(event.message || 'The conversion did not start');
    signal.addEventListener('abort', stop);
    watchAgain();
    const request: ConversionRequest = { file, mode };
    worker.postMessage(request);
  });
