import type { PutBytes } from './put-bytes.ts';
import type { Retry } from './retry-transfer.ts';
import { maxSignedParts, type PartPlan, type PartUrl, type SignedParts } from './upload-door.ts';

/** Number of parts sent at once. */
const maxParallel = 3;

type SendOptions = {
  sign: (numbers: number[]) => Promise<SignedParts>;
  put: PutBytes;
  retry: Retry;
  signal: AbortSignal;
  /** Called with the number of bytes that arrived or are under way. */
  onBytes: (bytes: number) => void;
};

/** Parts of one file: which of them arrived, and the addresses signed for the others. */
export function uploadParts(file: Blob, { size, count }: PartPlan) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const arrived = new Set<number>();
  const urls = new Map<number, string>();
  const partOf = (number: number) => file.slice((number - 1) * size, Math.min(number * size, file.size));

  const addUrls = (signed: readonly PartUrl[]) => {
    for (const { number, url } of signed) urls.set(number, url);
  };
  const addArrived = (there: SignedParts['arrived']) => {
    // A part of another length is the remainder of something else and is sent again.
    for (const { number, bytes } of there) if (partOf(number).size === bytes) arrived.add(number);
  };

  async function send({ sign, put, retry, signal, onBytes }: SendOptions): Promise<void> {
    const stop = new AbortController();
    const underWay = AbortSignal.any([signal, stop.signal]);
    const loaded = new Map<number, number>();
    const taken = new Set<number>();
    let signing: Promise<void> | undefined;

    const report = () =>
      onBytes(
        [...arrived].reduce((sum, number) => sum + partOf(number).size, 0) +
          [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0),
      );

    const signFrom = async (number: number) => {
      const others = numbers.filter((one) => one !== number && !arrived.has(one) && !urls.has(one));
      const reply = await sign([number, ...others].slice(0, maxSignedParts));
      addArrived(reply.arrived);
      addUrls(reply.urls);
      report();
      if (!arrived.has(number) && !urls.has(number)) throw new Error(`Part ${number} was not signed`);
    };

    /** Returns undefined if the part turned out to have arrived. */
    const urlOf = async (number: number): Promise<string | undefined> => {
      while (!arrived.has(number)) {
        const url = urls.get(number);
        if (url !== undefined) return url;
        signing ??= signFrom(number).finally(() => (signing = undefined));
        await signing;
      }
      return undefined;
    };

    const sendPart = async (number: number) => {
      underWay.throwIfAborted();
      const url = await urlOf(number);
      if (url === undefined) return;
      underWay.throwIfAborted();
      const part = partOf(number);
      const onProgress = (share: number) => {
        loaded.set(number, share * part.size);
        report();
      };
      try {
        await put(url, part, {}, { signal: underWay, onProgress });
        arrived.add(number);
        retry.progressed();
      } finally {
        // An address may have expired, so a retry asks for another one.
        urls.delete(number);
        loaded.delete(number);
      }
      report();
    };

    const worker = async () => {
      for (;;) {
        const number = numbers.find((one) => !taken.has(one));
        if (number === undefined) return;
        taken.add(number);
        await retry.attempt(() => sendPart(number));
      }
    };

    const workers = Array.from({ length: maxParallel }, async () => {
      try {
        await worker();
      } catch (error) {
        stop.abort();
        throw error;
      }
    });
    report();
    await Promise.allSettled(workers);
    await Promise.all(workers);
  }

  return {
    addUrls,
    /** Replaces what is known by the server's answer. */
    sync(reply: Pick<SignedParts, 'arrived' | 'urls'>) {
      arrived.clear();
      urls.clear();
      addArrived(reply.arrived);
      addUrls(reply.urls);
    },
    send,
  };
}

export type UploadParts = ReturnType<typeof uploadParts>;
