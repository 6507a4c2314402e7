const yearMilliseconds = 365 * 24 * 3_600_000;

/** Path of the security contact file of RFC 9116. */
export const securityPath = '/.well-known/security.txt';

/** Contact for security reports. The file must state its expiry date, so each response computes a new one. */
export const securityText = (origin: string, now: Date): string =>
  [
    `Contact: ${origin}/contact-admin`,
    `Expires: ${new Date(now.getTime() + yearMilliseconds).toISOString()}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${origin}${securityPath}`,
    '',
  ].join('\n');
