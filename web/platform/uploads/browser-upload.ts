import type { UploadKind } from '#shared/uploads/upload-kinds.ts';
import { apiUploadDoor } from './api-upload-door.ts';
import { fileIdentity } from './file-identity.ts';
import { putBytes } from './put-bytes.ts';
import { startUpload, type Upload, type UploadOptions, type UploadPorts } from './start-upload.ts';
import { uploadMemory } from './upload-memory.ts';

/** Some systems report offline wrongly, so a transfer is tried again after this time in any case. */
const offlineMilliseconds = 30_000;

/** Rejects on abort. */
const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(new Error('The upload was stopped'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

async function whenOnline(signal: AbortSignal): Promise<void> {
  const isBack = new AbortController();
  const onOnline = () => isBack.abort();
  addEventListener('online', onOnline);
  try {
    await delay(offlineMilliseconds, AbortSignal.any([signal, isBack.signal]));
  } catch {
    signal.throwIfAborted();
  } finally {
    removeEventListener('online', onOnline);
  }
}

const ports: UploadPorts = {
  door: apiUploadDoor,
  put: putBytes,
  memory: uploadMemory,
  identify: fileIdentity,
  connection: { isOnline: () => navigator.onLine, whenOnline },
  delay,
  random: Math.random,
};

/** Starts an upload to this site. */
export const uploadToSite = (kind: UploadKind, file: File, options: UploadOptions): Upload =>
  startUpload(ports, kind, file, options);
