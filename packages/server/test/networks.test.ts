import { describe, expect, test } from 'vitest';
import { networkOf, networksOf, OpenByNetwork } from '../src/networks.ts';

const keys = (address: string): string[] => networksOf(address).map(({ key }) => key);

describe('S-07 networks', () => {
  test('an address of IPv6 counts in the networks around it, however it is written', () => {
    const around = ['2001:db8:a:bc12/64', '2001:db8:a:bc00/56', '2001:db8:a/48', '2001:db8/32'];
    for (const address of [
      '2001:db8:a:bc12::1',
      '2001:0DB8:000A:BC12:0000:0000:0000:0001',
      '2001:db8:a:bc12:1:2:3:4',
      '2001:db8:a:bc12::192.0.2.1',
      '2001:db8:a:bc12::1%eth0',
    ])
      expect(keys(address), address).toEqual(around);
    expect(networksOf('2001:db8::1').map(({ worth }) => worth)).toEqual([1, 4, 16, 256]);
    expect(keys('::1')[0]).toBe('0:0:0:0/64');
  });

  test('an address of IPv4 is one address, also when it is written as IPv6', () => {
    for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:c000:0201'])
      expect(networksOf(address), address).toEqual([{ key: '192.0.2.1', worth: 1 }]);
  });

  test('turns go by the narrowest of them', () => {
    expect(networkOf('2001:db8:a:bc12::1')).toBe(networkOf('2001:db8:a:bc12:1:2:3:4'));
    expect(networkOf('2001:db8:a:bc12::1')).not.toBe(networkOf('2001:db8:a:bc13::1'));
    expect(['::ffff:192.0.2.1', 'unknown', ''].map(networkOf)).toEqual(['192.0.2.1', 'unknown', '']);
  });

  test('what is no address counts for itself', () => {
    for (const address of ['unknown', '', 'fe80::zz', '[::1]']) expect(keys(address)).toEqual([address.toLowerCase()]);
  });

  test('what networks have open is given back', () => {
    const open = new OpenByNetwork(2);
    const addresses = Array.from({ length: 40 }, (_, n) => `2001:db8:0:${n.toString(16)}::1`);
    for (const address of addresses) if (open.hasRoom(networksOf(address))) open.add(networksOf(address));
    // All of them are in one network of 56 bits, which has four times two.
    expect(addresses.filter((address) => !open.hasRoom(networksOf(address)))).toHaveLength(40);
    expect(open.hasRoom(networksOf('2001:db8:0:100::1'))).toBe(true);
    open.remove(networksOf('2001:db8:0:3::1'));
    expect(open.hasRoom(networksOf('2001:db8:0:50::1'))).toBe(true);
    for (const n of [0, 1, 2, 4, 5, 6, 7]) open.remove(networksOf(`2001:db8:0:${n}::1`));
    expect(addresses.every((address) => open.hasRoom(networksOf(address)))).toBe(true);
  });
});
