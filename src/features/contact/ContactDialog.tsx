import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DataProvider } from '@/api/DataProvider.tsx'
import { useSendMail } from '@/api/mail.ts'
import { i18n } from '@/i18n/i18n.ts'
import { readDraft, removeDraft } from '@/lib/drafts.ts'
import { isAnswerLost } from '@/lib/fault.ts'
import { askAgain } from '@/ui/askAgain.ts'
import { notify } from '@/ui/dialogs.ts'
import { Form, SubmitButton } from '@/ui/Form.tsx'
import { Modal } from '@/ui/Modal.tsx'
import type { DialogInHistory } from '@/ui/useDialogInHistory.ts'
import { useFaultWords } from '@/ui/useFaultWords.ts'
import { useFormDraft } from '@/ui/useFormDraft.ts'
import { contactDraft as draftName, contactMessage, type ContactKind } from './contactKind.ts'
import { LeadFields } from './LeadFields.tsx'
import { leadFrom, leadSchema, type Lead } from './leadSchema.ts'

type Props = { dialog: DialogInHistory; kind: ContactKind }

function ContactLead({ dialog, kind }: Props) {
  const { t } = useTranslation('contact')
  const faultWords = useFaultWords()
  const { mutateAsync: send } = useSendMail()
  const [start] = useState(() => leadFrom(readDraft(draftName)))
  const form = useForm<Lead>({ defaultValues: start, resolver: valibotResolver(leadSchema) })
  useFormDraft(form, draftName)
  const { isSubmitting } = form.formState
  const { guard } = dialog

  // Outside React: the Back button, which waits while the message is on its way.
  useEffect(() => guard(() => !isSubmitting))

  const finish = async () => {
    await notify(() => ({ title: i18n.t('contact:form.successTitle'), text: i18n.t(`contact:dialog.${kind.type}.done`), confirm: i18n.t('common:ok') }))
    dialog.close()
  }
  const title = kind.type === 'notify' && kind.name !== undefined ? t('dialog.notify.titleOf', { name: kind.name }) : t(`dialog.${kind.type}.title`)
  return (
    // What is typed stays in the draft, so closing throws nothing away and asks nothing.
    <Modal open title={title} onClose={() => !isSubmitting && dialog.close()}>
      <p className="-mt-2 text-ink-soft">{t(`dialog.${kind.type}.text`)}</p>
      <Form
        name={`${draftName} ${contactMessage(kind)}`}
        form={form}
        label={title}
        mayRepeat={askAgain}
        onSubmit={async (lead) => {
          await send({ ...lead, message: contactMessage(kind) })
          removeDraft(draftName) // here and not where it is said: the person may have left
        }}
        onDone={finish}
        onFault={(fault) => {
          const words = () => {
            const { text, detail } = faultWords(fault, 'send', { lost: 'lost.message' })
            return { title: i18n.t(isAnswerLost(fault) ? 'contact:form.doubtTitle' : 'contact:form.errorTitle'), text: detail ?? text, confirm: i18n.t('common:ok') }
          }
          void notify(words, { icon: isAnswerLost(fault) ? 'warning' : 'error' })
        }}
        onInvalid={(errors) => {
          const isEmpty = Object.values(errors).some(({ message }) => message === 'required')
          if (isEmpty) void notify(() => ({ title: i18n.t('contact:form.errorTitle'), text: i18n.t('contact:form.fillAll'), confirm: i18n.t('common:ok') }), { icon: 'error' })
        }}
      >
        <LeadFields />
        <SubmitButton busyLabel={t('sending')}>{t(`dialog.${kind.type}.submit`)}</SubmitButton>
      </Form>
    </Modal>
  )
}

/** The contact dialog: name, phone and e-mail, sent with the message of its kind. */
export const ContactDialog = (props: Props) => (
  <DataProvider>
    <ContactLead {...props} />
  </DataProvider>
)
