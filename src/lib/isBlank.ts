/** Whether nothing of a text can be seen: spaces, control characters, and marks that only steer the direction or the joining of letters. */
export const isBlank = (text: string) => !/[^\s\p{Cc}\p{Cf}]/u.test(text)
