import { upcomingCourses } from '@/content/upcomingCourses.ts'
import { ContactDialog } from '@/features/contact/lazyForms.ts'
import { TrialDialog } from '@/features/trial/lazyTrial.ts'
import { LazyDialog } from '@/ui/dialog/LazyDialog.tsx'
import { useDialog } from '@/ui/dialog/useDialog.ts'

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

/** Shows the form dialog that the URL names. */
export function SiteDialogs() {
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
