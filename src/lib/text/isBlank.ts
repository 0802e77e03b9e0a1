/**
 * Whether a text shows nothing: only white space, control characters, invisible characters (Cf and Default_Ignorable_Code_Point, such as the
 * Hangul fillers), and the empty Braille pattern.
 */
export const isBlank = (text: string) => !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
