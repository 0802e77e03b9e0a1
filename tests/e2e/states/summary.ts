import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

type Mistakes = { form: string; fields: number[] }
type Walked = { state: string; language: string; widths: number; axe: number; sideways: number; foreign: number }

/** Prints at the end what the walk over the states has seen, how many journeys were made by keyboard, and how many single mistakes. */
export default class Summary implements Reporter {
  private walked: Walked[] = []
  private mistakes: Mistakes[] = []
  private journeys = { passed: 0, failed: 0 }

  onTestEnd({ parent }: TestCase, { annotations, status }: TestResult) {
    for (const { type, description } of annotations) if (type === 'walked') this.walked.push(JSON.parse(description!) as Walked)
    for (const { type, description } of annotations) if (type === 'mistakes') this.mistakes.push(JSON.parse(description!) as Mistakes)
    if (parent.location?.file.includes('keyboard')) this.journeys[status === 'passed' ? 'passed' : 'failed'] += 1
  }

  onEnd() {
    const total = (key: 'widths' | 'axe' | 'sideways') => this.walked.reduce((sum, one) => sum + one[key], 0)
    const foreign = this.walked.filter(({ language }) => language === 'uz').reduce((sum, one) => sum + one.foreign, 0)
    if (this.walked.length > 0) {
      const states = new Set(this.walked.map(({ state }) => state)).size
      const languages = new Set(this.walked.map(({ language }) => language)).size
      console.log(`\nstates × languages × widths walked: ${states} × ${languages} × 3 = ${total('widths')}, axe violations ${total('axe')}, overflow ${total('sideways')}, English strings in Uzbek ${foreign}`)
    }
    if (this.mistakes.length > 0) {
      const rows = [...new Map(this.mistakes.map((row) => [row.form, row.fields])).values()]
      const fields = (all: number[][]) => all.flat().reduce((sum, count) => sum + count, 0)
      const cells = fields(this.mistakes.map((row) => row.fields))
      console.log(`\nsingle mistakes: ${rows.length} forms, ${rows.flat().length} steps, ${fields(rows)} fields; × 2 languages × 2 widths = ${cells} made and mended`)
    }
    if (this.journeys.passed + this.journeys.failed > 0) console.log(`journeys by keyboard alone: ${this.journeys.passed} made, ${this.journeys.failed} failed`)
  }

  printsToStdio = () => false
}
