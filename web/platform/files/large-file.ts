/** Files above this size are sent in parts and kept for a reload, so a cut costs one part instead of the file. */
export const largeFileBytes = 16 * 1024 * 1024;
