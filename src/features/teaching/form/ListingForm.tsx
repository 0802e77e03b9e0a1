import { useRef, useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listingTypes } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { getToken, type SessionToken } from '@/api/token.ts'
import { removeDraft } from '@/lib/storage/drafts.ts'
import { tidyMeetingLink } from '@/lib/url/meetingLink.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { Form, SubmitButton } from '@/ui/form/Form.tsx'
import { RadioCards } from '@/ui/form/RadioCards.tsx'
import { TextField } from '@/ui/form/TextField.tsx'
import { ImageField, UploadProgress, usePicturePreview } from './ImageField.tsx'
import { ListingPreview, usePreviewBeside } from './ListingPreview.tsx'
import { OwnConflicts } from './OwnConflicts.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'
import { CategoryField, DescriptionField, PriceField, StartDateField, TeacherFields, TitleField } from './fields.tsx'
import { UploadFault, useImageUpload } from './imageUpload.ts'
import { listingResolver, type ListingValues, type StoredValues } from './listingValues.ts'
import { FormReadings } from './readForm.tsx'
import { DraftNote, draftedValues } from './restoredDraft.tsx'
import { scheduleNames } from './scheduleValues.ts'
import { useConfirmDates } from './useConfirmDates.ts'

/** `base` are the initial values; the submission belongs to `session`. */
export type Sent = { base: ListingValues; session: SessionToken }

type Props<Outcome> = {
  label: string
  initial: ListingValues
  /** The listing being edited; undefined when creating one. */
  edited?: Listing
  /** The name of the draft that keeps the input until it is sent. */
  draftName: string
  submit: string
  submitBusy: string
  /** Nothing more can be sent: the submission has finished, or another action is in progress. */
  done: boolean
  /** Sends the values; the picture has been stored, and `imageUrl` is its name. */
  onSubmit: (values: StoredValues, sent: Sent) => Promise<Outcome>
  onDone: (outcome: Outcome) => void
  /** The result of the last attempt, below the submit button. */
  note?: ReactNode
  /** Further actions below the submit button; `busy` while a submission is pending. */
  actions?: (busy: boolean) => ReactNode
}

/** The form of classes and groups, for creating and editing, with a preview of the card. */
export function ListingForm<Outcome>({
  label,
  initial,
  edited,
  draftName,
  submit,
  submitBusy,
  done,
  onSubmit,
  onDone,
  note,
  actions,
}: Props<Outcome>) {
  const { t } = useTranslation(['teaching', 'classes'])
  const [start] = useState(initial)
  const [draft] = useState(() => draftedValues(draftName, start))
  const [base, setBase] = useState(draft?.base ?? start)
  const [restored, setRestored] = useState(draft !== null)
  const [resolver] = useState(() => listingResolver(edited && start, edited))
  const form = useForm<ListingValues, unknown, ListingValues>({ resolver, defaultValues: draft?.values ?? start })
  const picture = useWatch({ control: form.control, name: 'imageUrl' })
  const preview = usePicturePreview(picture)
  const isPreviewBeside = usePreviewBeside()
  const { share, store } = useImageUpload(form)
  const schedule = useRef<HTMLDetailsElement>(null)
  const confirmDates = useConfirmDates(base, edited)

  const discard = () => {
    form.setFocus('title') // the pressed button is removed
    form.reset(start)
    setBase(start)
    removeDraft(draftName)
    setRestored(false)
  }

  return (
    <FormReadings control={form.control} edited={edited}>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-8 ${edited ? 'bar:pb-24' : ''} xl:grid-cols-[minmax(0,1fr)_20rem]`}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-line sm:rounded-card sm:border sm:bg-paper sm:p-8">
          {restored && (
            <DraftNote imageLost={draft?.imageLost === true && !(picture instanceof File)} onDiscard={discard} />
          )}
          <Form
            form={form}
            name={draftName}
            draft={{ name: draftName, empty: base, keepsEmpty: edited !== undefined }}
            label={label}
            className="space-y-6"
            onSubmit={async (values) => {
              const session = getToken()
              await confirmDates(values)
              return onSubmit({ ...values, imageUrl: await store(values.imageUrl, session) }, { base, session })
            }}
            onDone={onDone}
            onInvalid={(errors) => {
              // A field in a folded section can't be focused.
              if (schedule.current && scheduleNames.some((name) => name in errors)) schedule.current.open = true
            }}
            failure={{
              place: (fault) => (fault instanceof UploadFault ? 'upload' : 'save'),
              server: true,
              lost: 'lost.listing',
            }}
          >
            {edited === undefined ? (
              <RadioCards
                name="type"
                legend={t('field.type')}
                look="chips"
                // A group has no single lessons; it asks for its days instead.
                onChange={(type) =>
                  type === 'group' && form.getValues('lessons') === 'several' && form.setValue('lessons', 'weekly')
                }
                options={listingTypes.map((value) => ({ value, label: t(`classes:type.${value}`) }))}
              />
            ) : (
              // The type of a published listing can't change.
              <Chip>{t(`classes:type.${edited.type}`)}</Chip>
            )}
            <TitleField />
            <DescriptionField />
            <TextField
              name="link"
              label={t('field.link')}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              tidy={tidyMeetingLink}
              onPaste={(event) => {
                // A url input joins the lines of a pasted invitation, and with them its link and the following text.
                const text = event.clipboardData.getData('text')
                if (!/\S[\r\n]+\s*\S/.test(text)) return
                event.preventDefault()
                form.setValue('link', tidyMeetingLink(text), { shouldDirty: true, shouldValidate: true })
              }}
              hint={t('field.linkHint')}
            />
            <CategoryField />
            <ImageField
              preview={preview}
              stored={typeof start.imageUrl === 'string' ? start.imageUrl : ''}
              optional={edited !== undefined}
            />
            <StartDateField />
            <PriceField />
            <ScheduleFields ref={schedule} />
            {/* A listing that was just published would conflict with itself. */}
            {!done && <OwnConflicts />}
            <TeacherFields />
            {!isPreviewBeside && <ListingPreview folded picture={preview} />}
            {share !== null && <UploadProgress share={share} />}
            {/* A change to a published listing is small: it can be saved without scrolling through the form. */}
            <div
              className={
                edited &&
                'action-bar lg:sticky lg:bottom-0 lg:-mx-8 lg:border-t lg:border-line lg:bg-paper lg:px-8 lg:py-4'
              }
            >
              <SubmitButton busyLabel={submitBusy} disabled={done}>
                {submit}
              </SubmitButton>
            </div>
          </Form>
          {note}
          {actions?.(done || form.formState.isSubmitting)}
        </div>
        {isPreviewBeside && <ListingPreview picture={preview} />}
      </div>
    </FormReadings>
  )
}
