import * as media from '#shared/media/upload.contract.ts';
import * as videos from '#shared/media/video.contract.ts';
import { route, worker, type Area } from './area.ts';

/** A picture of 50 million pixels fills the memory, so each has an instance, and a crash is isolated. */
const picturing = { memoryMb: 2048, seconds: 120, batch: 1, atOnce: 5 };

/**
 * A video of 2 GB is copied within two minutes, and its largest segment fits into the memory. Each has an instance,
 * because copies would share its memory and its line.
 */
const packaging = { memoryMb: 1024, seconds: 300, batch: 1, atOnce: 5 };

/** A playlist is copied; each video has its own message. */
const finishing = { seconds: 60, batch: 1, atOnce: 5 };

/** S3 may take long to join the parts of a large video. */
const joining = { timeoutSeconds: 29 };

const door = { table: 'write', media: 'upload' } as const;

/** Files beside a packaged video: its captions and its still. */
const beside = { table: 'write', media: 'beside' } as const;

export const mediaArea: Area = {
  name: 'media',
  routes: [
    route(media.createUpload, door),
    route(media.uploadThing, door),
    route(media.signUploadParts, { table: 'read', media: 'resume' }),
    route(media.finishUpload, { table: 'write', media: 'resume' }, joining),
    route(media.giveUpUpload, { table: 'write' }),
    route(media.getUpload, { table: 'read' }),
    route(videos.getVideo, { table: 'read' }),
    route(videos.getCaptions, { table: 'read', media: 'look-beside' }),
    route(videos.putCaptions, beside),
    route(videos.deleteCaptions, { table: 'write', media: 'drop-captions' }),
    route(videos.putStill, beside),
  ],
  workers: [
    worker('make-variants', 'media', { table: 'write', media: 'process' }, picturing),
    worker('package-video', 'video', { table: 'write', media: 'package' }, packaging),
    worker('finish-ladder', 'conversions', { table: 'write', media: 'ladder' }, finishing),
  ],
};
