/** Texts of errors of uploads. */
export const mediaErrors = {
  UPLOAD_NOT_FOUND: 'Uploaded file not found.',
  FILE_TOO_LARGE: 'Files can be up to {limit} MB.',
  PICTURE_TOO_LARGE: 'Pictures can have up to {limit} megapixels.',
  FILE_TYPE_REFUSED: 'This type of file is not supported.',
  ARCHIVE_REFUSED: 'This compressed file is damaged or expands to too much data.',
  UPLOAD_INCOMPLETE: 'The file has not arrived completely. Please continue the upload.',
  UPLOAD_IN_USE: 'This file is in use and cannot be removed.',
};
