export type Answer = { status: number; headers: Headers; bytes: Uint8Array; text: string; at: number }

export const isOk = (answer: Answer | null): answer is Answer =>
  answer !== null && answer.status >= 200 && answer.status < 300
export const says = (answer: Answer | null) => (answer === null ? 'gives no answer' : `answers ${answer.status}`)
export const parse = (answer: Answer | null): unknown => {
  try {
    return JSON.parse(answer?.text ?? '') as unknown
  } catch {
    return undefined
  }
}
