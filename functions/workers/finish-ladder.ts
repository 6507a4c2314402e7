import { mediaBucket } from '#functions/domain/media/media-bucket.ts';
import { ConversionEnd, finishLadder } from '#functions/domain/media/video/finish-ladder.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('finish-ladder', ConversionEnd, ({ detail }, { table, now }) =>
  finishLadder({ table, now, bucket: mediaBucket() }, detail),
);
