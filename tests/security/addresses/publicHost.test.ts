// @vitest-environment node
import fc from 'fast-check'
import { expect } from 'vitest'
import { isPublicHost } from '@/lib/url/isPublicHost.ts'
import { webLink } from '@/lib/url/webLink.ts'
import { checkEach, checkRandom } from '../hostile.ts'

/** As the form of a class does it: the address of a meeting first, its host after that. */
const isPublic = (host: string) => isPublicHost(webLink(`https://${host}/room`)!.hostname)

const words = (...groups: string[]) => groups.flatMap((group) => group.split(' '))

checkEach(
  'a host is public',
  words(
    // names
    'meet.example.com MEET.example.com meet.example.com. meet.example.com:8443 zoom.us учеба.рф',
    'localhost.example.com local.example internal.example.com mylocalhost.com thelocal.se lan.example',
    '127.0.0.1.example.com 10.example.com',
    // addresses, among them the neighbors of every private block
    '8.8.8.8 1.1.1.1 134744072 0x08080808',
    '9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0',
    '172.15.255.255 172.32.0.0 192.0.1.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255',
    '[2001:4860:4860::8888] [2606:4700::1111] [3fff::1] [2003::1]',
  ),
  (host) => expect(isPublic(host)).toBe(true),
)

checkEach(
  'a host is private',
  words(
    // names of this machine, of a network, and without a dot
    'localhost LOCALHOST localhost. localhost:3000 meet.localhost a.b.localhost %6cocalhost ｌocalhost',
    'printer.local PRINTER.LOCAL. vm.internal metadata.google.internal router.lan nas.home.arpa home.arpa',
    'intranet intranet. meet com',
    // loopback
    '127.0.0.1 127.0.0.1. 127.255.255.255 127.1 127.0.1 2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001',
    '127.0.0.0x1 １２７.０.０.１ 127。0。0。1',
    // this host, private networks, link-local, and carriers
    '0 0.0.0.0 0.1.2.3 0x0',
    '10.0.0.1 10.255.255.255 012.0.0.1 167772161',
    '172.16.0.1 172.31.255.255 0xac100001',
    '192.168.0.1 192.168.255.255 3232235521 0300.0250.0.1',
    '169.254.169.254 0xa9fea9fe 2852039166',
    '100.64.0.1 100.127.255.255',
    // protocols, benchmarks, multicast, and reserved
    '192.0.0.8 198.18.0.1 198.19.255.255 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255',
    // IPv6
    '[::1] [0:0:0:0:0:0:0:1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:10.0.0.1] [::ffff:8.8.8.8]',
    '[::127.0.0.1] [64:ff9b::10.0.0.1] [2002:7f00:1::]',
    '[fc00::1] [fd12:3456::1] [fdff:ffff::1] [fe80::1] [febf::1] [fec0::1] [ff02::1] [100::1] [200::1] [20::1]',
  ),
  (host) => expect(isPublic(host)).toBe(false),
)

checkRandom(
  'a host of the ranges of RFC 1918, loopback and link-local is never public, however it is written',
  fc.record({
    block: fc.constantFrom([10, 8], [127, 8], [0, 8], [0xac1, 12], [0xc0a8, 16], [0xa9fe, 16], [0x191, 10]),
    rest: fc.integer({ min: 0, max: 2 ** 24 - 1 }),
    way: fc.constantFrom(
      (n: number) => String(n),
      (n: number) => `0x${n.toString(16)}`,
      (n: number) => `0${n.toString(8)}`,
      (n: number) => `[::ffff:${(n >>> 16).toString(16)}:${(n & 0xffff).toString(16)}]`,
    ),
  }),
  ({ block: [first = 0, bits = 0], rest, way }) => {
    const address = first * 2 ** (32 - bits) + (rest % 2 ** (32 - bits))
    return !isPublic(way(address))
  },
)
