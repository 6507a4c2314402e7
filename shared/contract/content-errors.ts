/** Errors about content: news and documents, their publication, and comments on them. */
export const contentErrorStatus = {
  COMMENT_NOT_FOUND: 404,
  CONTENT_REMOVED: 404,
  VERSION_NOT_FOUND: 404,
  PUBLICATION_STATE: 409,
  PUBLISH_TIME_PAST: 422,
  PUBLICATION_INCOMPLETE: 422,
  NEWS_NOT_FOUND: 404,
  CASE_NOT_FOUND: 404,
  COMMENTS_CLOSED: 409,
  COMMENT_TOO_DEEP: 422,
  EDIT_WINDOW_OVER: 422,
} as const;
