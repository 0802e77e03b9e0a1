/** Names of this machine or a private network (RFC 6761, 6762, 8375; .internal and .lan by convention). */
const privateNames = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/

/** IPv4 blocks that are not globally reachable (RFC 6890): first address and prefix length in bits. */
const privateBlocks = [
  [0, 8],
  [0x0a000000, 8],
  [0x64400000, 10],
  [0x7f000000, 8],
  [0xa9fe0000, 16],
  [0xac100000, 12],
  [0xc0000000, 24],
  [0xc0a80000, 16],
  [0xc6120000, 15],
  [0xe0000000, 3],
] as const

/**
 * Whether a host is publicly reachable: not a loopback, private, or link-local address, and not a name of a private network. Takes the
 * `hostname` of a URL, which is already normalized. Names are not resolved.
 */
export function isPublicHost(hostname: string): boolean {
  // Global unicast is 2000::/3. Of the blocks that embed IPv4 addresses, it contains only 2002::/16.
  if (hostname.startsWith('[')) return /^\[(?!2002:)[23][0-9a-f]{3}:/.test(hostname)
  const name = hostname.replace(/\.$/, '')
  if (/^\d+(\.\d+){3}$/.test(name)) {
    const address = name.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
    return !privateBlocks.some(
      ([first, bits]) => Math.floor(address / 2 ** (32 - bits)) === Math.floor(first / 2 ** (32 - bits)),
    )
  }
  return name.includes('.') && !privateNames.test(name)
}
