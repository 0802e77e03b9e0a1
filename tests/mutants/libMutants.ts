import { mutantsIn } from './weaken.ts'

/** Checks of links, hosts, files, prices and drafts. */
export const libMutants = mutantsIn(String.raw`
src/lib/url/webLink.ts
  by tests/security/addresses/webLink.test.ts
  link: any scheme → /^https?:\/\/ → /^[a-z]+:\/\/
  link: shape not looked at → !/^https?:\/\/[^\s\\/]/i.test(plain) || →
  link: control characters and backslashes → || /[\u0000-\u0020\u007f\\]/.test(plain) →
  link: user and password → url.username !== '' || url.password !== '' || →
  link: new ones without encryption → ?.protocol === 'https:' → != null

src/lib/text/plainText.ts
  by tests/security/texts/serverTexts.test.tsx
  server words: endless → .slice(0, maxLength) →
  server words: half characters → .replace(/\p{Cs}/gu, '') →
  server words: nothing to see → isBlank(line) → line === ''

src/lib/text/price.ts
  by tests/security/texts/price.test.ts
  price: negative → /^\d{1,6} → /^-?\d{1,6}
  price: thousands of digits → \d{1,6} → \d+
  price: three decimals → \d{0,2} → \d*
  price: any number → if (!/^\d{1,6}([.,]\d{0,2})?$/.test(plain)) return null →
  price: stored below zero → && price >= 0 →
  price: stored and no number → && Number.isFinite(price) →
  price: unreadable is free → ? price : null → ? price : 0

src/lib/files/imageType.ts
  by tests/security/imageType.test.ts tests/security/uploads.test.ts
  signature: PNG by four bytes → , 0x0d, 0x0a, 0x1a, 0x0a] → ]
  signature: JPEG by two bytes → [0xff, 0xd8, 0xff] → [0xff, 0xd8]
  signature: any RIFF → starts(riff) && starts(webp, 8) → starts(riff)
  signature: drawings not known → ? 'svg' : null } → ? null : null }
  signature: anywhere → bytes[at + index] === byte → bytes.includes(byte)
  upload: under its own name → new File([picture], → new File([picture], (picture as File).name ||
  upload: of the type that it claims → { type }) → { type: picture.type })
  upload: any file under a name → throw new TypeError('no picture') → return picture as File

src/lib/time/calendarLines.ts
  by tests/security/addresses/outsideLinks.test.ts tests/unit/schedule/scheduleCalendar.test.ts
  calendar: line breaks → .replace(/\n/g, '\\n') →

src/lib/storage/drafts.ts
  by tests/screens/account/signOut.test.tsx tests/screens/account/session
  draft: stays after signing out → if (key.startsWith(prefix)) tabStorage.remove(key) → void key
  draft: shown to the next person → if (owner !== null && owner !== userId) clearDrafts() →

src/lib/url/isPublicHost.ts
  by tests/security/addresses/publicHost.test.ts
  host: any name → name.includes('.') && →
  host: any ending → && !privateNames.test(name) →
  host: only private addresses of IPv4 → [0x7f000000, 8], →
  host: a block too small → [0xac100000, 12] → [0xac100000, 16]
  host: addresses of IPv4 in those of IPv6 → (?!2002:) →
  host: any address of IPv6 → [23][0-9a-f]{3}: → [0-9a-f:]
  host: the root at its end → hostname.replace(/\.$/, '') → hostname

src/ui/form/fieldSchemas.ts
  by tests/unit/text/phoneText.test.ts
  phone: too few digits → digits >= 7 → digits >= 1
  phone: too many digits → && digits <= 15 →
  phone: ASCII digits only → /\p{Nd}/gu → /[0-9]/g
`)
