/** The one address an invitation has: short enough to be read out. */
export const inviteLink = (code: string, origin: string): string => `${origin}/r/${code}`;

/** The same without what nobody types. */
export const shownLink = (link: string): string => link.replace(/^https?:\/\//, '');

/** A code drawn as squares: where each dark one lies. */
export const squaresOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

export const zaloShare = (link: string): string =>
  `https://zalo.me/share?${new URLSearchParams({ u: link }).toString()}`;
