import { useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { removeDraft } from '@/lib/drafts.ts'
import { Form, SubmitButton } from '@/ui/Form.tsx'
import { Picture } from '@/ui/Picture.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { TextareaField, TextField } from '@/ui/TextField.tsx'
import { useFormDraft } from '@/ui/useFormDraft.ts'
import { CategoryField } from './CategoryField.tsx'
import { DraftNote } from './DraftNote.tsx'
import { ImageField } from './ImageField.tsx'
import { ListingPreview } from './ListingPreview.tsx'
import { listingResolver, type ListingValues } from './listingSchema.ts'
import { draftedValues } from './listingValues.ts'
import { StartDateField } from './StartDateField.tsx'
import { TitleField } from './TitleField.tsx'
import { UploadFault } from './uploadFault.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useImageUpload } from './useImageUpload.ts'
import { usePicturePreview } from './usePicturePreview.ts'

type Props<Outcome> = {
  label: string
  /** What stands in the form before anything is typed. */
  initial: ListingValues
  /** The listing that is changed; absent for a new one. */
  edited?: Listing
  /** Where what is typed is kept until it is sent. */
  draftName: string
  submit: string
  submitBusy: string
  /** Nothing more can be sent: the work is done, or something else is being done with it. */
  done: boolean
  /** Sends the values. `storeImage` gives the stored name of the picture, uploading a newly chosen one first. */
  onSend: (values: ListingValues, storeImage: () => Promise<string>) => Promise<Outcome>
  onSent: (outcome: Outcome) => void
  /** What came of the last try, below the submit button. */
  note?: ReactNode
  /** What else can be done, below the submit button; `busy` while something is being sent. */
  actions?: (busy: boolean) => ReactNode
}

/** The one form of classes and groups, for a new one as for a change, beside the card that comes of it. */
export function ListingForm<Outcome>({ label, initial, edited, draftName, submit, submitBusy, done, onSend, onSent, note, actions }: Props<Outcome>) {
  const { t } = useTranslation(['teaching', 'classes'])
  const [start] = useState(initial)
  const [draft] = useState(() => draftedValues(draftName, start))
  const [restored, setRestored] = useState(draft !== null)
  const [resolver] = useState(() => listingResolver(edited && start))
  const form = useForm<ListingValues, unknown, ListingValues>({ resolver, defaultValues: draft?.values ?? start })
  useFormDraft(form, draftName, start)
  const picture = useWatch({ control: form.control, name: 'imageUrl' })
  const preview = usePicturePreview(picture)
  const { share, upload } = useImageUpload()

  const discard = () => {
    form.setFocus('title') // the pressed button goes away
    form.reset(start)
    removeDraft(draftName)
    setRestored(false)
  }

  const storeImage = async (chosen: File | string) => {
    if (typeof chosen === 'string') return chosen
    const src = await upload(chosen)
    // From here on the form holds the stored name: a second try uploads nothing. Unless another picture was chosen meanwhile.
    if (form.getValues('imageUrl') === chosen) form.setValue('imageUrl', src)
    return src
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-6 rounded-card border border-line bg-paper p-5 sm:p-8">
        {restored && <DraftNote imageLost={draft?.imageLost === true && !(picture instanceof File)} onDiscard={discard} />}
        <Form
          form={form}
          name={draftName}
          draftName={draftName}
          label={label}
          className="space-y-6"
          onSubmit={(values) => onSend(values, () => storeImage(values.imageUrl))}
          onDone={onSent}
          failure={{ place: (fault) => (fault instanceof UploadFault ? 'upload' : 'save'), server: true, lost: 'lost.listing' }}
        >
          <RadioCards
            name="type"
            legend={t('field.type')}
            disabled={edited !== undefined}
            options={[
              { value: 'class', label: t('classes:type.class'), picture: <Picture name="womanTeacher" size={44} /> },
              { value: 'group', label: t('classes:type.group'), picture: <Picture name="handshake" size={44} /> },
            ]}
          />
          <TitleField />
          <TextareaField name="description" label={t('field.description')} rows={6} />
          <TextField name="link" label={t('field.link')} type="url" inputMode="url" autoComplete="off" spellCheck={false} hint={t('field.linkHint')} />
          <ImageField preview={preview} stored={typeof start.imageUrl === 'string' ? start.imageUrl : ''} optional={edited !== undefined} />
          <StartDateField edited={edited} />
          <CategoryField edited={edited} />
          <TextField name="price" label={t('field.price')} inputMode="decimal" autoComplete="off" optional hint={t('field.priceHint')} />
          {share !== null && <UploadProgress share={share} />}
          <SubmitButton busyLabel={submitBusy} disabled={done}>
            {submit}
          </SubmitButton>
        </Form>
        {note}
        {actions?.(done || form.formState.isSubmitting)}
      </div>
      <ListingPreview control={form.control} picture={preview} edited={edited} />
    </div>
  )
}
