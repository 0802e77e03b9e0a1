import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

type Mistakes = { form: string; fields: number[] }
type Walked = { state: string; language: string; widths: number; axe: number; sideways: number; foreign: number }

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Prints totals of the state walk, the keyboard journeys, the single mistakes, the random visitor, and all recorded requests. */
export default class Summary implements Reporter {
  private notes: { type: string; description?: string }[] = []
  private journeys: boolean[] = []

  onTestEnd({ parent }: TestCase, { annotations, status }: TestResult) {
    this.notes.push(...annotations)
    if (parent.location?.file.includes('keyboard')) this.journeys.push(status === 'passed')
  }

  private noted = (wanted: string) =>
    this.notes.filter(({ type }) => type === wanted).map(({ description }) => JSON.parse(description!) as unknown)

  onEnd() {
    const say = (words: string) => console.log(`» ${words}`)
    const walked = this.noted('walked') as Walked[]
    if (walked.length > 0) {
      const states = new Set(walked.map(({ state }) => state)).size
      const foreign = walked.filter(({ language }) => language === 'uz').map((one) => one.foreign)
      say(
        `states: ${states}, combinations of language and width: ${sum(walked.map(({ widths }) => widths))}; axe violations ${sum(walked.map(({ axe }) => axe))}, horizontal overflow ${sum(walked.map(({ sideways }) => sideways))}, English texts in Uzbek ${sum(foreign)}`,
      )
    }
    const mistakes = this.noted('mistakes') as Mistakes[]
    if (mistakes.length > 0) {
      const forms = new Set(mistakes.map(({ form }) => form)).size
      say(`single mistakes made and corrected: ${sum(mistakes.flatMap(({ fields }) => fields))}, in ${forms} forms`)
    }
    const passed = this.journeys.filter(Boolean).length
    if (this.journeys.length > 0) say(`journeys by keyboard: ${passed} passed, ${this.journeys.length - passed} failed`)
    const calls = new Map<string, number>()
    for (const call of (this.noted('accepted') as string[][]).flat()) calls.set(call, (calls.get(call) ?? 0) + 1)
    const counts = [...calls].map(([call, count]) => `${call} × ${count}`).toSorted()
    if (calls.size > 0) say(`accepted from the clumsy visitor: ${counts.join(', ')}`)
    const requests = this.noted('requests') as number[]
    say(`requests recorded: ${sum(requests)} in ${requests.length} tests`)
  }

  printsToStdio = () => false
}
