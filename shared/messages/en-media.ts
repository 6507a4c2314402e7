/** Texts of errors of uploads. */
export const mediaErrors = {
  UPLOAD_NOT_FOUND: 'Uploaded file not found.',
  FILE_TOO_LARGE: 'Files can be up to {limit} MB.',
  PICTURE_TOO_LARGE: 'Pictures can have up to {limit} megapixels.',
  FILE_TYPE_REFUSED: 'This type of file is not supported.',
  ARCHIVE_REFUSED: 'This compressed file is damaged or expands to too much data.',
  PICTURE_UNREADABLE: 'This picture cannot be read. Please choose another one.',
  VIDEO_UNREADABLE: 'This video is damaged or incomplete. Please choose another one.',
  VIDEO_WITHOUT_PICTURE: 'This file has no picture. Please choose another video.',
  VIDEO_FORMAT_REFUSED: 'This video format cannot be played. Please save the video as MP4 (H.264 and AAC).',
  VIDEO_TOO_LONG: 'Videos can be up to {limit} hours long.',
  VIDEO_FRAME_TOO_LARGE: 'The frame of a video can be up to {limit} pixels on each side.',
  VIDEO_NOT_FOUND: 'Video not found.',
  CAPTIONS_NOT_FOUND: 'This video has no captions in this language.',
  CAPTIONS_REFUSED: 'The captions are not a valid WebVTT file.',
  UPLOAD_INCOMPLETE: 'The file has not arrived completely. Please continue the upload.',
  UPLOAD_IN_USE: 'This file is in use and cannot be removed.',
};
