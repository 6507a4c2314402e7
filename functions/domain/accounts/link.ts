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
  /** Password version the link may replace: the one at the moment of mailing and no later one. */
  sessionsFrom: z.string().optional(),
  /** Contact change the link may undo: its kind, the old and new value, and its time. */
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

/** Creates a link with its owner and expiry. The token is derived from the id and not stored. */
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

/** Marks a link as used, in the transaction that carries out its purpose, so that it works once. */
export const spendLink = <R extends string>({ linkId }: Link, at: Date, refusal: R): Operation<R> =>
  update(
    accountKeys.link(linkId),
    { set: { usedAt: secondsOf(at) } },
    { when: { usedAt: { missing: true } }, refusal },
  );
