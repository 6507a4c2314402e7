import { type Subject, subjectText } from '#shared/subjects/subject.ts';

/**
 * Keys of comments, whatever they stand under. An operation names a comment by its id alone.
 *
 *   comment                 pk COMMENT#<id>            sk COMMENT
 *   earlier texts           pk COMMENT#<id>            sk TEXT#<revision>
 *   comments of a subject   gsi1pk COMMENTS#<kind>#<subject>#<parent or TOP>   gsi1sk <id>
 *     most helpful first    gsi2pk the same                                    gsi2sk <rank>#<id>
 *   hidden ones, by author  gsi1pk COMMENTS-HIDDEN#<kind>#<subject>#<author>   gsi1sk <id>
 *   swept replies         gsi1pk COMMENTS-SWEPT#<kind>#<subject>#<parent>       gsi1sk <id>
 *   bearer of a single mark pk COMMENT-MARKS#<kind>#<subject>   sk <mark>
 *   comments of a member    pk COMMENTS-BY#<member>    sk <id>
 */
export const commentKeys = {
  comment: (id: string) => ({ pk: `COMMENT#${id}`, sk: 'COMMENT' }),
  earlierText: (id: string, revision: number) => ({
    pk: `COMMENT#${id}`,
    sk: `TEXT#${String(revision).padStart(4, '0')}`,
  }),
  list: (subject: Subject, parentId: string | null) =>
    `COMMENTS#${subjectText(subject)}#${parentId ?? 'TOP'}`,
  hidden: (subject: Subject, authorId: string) => `COMMENTS-HIDDEN#${subjectText(subject)}#${authorId}`,
  swept: (subject: Subject, parentId: string | null) => `COMMENTS-SWEPT#${subjectText(subject)}#${parentId}`,
  bearer: (subject: Subject, mark: string) => ({ pk: `COMMENT-MARKS#${subjectText(subject)}`, sk: mark }),
  by: (userId: string) => `COMMENTS-BY#${userId}`,
  byMember: (userId: string, id: string) => ({ pk: `COMMENTS-BY#${userId}`, sk: id }),
};

/** Kind of subject that comments themselves are, for reactions to them and reports of them. */
export const commentKind = 'comment';
