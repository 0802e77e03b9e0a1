/** Whether a text shows nothing: only white space, control characters, and invisible format characters (Cf). */
export const isBlank = (text: string) => !/[^\s\p{Cc}\p{Cf}]/u.test(text)
