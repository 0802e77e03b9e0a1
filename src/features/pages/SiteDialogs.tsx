import { useEffect, useState } from 'react'
import { upcomingCourses } from '@/content/upcomingCourses.ts'
import { ContactDialog } from './lazyParts.ts'
import { TrialBar, TrialDialog } from '@/features/trial/lazyTrial.ts'
import { LazyDialog } from '@/ui/dialog/LazyDialog.tsx'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import { LazyPlace } from '@/ui/loading/SectionBoundary.tsx'
import { onFirstInteraction } from '@/ui/loading/onFirstInteraction.ts'

const trial = { of: TrialDialog, content: <TrialDialog /> }
const contact = { of: ContactDialog, content: <ContactDialog /> }

/** The form dialogs of the public pages by their name in the URL. */
const dialogs = new Map([
  ['trial', trial],
  ['booked', trial],
  ['contact', contact],
  ['newsletter', contact],
  ['notify', contact],
])

/** The bottom bar of small screens, loaded with the first interaction. */
function BarOfPhones() {
  const [wanted, setWanted] = useState(false)
  // Effect: the first interaction with the page.
  useEffect(() => onFirstInteraction(() => setWanted(matchMedia('(max-width: 48rem)').matches)), [])
  return (
    wanted && (
      <LazyPlace of={TrialBar} waiting={null} failed={() => null}>
        <TrialBar />
      </LazyPlace>
    )
  )
}

function FormDialog() {
  const { name, topic, close } = useDialog()
  const dialog = dialogs.get(name)
  // The topic becomes part of a message to our staff, so a crafted link must not set it to any text.
  if (!dialog || (name === 'notify' && !upcomingCourses.some((course) => course.name === topic))) return null
  return (
    <LazyDialog of={dialog.of} onGiveUp={close}>
      {dialog.content}
    </LazyDialog>
  )
}

/** Overlays on public pages: the form dialog named in the URL and the bottom bar of small screens. */
export const SiteDialogs = () => (
  <>
    <BarOfPhones />
    <FormDialog />
  </>
)
