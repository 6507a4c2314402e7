import type { PostsOverview } from '#shared/news/posts-overview.contract.ts';

type Line = PostsOverview['news'][number];

/** Number of posts with this status, or of this type. */
export const countOf = (
  lines: readonly Line[],
  { status, type }: { status?: Line['status']; type?: Line['type'] },
): number =>
  lines
    .filter(
      (line) =>
        (status === undefined || line.status === status) && (type === undefined || line.type === type),
    )
    .reduce((sum, { count }) => sum + count, 0);
