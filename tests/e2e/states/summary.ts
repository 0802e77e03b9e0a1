import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

type Mistakes = { form: string; fields: number[] }
type Walked = { state: string; language: string; widths: number; axe: number; sideways: number; foreign: number }

/** Prints totals of the state walk, the keyboard journeys and the single mistakes. */
export default class Summary implements Reporter {
  private walked: Walked[] = []
  private mistakes: Mistakes[] = []
  private journeys = { passed: 0, failed: 0 }

  onTestEnd({ parent }: TestCase, { annotations, status }: TestResult) {
    for (const { type, description } of annotations)
      if (type === 'walked') this.walked.push(JSON.parse(description!) as Walked)
    for (const { type, description } of annotations)
      if (type === 'mistakes') this.mistakes.push(JSON.parse(description!) as Mistakes)
    if (parent.location?.file.includes('keyboard')) this.journeys[status === 'passed' ? 'passed' : 'failed'] += 1
  }

  onEnd() {
    const total = (key: 'widths' | 'axe' | 'sideways') => this.walked.reduce((sum, one) => sum + one[key], 0)
    const foreign = this.walked.filter(({ language }) => language === 'uz').reduce((sum, one) => sum + one.foreign, 0)
    if (this.walked.length > 0) {
      const states = new Set(this.walked.map(({ state }) => state)).size
      console.log(
        `» states: ${states}, combinations of language and width: ${total('widths')}; axe violations ${total('axe')}, horizontal overflow ${total('sideways')}, English texts in Uzbek ${foreign}`,
      )
    }
    if (this.mistakes.length > 0) {
      const fields = this.mistakes.flatMap((row) => row.fields).reduce((sum, count) => sum + count, 0)
      const forms = new Set(this.mistakes.map(({ form }) => form)).size
      console.log(`» single mistakes made and corrected: ${fields}, in ${forms} forms`)
    }
    if (this.journeys.passed + this.journeys.failed > 0)
      console.log(`» journeys by keyboard: ${this.journeys.passed} passed, ${this.journeys.failed} failed`)
  }

  printsToStdio = () => false
}
