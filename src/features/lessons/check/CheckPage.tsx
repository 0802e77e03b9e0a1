import { ArrowLeft, Mic, Video } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { parseRef } from '@/api/ids.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { paths, pathTo } from '@/paths.ts'
import { LoadButtonLink } from '@/ui/base/LoadLink.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { useClientValue } from '@/ui/browser/useClientValue.ts'
import { CameraPicture } from './CameraPicture.tsx'
import { DeviceCheck } from './DeviceCheck.tsx'
import { MicrophoneLevel } from './MicrophoneLevel.tsx'
import { SpeakerCheck } from './SpeakerCheck.tsx'

/**
 * Back to the classroom in `?from=class/{id}`, or to the dashboard of a user, with a full page load, since only this page is allowed to use the
 * devices.
 */
function Back() {
  const { t } = useTranslation(['check', 'common'])
  const { user } = useAuth()
  const from = useClientValue(() => new URLSearchParams(location.search).get('from'), null)
  const listing = parseRef(from ?? '')
  if (listing === null && user === null) return null
  return (
    <LoadButtonLink href={listing === null ? paths.dashboard : pathTo.classroom(listing)}>
      <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
      <span>{listing === null ? t('common:nav.dashboard') : t('back')}</span>
    </LoadButtonLink>
  )
}

/** Tests camera, microphone, and sound before a lesson. Nothing is stored or sent. */
export function CheckPage() {
  const { t } = useTranslation('check')
  return (
    <div className="page space-y-6 py-8 sm:py-12">
      <PageMeta title={t('title')} description={t('meta')} hidden />
      <div className="space-y-3">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-measure text-ink-soft">{t('intro')}</p>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <DeviceCheck device="camera" Icon={Video}>
          {(stream) => <CameraPicture stream={stream} />}
        </DeviceCheck>
        <div className="grid min-w-0 gap-5">
          <DeviceCheck device="microphone" Icon={Mic}>
            {(stream) => <MicrophoneLevel stream={stream} />}
          </DeviceCheck>
          <SpeakerCheck />
        </div>
      </div>
      <Back />
    </div>
  )
}
