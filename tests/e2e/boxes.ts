import type { Page } from '@playwright/test'
import { inspect } from './inspector.ts'

/** Controls and headings without a box although neither they nor an ancestor are hidden. */
export const withoutBox = (page: Page) => inspect(page, () => window.inspector.withoutBox())
