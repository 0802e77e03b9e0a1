/** Whether a value from outside is a plain object whose fields can be looked at. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
