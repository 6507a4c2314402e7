import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { isApiError } from '../api/api-error.ts';
import { largeFileBytes } from '../files/large-file.ts';
import type { PutBytes } from './put-bytes.ts';
import { isUploadRefusal, type Retry, retryTransfer, type RetryPorts } from './retry-transfer.ts';
import type { UploadDoor } from './upload-door.ts';
import type { UploadMemory } from './upload-memory.ts';
import { uploadParts, type UploadParts } from './upload-parts.ts';

/** How often the server may find parts missing at the end, before the upload fails. */
const maxRounds = 3;

export type UploadPorts = RetryPorts & {
  door: UploadDoor;
  put: PutBytes;
  memory: UploadMemory;
  identify: (file: File) => Promise<string>;
};

export type UploadState = {
  status: 'sending' | 'offline' | 'paused' | 'failed' | 'done' | 'cancelled';
  /** Share that arrived, from 0 to 1. It never goes back. */
  progress: number;
  /** Id of the file on the server, once it is complete. */
  id?: string;
  error?: unknown;
};

export type UploadOptions = {
  maxAttempts?: number;
  /** Name under which a prepared file is kept on the browser's own disk. */
  diskName?: string | undefined;
  onChange: (state: UploadState) => void;
};

/** Where a file is sent to, and how much of that is done. */
type Place = {
  id: string;
  url?: string;
  headers?: Record<string, string>;
  parts?: UploadParts;
  isSent?: boolean;
  isFinished?: boolean;
};

type Attempt = Retry['attempt'];
const once: Attempt = (work) => work();

/** Starts to send a file, and returns the controls of the upload. All uploads of this site go through it. */
export function startUpload(
  ports: UploadPorts,
  kind: UploadKind,
  file: File,
  { maxAttempts = 8, diskName, onChange }: UploadOptions,
) {
  const { door, memory, put } = ports;
  let state: UploadState = { status: 'sending', progress: 0 };
  let place: Place | undefined;
  let identity: string | undefined;
  let run = new AbortController();

  const change = (to: Partial<UploadState>) => {
    state = { ...state, ...to };
    onChange(state);
  };
  const moved = (share: number) => {
    if (share > state.progress) change({ progress: Math.min(1, share) });
  };
  const forget = async () => {
    if (identity !== undefined) await memory.forget(kind, identity);
  };

  async function open(attempt: Attempt): Promise<Place> {
    const facts = { fileName: file.name.slice(-255), size: file.size, mimeType: file.type };
    const { id, uploadUrl, headers, parts: plan } = await attempt(() => door.openUpload(kind, facts));
    if (!plan) return { id, url: uploadUrl ?? '', headers };
    if (identity !== undefined) {
      const { name, size, lastModified } = file;
      await memory.keep({ identity, kind, id, name, size, lastModified, startedAt: Date.now(), diskName });
    }
    const parts = uploadParts(file, plan);
    parts.addUrls(plan.urls);
    return { id, parts };
  }

  /** Finds the place of an upload that was begun before a reload; undefined if the server has it no more. */
  async function rejoin(retry: Retry, signal: AbortSignal): Promise<Place | undefined> {
    const kept = identity === undefined ? undefined : await memory.find(kind, identity);
    if (!kept) return undefined;
    const { id } = kept;
    try {
      const reply = await retry.attempt(() => door.signParts(kind, id, [1], signal));
      const parts = uploadParts(file, reply);
      parts.sync(reply);
      return { id, parts };
    } catch (error) {
      if (!isUploadRefusal(error)) throw error;
    }
    try {
      // The upload takes no more parts if it was completed and only the answer was lost.
      await retry.attempt(() => door.finish(kind, id, signal));
      return { id, isFinished: true };
    } catch (error) {
      if (!isUploadRefusal(error)) throw error;
      await forget();
      return undefined;
    }
  }

  async function sendWhole(retry: Retry, signal: AbortSignal): Promise<void> {
    await retry.attempt(async () => {
      signal.throwIfAborted();
      place ??= await open(once);
      signal.throwIfAborted();
      try {
        await put(place.url ?? '', file, place.headers ?? {}, { signal, onProgress: moved });
        place = { ...place, isSent: true };
      } catch (error) {
        // An address may have expired, so a retry opens another upload; the bucket deletes the unused one.
        place = undefined;
        throw error;
      }
    });
  }

  async function sendParts({ id, parts }: Place & { parts: UploadParts }, retry: Retry, signal: AbortSignal) {
    const sign = (numbers: number[]) => door.signParts(kind, id, numbers, signal);
    const onBytes = (bytes: number) => moved(bytes / file.size);
    for (let round = 1; ; round += 1) {
      await parts.send({ sign, put, retry, signal, onBytes });
      try {
        await retry.attempt(() => door.finish(kind, id, signal));
        return;
      } catch (error) {
        if (!isApiError(error) || error.status !== 409 || round === maxRounds) throw error;
        parts.sync(await retry.attempt(() => sign([1])));
      }
    }
  }

  async function send(signal: AbortSignal): Promise<string> {
    const onOffline = (isOffline: boolean) => change({ status: isOffline ? 'offline' : 'sending' });
    const retry = retryTransfer({ ...ports, signal, maxAttempts, onOffline });
    // Without an identity, such as on a page without encryption, the upload begins again after a reload.
    if (file.size > largeFileBytes) identity ??= await ports.identify(file).catch(() => undefined);
    place ??= (await rejoin(retry, signal)) ?? (await open(retry.attempt));
    signal.throwIfAborted();
    if (place.isFinished) return place.id;
    const { parts } = place;
    if (parts) await sendParts({ ...place, parts }, retry, signal);
    else if (!place.isSent) await sendWhole(retry, signal);
    const { id } = place;
    if (!parts) await retry.attempt(() => door.finish(kind, id, signal));
    place = { id, isFinished: true };
    return id;
  }

  async function runOnce({ signal }: AbortController): Promise<void> {
    try {
      const id = await send(signal);
      await forget();
      if (state.status !== 'cancelled') change({ status: 'done', progress: 1, id });
    } catch (error) {
      if (signal.aborted) return;
      if (isUploadRefusal(error)) {
        place = undefined;
        await forget();
      }
      change({ status: 'failed', error });
    }
  }

  let running = runOnce(run);

  return {
    pause: (): void => {
      if (state.status !== 'sending' && state.status !== 'offline') return;
      run.abort();
      change({ status: 'paused' });
    },
    /** Continues a paused upload, or retries a failed one. */
    resume(): void {
      if (state.status !== 'paused' && state.status !== 'failed') return;
      run = new AbortController();
      const next = run;
      change({ status: 'sending', error: undefined });
      // The stopped run ends first, so two runs never send the same part.
      const stopped = running;
      running = (async () => {
        await stopped;
        await runOnce(next);
      })();
    },
    /** Stops for good and lets the server delete what arrived. */
    async cancel(): Promise<void> {
      if (state.status === 'done' || state.status === 'cancelled') return;
      run.abort();
      change({ status: 'cancelled' });
      await running;
      await forget();
      // If the request is lost, the bucket deletes the unfinished upload after some days.
      if (place) await door.giveUp(kind, place.id).catch(() => undefined);
    },
    state: () => state,
    /** Resolves when the upload is done, failed, cancelled or paused. */
    settled: () => running,
  };
}

export type Upload = ReturnType<typeof startUpload>;
