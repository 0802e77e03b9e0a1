/** Names that mean this machine or a network of one's own (RFC 6761, 6762, 8375, and .internal and .lan by use). */
const privateNames = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/

/** Blocks of IPv4 addresses that no other network reaches (RFC 6890), as their first address and the length of what is fixed, in bits. */
const privateBlocks = [[0, 8], [0x0a000000, 8], [0x64400000, 10], [0x7f000000, 8], [0xa9fe0000, 16], [0xac100000, 12], [0xc0000000, 24], [0xc0a80000, 16], [0xc6120000, 15], [0xe0000000, 3]] as const

/**
 * Whether a host may be reached from anywhere: no loopback, private or link-local address, no name of a network of one's own. Takes a
 * `hostname` of URL, which has brought every way to write an address into one form. What a name leads to is not looked up.
 */
export function isPublicHost(hostname: string): boolean {
  // Global unicast is 2000::/3; addresses of IPv4 in those of IPv6 lie outside it, but for 2002::/16.
  if (hostname.startsWith('[')) return /^\[(?!2002:)[23][0-9a-f]{3}:/.test(hostname)
  const name = hostname.replace(/\.$/, '')
  if (/^\d+(\.\d+){3}$/.test(name)) {
    const address = name.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
    return !privateBlocks.some(([first, bits]) => Math.floor(address / 2 ** (32 - bits)) === Math.floor(first / 2 ** (32 - bits)))
  }
  return name.includes('.') && !privateNames.test(name)
}
