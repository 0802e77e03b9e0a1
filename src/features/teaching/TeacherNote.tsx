import { useTranslation } from 'react-i18next'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { PageNote } from '@/ui/base/PageNote.tsx'

type Props = { scene?: 'gate' | 'signpost'; title: string; text: string }

/** A page that explains why it has no form, with a link to the dashboard. */
export function TeacherNote({ scene = 'gate', title, text }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <PageNote scene={scene} title={title} text={text}>
      <ButtonLink to={paths.dashboard}>{t('sidebar.goToDashboard')}</ButtonLink>
    </PageNote>
  )
}
