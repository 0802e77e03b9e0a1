import { act } from '@testing-library/react'
import { changeLanguage } from '@/i18n/i18n.ts'

export const toUzbek = () => act(() => changeLanguage('uz'))
