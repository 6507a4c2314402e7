import { can, type Role } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getVideo } from '#shared/media/video.contract.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { findUpload } from '../uploads.ts';
import { findVideo, type PlayableVideo } from './stored-video.ts';

export type VideoEditor = { userId: string; role: Role };

async function getPlayable(context: TableContext, playbackId: string): Promise<PlayableVideo> {
  const video = await findVideo(context, playbackId);
  if (video?.state !== 'packaged') throw new AppError('VIDEO_NOT_FOUND');
  return video;
}

/** Facts about a video for anybody who plays it. */
export async function readVideoFacts(
  context: TableContext,
  playbackId: string,
): Promise<ReplyOf<typeof getVideo>> {
  const { facts, captions } = await getPlayable(context, playbackId);
  const { seconds, width, height } = facts;
  return { playbackId, seconds, width, height, captions };
}

/** Finds a video that this person may change: its sender, or staff who write. For others there is none. */
export async function getEditableVideo(
  context: Context,
  { userId, role }: VideoEditor,
  playbackId: string,
): Promise<PlayableVideo> {
  const [upload, video] = await Promise.all([
    findUpload(context, playbackId),
    getPlayable(context, playbackId),
  ]);
  const isOwn = upload?.ownerId === userId;
  if (!isOwn && !can(role, 'news.write') && !can(role, 'documents.write'))
    throw new AppError('VIDEO_NOT_FOUND');
  return video;
}
