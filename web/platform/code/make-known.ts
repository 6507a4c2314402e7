import { loadChunk } from './load-chunk.ts';

/** Global name by which built files call this function: see `web/build/retry-chunks.ts`. */
Object.assign(globalThis, { loadChunk });
