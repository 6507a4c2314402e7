import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '#functions/domain/links/public-address.ts';

describe('an address of the public internet', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '103.20.144.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2404:6800:4005::200e',
  ])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine too', '127.255.255.254'],
    ['nowhere', '0.0.0.0'],
    ['a home', '192.168.1.1'],
    ['an office', '10.20.30.40'],
    ['a container', '172.17.0.1'],
    ['the last of these', '172.31.255.255'],
    ["a carrier's inside", '100.64.0.1'],
    ["the last of a carrier's inside", '100.127.255.255'],
    ["the cloud's own data", '169.254.169.254'],
    ["the containers' data", '169.254.170.2'],
    ['documentation', '192.0.2.1'],
    ['benchmarks', '198.18.0.1'],
    ['a group', '224.0.0.1'],
    ['more documentation', '198.51.100.1'],
    ['the last documentation', '203.0.113.1'],
    ["the protocols' own", '192.0.0.8'],
    ['relays to IPv6', '192.88.99.1'],
    ['a black hole for names', '192.175.48.6'],
    ['tunnels of groups', '192.52.193.1'],
    ['reserved', '250.1.2.3'],
    ['everybody', '255.255.255.255'],
    ['this machine in IPv6', '::1'],
    ['nowhere in IPv6', '::'],
    ['this machine, mapped', '::ffff:127.0.0.1'],
    ['a public one, mapped', '::ffff:8.8.8.8'],
    ['this machine, in the compatible way of old', '::7f00:1'],
    ['mapped, in hex', '::ffff:7f00:1'],
    ['translated by NAT64', '64:ff9b::7f00:1'],
    ['translated locally', '64:ff9b:1::a9fe:a9fe'],
    ['translated without state', '::ffff:0:7f00:1'],
    ['6to4 of this machine', '2002:7f00:1::'],
    ['Teredo', '2001::1'],
    ['the link', 'fe80::1'],
    ['the link with a zone', 'fe80::1%eth0'],
    ['a site of old', 'fec0::1'],
    ['a private net', 'fd00:ec2::254'],
    ['a group in IPv6', 'ff02::1'],
    ['documentation in IPv6', '2001:db8::1'],
    ['longer documentation', '3fff::1'],
    ['benchmarks in IPv6', '2001:2::1'],
    ['keys instead of places', '2001:20::1'],
    ['what is thrown away', '100::1'],
    ['routes by segments', '5f00::1'],
    ['not handed out to anybody', '4000::1'],
    ['a number', '2130706433'],
    ['hexadecimal', '0x7f.1'],
    ['octal', '0177.0.0.1'],
    ['no address', 'localhost'],
    ['nothing', ''],
    ['an address and more', '8.8.8.8:80'],
  ])('is not %s: %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
