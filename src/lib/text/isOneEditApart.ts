/** Whether two texts differ by one added, missing, or different letter, or by two swapped neighbors. False for equal texts. */
export function isOneEditApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const most = Math.min(one.length, other.length) - start
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left === right[1]! + right[0]!)
  )
}
