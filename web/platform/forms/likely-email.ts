import { isOneSlipAway } from '#shared/values/one-slip.ts';

/** Where most people here have their mail. */
const hosts = ['gmail.com', 'yahoo.com', 'yahoo.com.vn', 'hotmail.com', 'outlook.com', 'icloud.com'];

/**
 * The address that was probably meant where the host is one letter away from a known one. The first letter is never
 * taken for a slip: ymail.com and email.com exist.
 */
export function likelyEmail(typed: string): string | undefined {
  const [, name, host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  const written = host.toLowerCase();
  if (hosts.includes(written)) return undefined;
  const meant = hosts.find((known) => known[0] === written[0] && isOneSlipAway(written, known));
  return meant && `${name}@${meant}`;
}
