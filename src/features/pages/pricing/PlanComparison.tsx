import { useTranslation } from 'react-i18next'
import { compareRows } from '@/content/pageLists.ts'
import { groupPlans, individualPlans, lowestPrice } from '@/content/plans.ts'
import { money } from '@/i18n/format.ts'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { Modal } from '@/ui/dialog/Modal.tsx'

export function PlanComparison({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pricing')
  const title = t('compare.title')
  const prices = { group: money(lowestPrice(groupPlans)), individual: money(lowestPrice(individualPlans)) }
  return (
    <Modal open onClose={onClose} title={title} shape="sheet">
      <p className="text-ink-soft">{t('compare.lead')}</p>
      <table className="w-full table-fixed border-collapse text-left text-sm sm:text-base">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="align-bottom text-pine">
            <th scope="col" className="rounded-xl bg-leaf-tint px-3 py-3 font-extrabold">
              {t('compare.group')}
            </th>
            <th scope="col" className="px-3 py-3 font-extrabold">
              {t('compare.individual')}
            </th>
          </tr>
        </thead>
        {/* The row header spans both columns, so that a phone has room for the text of both cells. */}
        {compareRows.map((row) => (
          <tbody key={row}>
            <tr>
              <th scope="rowgroup" colSpan={2} className="px-3 pt-2.5 pb-0.5 text-sm font-semibold text-ink-soft">
                {t(`compare.rows.${row}.label`)}
              </th>
            </tr>
            <tr className="align-top">
              <td className="rounded-xl bg-leaf-tint px-3 py-2 font-semibold">
                {t(`compare.rows.${row}.group`, { price: prices.group })}
              </td>
              <td className="px-3 py-2 font-semibold">
                {t(`compare.rows.${row}.individual`, { price: prices.individual })}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      <div className="mt-auto">
        <ButtonLink to={paths.pricing} variant="secondary" wide>
          {t('compare.pricing')}
        </ButtonLink>
      </div>
    </Modal>
  )
}
