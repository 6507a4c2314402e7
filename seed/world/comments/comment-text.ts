type WrittenText = {
  /** Full name of a member or of staff. */
  author: string;
  text: string;
  /** Weight from 0 to 5 for the number of likes. */
  likes: number;
};

/** A reply may begin with `@` and the full name of the person it answers. */
type ReplyText = WrittenText & {
  /** Hours after the comment that it answers. */
  hoursAfter: number;
};

type CommentText = WrittenText & {
  /** Hours after the document or the news item was published. */
  hoursAfter: number;
  replies: readonly ReplyText[];
};

export type ThreadText = {
  /** Title of the document or the news item. */
  about: string;
  comments: readonly CommentText[];
};
