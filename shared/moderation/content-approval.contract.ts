import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';

/** Modes of approval: all content waits, the first of an author and every first link wait, or none does. */
export const approvalModes = ['all', 'new-authors', 'none'] as const;

const mode = z.enum(approvalModes);
const modes = { comments: mode, posts: mode, topics: mode };

/** What waits for a moderator before others see it, by kind of content. */
export const ContentApproval = z.object({ ...modes, version: z.int() });
export type ContentApproval = z.infer<typeof ContentApproval>;

export const ContentApprovalDraft = z.strictObject(modes);

/** Id under which changes of this setting appear in the audit log. */
export const contentApprovalId = 'content-approval';

/** Setting until staff change it. */
export const usualApproval: ContentApproval = {
  comments: 'new-authors',
  posts: 'new-authors',
  topics: 'new-authors',
  version: 0,
};

const access = staff('settings.write');
const path = '/admin/settings/content-approval';

export const getContentApproval = defineRoute({
  name: 'moderation/get-content-approval',
  summary: 'Whose comments wait for a moderator before others see them',
  method: 'GET',
  path,
  access,
  reply: ContentApproval,
});

export const saveContentApproval = defineRoute({
  name: 'moderation/save-content-approval',
  summary: 'Say whose comments wait for a moderator from now on',
  method: 'PUT',
  path,
  access,
  body: ContentApprovalDraft.extend({ version: z.int().min(0) }),
  reply: ContentApproval,
  errors: ['STALE_STATE'],
});
