import { SectionWhenNear } from '@/ui/SectionWhenNear.tsx'
import { MessageForm } from './lazyForms.ts'

const fields = (
  <div className="space-y-6">
    {[12, 12, 12, 12, 36].map((height, index) => (
      <div key={index} className="space-y-2">
        <div className="skeleton h-5 w-28" />
        <div className={`skeleton ${height === 36 ? 'h-36' : 'h-12'}`} />
      </div>
    ))}
    <div className="skeleton h-12" />
  </div>
)

/** The message form of the contact page, with all it needs. Its code loads with the page, after the first paint. */
export const ContactForm = () => <SectionWhenNear part={MessageForm} className="min-h-188 sm:min-h-138" skeleton={fields} />
