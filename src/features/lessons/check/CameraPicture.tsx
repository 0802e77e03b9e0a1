import { Video } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Works } from './CheckCard.tsx'

/** The camera's picture, mirrored; an empty box of the same size while the camera is off. */
export function CameraPicture({ stream }: { stream: MediaStream | null }) {
  const { t } = useTranslation('check')
  // A stream has no attribute; only the element accepts it.
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video !== null) video.srcObject = stream
    },
    [stream],
  )
  return (
    <>
      <div className="grid aspect-[2/1] place-items-center overflow-hidden rounded-control bg-sky text-ink-soft">
        {stream === null ? (
          <Video aria-hidden="true" className="size-12" />
        ) : (
          <video
            ref={show}
            aria-label={t('device.camera.picture')}
            autoPlay
            muted
            playsInline
            className="size-full -scale-x-100 object-cover"
          />
        )}
      </div>
      <div role="status" className="empty:hidden">
        {stream !== null && <Works>{t('device.camera.on')}</Works>}
      </div>
    </>
  )
}
