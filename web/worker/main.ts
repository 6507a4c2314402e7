import type { Release } from './release.ts';
import type { Scope } from './scope.ts';
import { startWorker } from './start-worker.ts';

/** Inserted by the build: web/build/service-worker.ts. */
declare const RELEASE: Release;

startWorker(globalThis as unknown as Scope, RELEASE);
