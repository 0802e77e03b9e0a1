import { isSecureWebLink, webLink } from '@/lib/url/webLink.ts'

/** The only reader of import.meta.env: every setting of .env.example with its working default. An empty string means "not set, not shown". */
const read = (value: string | undefined, fallback: string) => (value ?? fallback).trim()

/** The origin that paths are appended to, without a trailing slash. */
const root = (value: string | undefined, fallback: string) =>
  read(value, fallback).replace(/(?<!\/)\/+$/, '') || fallback

/** An external page to link to; a setting that isn't an https address counts as empty. */
const page = (value: string | undefined, fallback: string) => {
  const address = read(value, fallback)
  return isSecureWebLink(address) ? address : ''
}

const vars = import.meta.env

export const env = {
  apiUrl: root(vars.VITE_API_URL, '/api'),
  filesUrl: root(vars.VITE_FILES_URL, '/api/files'),
  siteUrl: read(vars.VITE_SITE_URL, 'https://nihol.example'),
  // Shown in a frame; on a local machine, http is allowed.
  schedulerUrl: webLink(vars.VITE_SCHEDULER_URL)?.href ?? '',
  schedulerUriHosts: read(vars.VITE_SCHEDULER_URI_HOSTS, 'api.calendly.com'),
  consultationUrl: page(vars.VITE_CONSULTATION_URL, 'https://calendly.com/nihol/consultation'),
  reportDsn: read(vars.VITE_REPORT_DSN, ''),
  showSamples: read(vars.VITE_SHOW_SAMPLES, 'true'),
  operatorName: read(vars.VITE_OPERATOR_NAME, 'Nihol'),
  contactEmail: read(vars.VITE_CONTACT_EMAIL, 'hello@nihol.example'),
  contactPhone: read(vars.VITE_CONTACT_PHONE, '+1 215 555 0142'),
  contactAddress: read(vars.VITE_CONTACT_ADDRESS, '1500 Market Street, Suite 1200, Philadelphia, PA 19102'),
  telegramUrl: page(vars.VITE_TELEGRAM_URL, 'https://t.me/nihol_example'),
  whatsappUrl: page(vars.VITE_WHATSAPP_URL, 'https://wa.me/12155550142'),
  instagramUrl: page(vars.VITE_INSTAGRAM_URL, 'https://www.instagram.com/nihol.example'),
  youtubeUrl: page(vars.VITE_YOUTUBE_URL, 'https://www.youtube.com/@nihol.example'),
} as const
