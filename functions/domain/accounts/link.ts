import * as z from 'zod';
import { contactKinds } from '#shared/accounts/contact.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import { create, type Operation, update } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from './account-keys.ts';
import type { LinkPurpose } from '../../platform/tokens/signed-tokens.ts';

export const Link = z.object({
  userId: z.string(),
  linkId: z.string(),
  usedAt: z.int().optional(),
  /** Which password it may replace: that of this moment, and no later one. */
  sessionsFrom: z.string().optional(),
  /** What it may undo: a change of this, from what to what, and when. */
  change: z
    .object({ kind: z.enum(contactKinds), from: z.string(), to: z.string(), at: z.string() })
    .optional(),
});
export type Link = z.infer<typeof Link>;

export const linkSeconds: Record<LinkPurpose, number> = {
  'verify-email': 24 * 3600,
  'reset-password': 3600,
  'undo-change': 72 * 3600,
  'staff-invitation': 3 * 24 * 3600,
  'apply-again': 30 * 24 * 3600,
  'ask-privacy': 24 * 3600,
};

/** A link as the table keeps it: whom it is for and until when; its token is worked out from the id. */
export function newLink(
  purpose: LinkPurpose,
  { userId, at, ...more }: Pick<Link, 'userId' | 'sessionsFrom' | 'change'> & { at: Date },
): { linkId: string; operation: Operation } {
  const linkId = newId(at.getTime());
  const expiresAt = secondsAfter(at, linkSeconds[purpose]);
  return {
    linkId,
    operation: create({
      ...accountKeys.link(linkId),
      entity: 'link',
      purpose,
      userId,
      linkId,
      expiresAt,
      ...more,
    }),
  };
}

/** Goes into the transaction that does what the link is for, so that it works once. */
export const spendLink = <R extends string>({ linkId }: Link, at: Date, refusal: R): Operation<R> =>
  update(
    accountKeys.link(linkId),
    { set: { usedAt: secondsOf(at) } },
    { when: { usedAt: { missing: true } }, refusal },
  );
