import { useTranslation } from 'react-i18next'
import { courses } from '@/content/courses.ts'
import { Picture } from '@/ui/Picture.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { TextField } from '@/ui/TextField.tsx'
import { grades } from './trialOptions.ts'
import { useOptionWords } from './useOptionWords.ts'

/** Step 2: who learns what. */
export function StudentStep() {
  const { t } = useTranslation('trial')
  const words = useOptionWords()
  return (
    <>
      <TextField name="childrenFullName" label={t('fields.childrenFullName')} autoComplete="off" />
      <SelectField name="gradeLevel" label={t('fields.gradeLevel')} options={grades.map((value) => ({ value, label: words.grade(value) }))} />
      <RadioCards
        name="subject"
        legend={t('fields.subject')}
        look="chips"
        options={courses.map(({ category, picture }) => ({ value: category, label: words.subject(category), picture: <Picture name={picture} size={24} eager /> }))}
      />
    </>
  )
}
