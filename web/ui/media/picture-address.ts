/** Address of an uploaded picture in one of its widths; addresses elsewhere have only one. */
export const pictureAddress = (url: string, width: 160 | 320 | 640): string =>
  url.replace('{width}', String(width));
