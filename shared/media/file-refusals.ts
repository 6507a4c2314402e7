/** Errors that tell why the content of a file is refused. A repeated request gives the same answer. */
export const fileRefusals = [
  'FILE_TYPE_REFUSED',
  'PICTURE_TOO_LARGE',
  'PICTURE_UNREADABLE',
  'ARCHIVE_REFUSED',
  'VIDEO_UNREADABLE',
  'VIDEO_WITHOUT_PICTURE',
  'VIDEO_FORMAT_REFUSED',
  'VIDEO_TOO_LONG',
  'VIDEO_FRAME_TOO_LARGE',
] as const;
