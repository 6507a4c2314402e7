/** Returns the invitation link; it is short enough to be read out. */
export const inviteLink = (code: string, origin: string): string => `${origin}/r/${code}`;

/** Returns the link without its protocol, for display. */
export const linkText = (link: string): string => link.replace(/^https?:\/\//, '');

/** Returns the SVG path of a QR code: one square per dark module. */
export const squaresOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

export const zaloShare = (link: string): string =>
  `https://zalo.me/share?${new URLSearchParams({ u: link }).toString()}`;
