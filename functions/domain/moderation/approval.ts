import * as z from 'zod';
import { isModerator, type Reader } from '#shared/audience/can-see.ts';
import { hasLink } from '#shared/discussion/comment-text.ts';
import {
  ContentApproval,
  contentApprovalId,
  usualApproval,
} from '#shared/moderation/content-approval.contract.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';
import { shopSetting } from '#functions/platform/records/shop-setting.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { type Item, type Operation, upsert } from '#functions/platform/table/table-operations.ts';

/** Setting of the shop: what waits for approval, by kind of content. */
export const contentApproval = shopSetting({
  id: contentApprovalId,
  schema: ContentApproval,
  usual: usualApproval,
  told: { comments: asIs, posts: asIs, topics: asIs },
});

export type ApprovedContent = Exclude<keyof ContentApproval, 'version'>;

/**
 * What moderators have approved of an author.
 *
 *   pk CONTENT-AUTHOR#<member>   sk APPROVED
 */
const authorKey = (userId: string) => ({ pk: `CONTENT-AUTHOR#${userId}`, sk: 'APPROVED' });
const ApprovalCounts = z.object({
  comments: z.int().default(0),
  posts: z.int().default(0),
  topics: z.int().default(0),
  links: z.int().default(0),
});

/** Tells whether what somebody wrote waits for a moderator. What staff write never does. */
export const needsApprovalOf =
  (kind: ApprovedContent) =>
  async (
    { table }: TableContext,
    { author, text }: { author: NonNullable<Reader>; text: string },
  ): Promise<boolean> => {
    if (isModerator(author)) return false;
    // Both are read at once, because 'new-authors' is the usual mode.
    const [{ [kind]: mode }, approved] = await Promise.all([
      contentApproval.read(table),
      table.get(authorKey(author.userId), ApprovalCounts),
    ]);
    if (mode !== 'new-authors') return mode === 'all';
    return !approved?.[kind] || (hasLink(text) && !approved.links);
  };

/** Notes that a moderator approved something, so that the next of its kind is published at once. */
export const noteApproval = (userId: string, kind: ApprovedContent, text: string): Operation =>
  upsert(authorKey(userId), {
    add: { [kind]: 1, ...(hasLink(text) && { links: 1 }) },
    set: { entity: 'content-author' },
  });

/** Approvals of an author as they are stored, for data that is made as a whole. */
export const approvedAuthorItem = (userId: string, approved: z.input<typeof ApprovalCounts>): Item => ({
  ...authorKey(userId),
  entity: 'content-author',
  ...ApprovalCounts.parse(approved),
});
