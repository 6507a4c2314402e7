import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 range handed out to the public. The library calls whatever it does not know public. */
const handedOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address belongs to the public internet. What is no address does not. */
export function isPublicAddress(address: string): boolean {
  // The library also reads "0x7f.1". A zone ("fe80::1%eth0") is never public.
  if (!isIP(address) || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(handedOut));
}
