import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DataProvider } from '@/api/DataProvider.tsx'
import { sendMail } from '@/api/mail.ts'
import { upcomingCourses } from '@/content/upcomingCourses.ts'
import { i18n } from '@/i18n/i18n.ts'
import { restoreDraft } from '@/lib/storage/drafts.ts'
import { isAnswerLost } from '@/lib/fault.ts'
import { leaveGuard } from '@/lib/leaveGuard.ts'
import { askAgain } from '@/ui/form/useSubmission.ts'
import { notify } from '@/ui/dialog/dialogs.ts'
import { Form, SubmitButton } from '@/ui/form/Form.tsx'
import { Modal } from '@/ui/dialog/Modal.tsx'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import { useFaultWords } from '@/ui/error/useFaultWords.ts'
import { contactDraft as draftName, contactMessage, type ContactKind } from './contactKind.ts'
import { emptyLead, LeadFields, leadSchema, type Lead } from './LeadFields.tsx'

type Props = { kind: ContactKind; onClose: () => void }

function ContactLead({ kind, onClose }: Props) {
  const { t } = useTranslation(['contact', 'courses'])
  const faultWords = useFaultWords()
  const [defaultValues] = useState(() => restoreDraft(draftName, emptyLead))
  const form = useForm<Lead>({ defaultValues, resolver: valibotResolver(leadSchema) })
  const { isSubmitting } = form.formState

  // Effect: blocks the Back button while the message is being sent.
  useEffect(() => leaveGuard.set(() => !isSubmitting), [isSubmitting])

  const finish = async () => {
    await notify(() => ({
      title: i18n.t('contact:form.successTitle'),
      text: i18n.t(`contact:dialog.${kind.type}.done`),
      confirm: i18n.t('common:ok'),
    }))
    onClose()
  }
  const course = upcomingCourses.find(({ name }) => name === kind.course)
  const title = course
    ? t('dialog.notify.titleOf', { name: t(`courses:upcoming.${course.key}.name`) })
    : t(`dialog.${kind.type}.title`)
  return (
    // Closing needs no confirmation: the draft keeps what was typed.
    <Modal open title={title} onClose={() => !isSubmitting && onClose()}>
      <p className="-mt-2 text-ink-soft">{t(`dialog.${kind.type}.text`)}</p>
      <Form
        name={`${draftName} ${contactMessage(kind)}`}
        form={form}
        draft={{ name: draftName, empty: emptyLead }}
        label={title}
        mayRepeat={askAgain}
        onSubmit={(lead) => sendMail({ ...lead, message: contactMessage(kind) })}
        onDone={finish}
        onFault={(fault) => {
          const content = () => {
            const { text, detail } = faultWords(fault, 'send', { lost: 'lost.message' })
            return {
              title: i18n.t(isAnswerLost(fault) ? 'contact:form.doubtTitle' : 'contact:form.errorTitle'),
              text: detail ?? text,
              confirm: i18n.t('common:ok'),
            }
          }
          void notify(content, { icon: isAnswerLost(fault) ? 'warning' : 'error' })
        }}
        onInvalid={(errors) => {
          const isEmpty = Object.values(errors).some(({ message }) => message === 'empty')
          if (isEmpty)
            void notify(
              () => ({
                title: i18n.t('contact:form.errorTitle'),
                text: i18n.t('contact:form.fillAll'),
                confirm: i18n.t('common:ok'),
              }),
              { icon: 'error' },
            )
        }}
      >
        <LeadFields />
        <SubmitButton busyLabel={t('sending')}>{t(`dialog.${kind.type}.submit`)}</SubmitButton>
      </Form>
    </Modal>
  )
}

/** The contact dialog; its kind comes from the URL and decides which message is sent. */
export function ContactDialog() {
  const { name, topic, close } = useDialog()
  const kind: ContactKind =
    name === 'notify' ? { type: name, course: topic } : { type: name === 'newsletter' ? name : 'contact' }
  return (
    <DataProvider>
      <ContactLead kind={kind} onClose={close} />
    </DataProvider>
  )
}
