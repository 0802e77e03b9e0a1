/** The server's message below ours (serverWords.ts). */
export const ServerSaid = ({ children }: { children: string }) => (
  <span lang="en" className="block text-sm font-normal wrap-anywhere text-ink-soft">
    {children}
  </span>
)
