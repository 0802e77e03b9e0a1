/** Whether an untrusted value is a non-null object and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value inside MongoDB's extended JSON, such as `{"$numberDecimal": "12.50"}` or `{"$date": {"$numberLong": "1796169600000"}}`; any other value unchanged. */
export function storedValue(raw: unknown): unknown {
  let value = raw
  for (let depth = 0; depth < 2 && isRecord(value); depth += 1) {
    const [name = '', ...more] = Object.keys(value)
    if (!name.startsWith('$') || more.length > 0) break
    value = value[name]
  }
  return value
}
