import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { filmFiles } from './films.ts';
import { openPictureUploader } from './picture-uploader.ts';
import { picturesOfWorld } from './pictures-of-world.ts';

/** Draws and uploads apart from the main thread, which has a market to open meanwhile. */
const { s3Endpoint, mediaBucket } = z
  .object({ s3Endpoint: z.string(), mediaBucket: z.string() })
  .parse(workerData);

const uploader = await openPictureUploader(s3Endpoint, mediaBucket);
const { first, later } = picturesOfWorld();
await uploader.uploadAll(first);
parentPort?.postMessage('first');
await uploader.uploadFiles(filmFiles());
await uploader.uploadAll(later);
uploader.close();
parentPort?.postMessage('all');
