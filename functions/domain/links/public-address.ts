import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 range assigned to the public. The library calls every unknown range public. */
const handedOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns whether an address belongs to the public internet; false for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  // The library also accepts "0x7f.1". A zone ("fe80::1%eth0") is never public.
  if (!isIP(address) || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(handedOut));
}
