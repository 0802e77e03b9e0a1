import type { Locator } from '@playwright/test'
import { expect } from '../journeys/journey.ts'
import type { Visitor } from './formVisitor.ts'

/** How to use a field of a form. `form` is the dialog or page around it. */
export type Field = {
  fill: (visitor: Visitor, form: Locator) => Promise<void>
  /** Clears it. A radio button cannot be cleared: the step is restarted instead. */
  clear?: (visitor: Visitor, form: Locator) => Promise<void>
  /** Expects the value that was filled in. */
  holds: (visitor: Visitor, form: Locator) => Promise<void>
  /** Expects its error message, and the focus in it. */
  wrong: (visitor: Visitor, form: Locator) => Promise<void>
  /** The submit button is disabled without it: expects the reason. */
  closes?: (visitor: Visitor, form: Locator) => Promise<void>
  optional?: boolean
}

export const invalid = (form: Locator) => form.locator('[aria-invalid=true]').filter({ visible: true })

type Text = string | ((visitor: Visitor) => string)
const textOf = (visitor: Visitor, text: Text) => (typeof text === 'string' ? text : text(visitor))

/** Only this field is marked, and its error message is right below it. */
async function expectBeside(owner: Locator, form: Locator, words: string) {
  await expect(owner).toHaveAttribute('aria-invalid', 'true')
  await expect(invalid(form)).toHaveCount(1)
  const places = await owner.evaluate((control, error) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const notes = (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
    return notes
      .filter((note) => note?.textContent?.trim() === error)
      .map((note) => note!.getBoundingClientRect())
      .map((box) => box.height > 0 && box.left < right && box.right > left && box.top >= top && box.top < bottom + 100)
  }, words)
  expect(places, `“${words}” beside its field`).toEqual([true])
}

/** One of its choices has the focus. */
async function expectWrongGroup(group: Locator, form: Locator, words: string) {
  await expect(group.locator('input:focus')).toHaveCount(1)
  await expect(group.locator('input:focus')).toBeInViewport()
  await expectBeside(group, form, words)
}

/** The message of an empty field, whose label has the same key at its end. */
const emptyMessage = (label: string) => `messages:empty.${label.split(/[.:]/).at(-1)}`

/** A text field; `name` is the message key of its label. */
export function text(name: string, value: Text, error = emptyMessage(name)): Field {
  const at = ({ w }: Visitor, form: Locator) => form.getByLabel(w(name), { exact: true })
  return {
    fill: (visitor, form) => visitor.act(() => at(visitor, form).fill(textOf(visitor, value))),
    clear: (visitor, form) => visitor.act(() => at(visitor, form).clear()),
    holds: (visitor, form) => expect(at(visitor, form)).toHaveValue(textOf(visitor, value)),
    wrong: async (visitor, form) => {
      await expect(at(visitor, form)).toBeFocused()
      await expect(at(visitor, form)).toBeInViewport()
      await expectBeside(at(visitor, form), form, visitor.w(error))
    },
  }
}

/** A select; `option` is the label of the choice. */
export function select(name: string, option: Text, error = emptyMessage(name)): Field {
  const at = ({ w }: Visitor, form: Locator) => form.getByLabel(w(name), { exact: true })
  return {
    ...text(name, '', error),
    fill: (visitor, form) => visitor.act(() => at(visitor, form).selectOption({ label: textOf(visitor, option) })),
    clear: (visitor, form) => visitor.act(() => at(visitor, form).selectOption('')),
    holds: (visitor, form) => expect(at(visitor, form).locator('option:checked')).toHaveText(textOf(visitor, option)),
  }
}

/** Radio buttons with a legend; `option` is a name or an index. */
export function choice(name: string, option: Text | number, error = emptyMessage(name)): Field {
  const group = ({ w }: Visitor, form: Locator) => form.getByRole('radiogroup', { name: w(name), exact: true })
  const at = (visitor: Visitor, form: Locator) =>
    typeof option === 'number'
      ? group(visitor, form).getByRole('radio').nth(option)
      : group(visitor, form).getByRole('radio', { name: textOf(visitor, option), exact: true })
  return {
    fill: (visitor, form) => visitor.act(() => at(visitor, form).check()),
    holds: (visitor, form) => expect(at(visitor, form)).toBeChecked(),
    wrong: (visitor, form) => expectWrongGroup(group(visitor, form), form, visitor.w(error)),
  }
}

/** Check boxes with a legend, some of them ticked; `options` are their names. */
export function ticks(name: string, options: readonly Text[], error = emptyMessage(name)): Field {
  const group = ({ w }: Visitor, form: Locator) => form.getByRole('group', { name: w(name), exact: true })
  const at = (visitor: Visitor, form: Locator, option: Text) =>
    group(visitor, form).getByRole('checkbox', { name: textOf(visitor, option), exact: true })
  const each =
    (does: (box: Locator, visitor: Visitor) => Promise<unknown>) => async (visitor: Visitor, form: Locator) => {
      for (const option of options) await does(at(visitor, form, option), visitor)
    }
  return {
    fill: each((box, { act }) => act(() => box.check())),
    clear: each((box, { act }) => act(() => box.uncheck())),
    holds: each((box) => expect(box).toBeChecked()),
    wrong: (visitor, form) => expectWrongGroup(group(visitor, form), form, visitor.w(error)),
  }
}

export const optional = (field: Field): Field => ({ ...field, optional: true })

/** The page, once a button of its form can be pressed. */
export const ready =
  (button: string) =>
  async ({ main, w }: Visitor) => {
    await expect(main.getByRole('button', { name: w(button), exact: true })).toBeEnabled()
    return main
  }

/** A message in the language of the visitor. */
export const words =
  (key: string, values?: Record<string, string | number>) =>
  ({ w }: Visitor) =>
    w(key, values)
