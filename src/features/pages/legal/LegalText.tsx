import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { contactChannels } from '@/content/contactChannels.ts'
import { paths } from '@/paths.ts'
import { ContactLink } from '@/ui/base/ExternalLink.tsx'
import { textLink } from '@/ui/base/linkClass.ts'

const linkClass = `${textLink} [overflow-wrap:anywhere] hover:no-underline`

/** Our email address, or the contact page if none is configured. */
function MailLink() {
  const { t } = useTranslation('legal')
  const [email] = contactChannels('email')
  if (email !== undefined) return <ContactLink channel={email} className={linkClass} />
  return (
    <Link to={paths.contactUs} className={linkClass}>
      {t('common.contactPage')}
    </Link>
  )
}

/** Replaces `{{email}}` with a link. */
function withLinks(text: string): ReactNode {
  const parts = text.split('{{email}}')
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <MailLink />}
      <span>{part}</span>
    </Fragment>
  ))
}

/** Renders plain text: blank lines separate paragraphs, lines starting with "- " form a list. */
export function LegalText({ text }: { text: string }) {
  return (
    <div className="max-w-measure space-y-4">
      {text.split('\n\n').map((block) =>
        block.startsWith('- ') ? (
          <ul key={block} className="list-disc space-y-2 pl-6 marker:text-leaf">
            {block.split('\n').map((line) => (
              <li key={line} className="pl-1">
                {withLinks(line.replace(/^- /, ''))}
              </li>
            ))}
          </ul>
        ) : (
          <p key={block}>{withLinks(block)}</p>
        ),
      )}
    </div>
  )
}
