import * as media from '#shared/media/upload.contract.ts';
import * as videos from '#shared/media/video.contract.ts';
import * as creating from '#functions/domain/media/create-upload.ts';
import * as finishing from '#functions/domain/media/finish-upload.ts';
import { readUpload } from '#functions/domain/media/read-upload.ts';
import { uploadBucket } from '#functions/domain/media/upload-bucket.ts';
import { readParts } from '#functions/domain/media/upload-parts.ts';
import * as captions from '#functions/domain/media/video/captions.ts';
import { mediaBucket } from '#functions/domain/media/media-bucket.ts';
import { readVideoFacts } from '#functions/domain/media/video/own-video.ts';
import * as stills from '#functions/domain/media/video/put-still.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const createUpload = httpRoute(media.createUpload, ({ actor, params, body, table, now }) =>
  creating.createUpload(
    { table, now, bucket: uploadBucket() },
    { ownerId: actor.userId, ...params, ...body },
  ),
);

export const finishUpload = httpRoute(media.finishUpload, ({ actor, params, table, now }) =>
  finishing.finishUpload({ table, now, bucket: uploadBucket() }, { ownerId: actor.userId, ...params }),
);

export const getUpload = httpRoute(media.getUpload, ({ actor, params, table, now }) =>
  readUpload({ table, now }, { ownerId: actor.userId, ...params }),
);

export const giveUpUpload = httpRoute(media.giveUpUpload, ({ actor, params, table, now }) =>
  finishing.giveUpUpload({ table, now }, { ownerId: actor.userId, ...params }),
);

export const signUploadParts = httpRoute(media.signUploadParts, ({ actor, params, body, table, now }) =>
  readParts({ table, now, bucket: uploadBucket() }, { ownerId: actor.userId, ...params, ...body }),
);

export const uploadThing = httpRoute(media.uploadThing, ({ actor, params, body, table, now }) =>
  creating.createUpload(
    { table, now, bucket: uploadBucket() },
    { ownerId: actor.userId, ...params, ...body },
  ),
);

export const getVideo = httpRoute(videos.getVideo, ({ params, table }) =>
  readVideoFacts({ table }, params.playbackId),
);

export const getCaptions = httpRoute(videos.getCaptions, ({ actor, params, table, now }) =>
  captions.readCaptions({ table, now, bucket: mediaBucket() }, actor, params),
);

export const putCaptions = httpRoute(videos.putCaptions, ({ actor, params, body, table, now }) =>
  captions.putCaptions({ table, now, bucket: mediaBucket() }, actor, { ...params, ...body }),
);

export const deleteCaptions = httpRoute(videos.deleteCaptions, ({ actor, params, table, now }) =>
  captions.deleteCaptions({ table, now, bucket: mediaBucket() }, actor, params),
);

export const putStill = httpRoute(videos.putStill, ({ actor, params, body, table, now }) =>
  stills.putStill({ table, now, bucket: mediaBucket() }, actor, { ...params, ...body }),
);
