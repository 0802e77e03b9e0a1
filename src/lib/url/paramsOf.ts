/** The parameters of a pathname that matches a pattern such as `/edit/:id`, as they are written; null if it does not match. Case-sensitive. */
export function paramsOf(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const match = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`).exec(pathname)
  return match && { ...match.groups }
}
