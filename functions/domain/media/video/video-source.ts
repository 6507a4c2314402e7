import { CustomSource } from 'mediabunny';

const cacheBytes = 32 * 1024 * 1024;

/** Returns the bytes from `start` up to, but not including, `end`. */
type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

/** Opens a file of known size as a source that is read in ranges, so that 2 GB never fill the memory. */
export const rangedSource = (bytes: number, read: ReadRange): CustomSource =>
  new CustomSource({
    getSize: () => bytes,
    read,
    maxCacheSize: cacheBytes,
    prefetchProfile: 'network',
    // A failed read-ahead is ignored here, because the read that needs its bytes fails too and reports it.
    handleUnhandledError: () => {},
  });
