import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { CommentId } from '#shared/discussion/comment.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { branchQuery, type Thread } from '../api/thread-queries.ts';
import { linkedId } from '../rules/comment-link.ts';

/** Returns the id of the comment that the address names, as links of notifications do. */
export const useLinkedId = (): string | undefined => linkedId(useLocation({ select: ({ hash }) => hash }));

/** Loads the comments that lead to the one that the address names, which may stand on any page. */
export function useLinkedComment(thread: Thread) {
  const id = useLinkedId();
  const { data, error } = useQuery({
    ...branchQuery(thread, id ?? ''),
    enabled: CommentId.safeParse(id).success,
  });
  return { branch: data?.data ?? [], isGone: isApiError(error, 'COMMENT_NOT_FOUND') };
}
