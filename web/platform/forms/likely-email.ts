import { isOneSlipAway } from '#shared/values/one-slip.ts';

/** The most common mail hosts in Vietnam. */
const hosts = ['gmail.com', 'yahoo.com', 'yahoo.com.vn', 'hotmail.com', 'outlook.com', 'icloud.com'];

/**
 * Returns the address that was probably meant if the host differs by one letter from a known one. A different
 * first letter is not treated as a typo: ymail.com and email.com exist.
 */
export function likelyEmail(typed: string): string | undefined {
  const [, name, host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  const written = host.toLowerCase();
  if (hosts.includes(written)) return undefined;
  const meant = hosts.find((known) => known[0] === written[0] && isOneSlipAway(written, known));
  return meant && `${name}@${meant}`;
}
