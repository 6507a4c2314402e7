import { messageFor } from '#shared/events/registry.ts';
import { processUpload } from '#functions/domain/media/process-upload.ts';
import { uploadBucket } from '#functions/domain/media/upload-bucket.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { mediaOwners } from './all-media-owners.ts';

export const handler = queueWorker('make-variants', messageFor('media'), ({ uploadId }, context) =>
  processUpload({ ...context, bucket: uploadBucket() }, mediaOwners, uploadId),
);
