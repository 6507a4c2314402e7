import * as z from 'zod';
import { readConfig } from '#functions/platform/config.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { ladderJob, type LadderOrder } from './ladder-job.ts';
import { rungsOf } from './ladder-rungs.ts';
import { findVideo, recordLadder } from './stored-video.ts';

/** Makes further qualities of a packaged video, and answers by an event when it is done. */
export type LadderMaker = (order: LadderOrder) => Promise<string>;

const config = readConfig({
  MEDIA_BUCKET: z.string(),
  STAGE: z.string(),
  MEDIA_CONVERT_ROLE: z.string().optional(),
});

/** Returns MediaConvert where the stage uses it. Elsewhere a video has the one quality that packaging gave it. */
export function ladderMaker(): LadderMaker | undefined {
  const { MEDIA_BUCKET: bucket, STAGE: stage, MEDIA_CONVERT_ROLE: role } = config();
  if (role === undefined) return undefined;
  return async (order) => {
    // Loaded only where it is used, because the client is as large as the rest of the worker.
    const { createConversion } = await import('#functions/platform/clients/media-convert.ts');
    return createConversion(ladderJob(order, { bucket, role, stage }));
  };
}

/**
 * Orders the ladder of a packaged video once. Returns whether one is still being made, which needs the original.
 * Until it is there, players get the quality that packaging gave.
 */
export async function orderLadder(
  context: Context,
  make: LadderMaker | undefined,
  { playbackId, original }: { playbackId: string; original: string },
): Promise<boolean> {
  const video = await findVideo(context, playbackId);
  if (video?.state !== 'packaged') return false;
  if (video.ladder) return video.ladder === 'making';
  if (!make || rungsOf(video.facts).length === 0) return false;
  const job = await make({ facts: video.facts, original });
  // A repeat that finds it recorded ordered the same job, which the token tells.
  await context.table.write([recordLadder(playbackId, { from: undefined, to: 'making' }, 'known')]);
  log.info('a ladder was ordered', { playbackId, job });
  return true;
}
