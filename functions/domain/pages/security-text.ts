const yearMilliseconds = 365 * 24 * 3_600_000;

/** Where a security text of RFC 9116 lies on every site. */
export const securityPath = '/.well-known/security.txt';

/** Whom to tell of a hole in the shop. It says until when it holds, and is written anew with every answer. */
export const securityText = (origin: string, now: Date): string =>
  [
    `Contact: ${origin}/contact-admin`,
    `Expires: ${new Date(now.getTime() + yearMilliseconds).toISOString()}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${origin}${securityPath}`,
    '',
  ].join('\n');
