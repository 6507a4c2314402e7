import type { Mention } from '#shared/discussion/comment.ts';
import type { Reader } from '#shared/audience/can-see.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { TableContext } from '#functions/platform/table/context.ts';

/**
 * Keeps the mentions that are true: the range holds @ and the name of an existing member whom no block separates
 * from the author. Others stay plain text.
 */
export async function checkMentions(
  { table }: TableContext,
  author: NonNullable<Reader>,
  { content, mentions }: { content: string; mentions: readonly Mention[] },
): Promise<Mention[]> {
  const members = await findMembers(
    table,
    mentions.map(({ userId }) => userId),
  );
  let last = 0;
  const ordered = mentions.toSorted((a, b) => a.start - b.start);
  return ordered.filter(({ start, end, userId }) => {
    const member = members.get(userId);
    if (!member || author.isApart(userId) || start < last) return false;
    if (content.slice(start, end) !== `@${member.fullName}`) return false;
    last = end;
    return true;
  });
}
