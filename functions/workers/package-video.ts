import { messageFor } from '#shared/events/registry.ts';
import { ladderMaker } from '#functions/domain/media/video/make-ladder.ts';
import { processVideo } from '#functions/domain/media/video/process-video.ts';
import { uploadBucket } from '#functions/domain/media/upload-bucket.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('package-video', messageFor('video'), ({ uploadId }, context) =>
  processVideo({ ...context, bucket: uploadBucket() }, ladderMaker(), uploadId),
);
