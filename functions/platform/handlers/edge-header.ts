/** Name of the header that the CDN adds to every request; it overwrites a caller's header of the same name. */
export const edgeHeader = 'x-cholang-edge';
